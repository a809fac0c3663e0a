import { CHANGED } from '@/api/error'
import { type DynamicReport, reportStatus } from '@/entities/community/audit'
import { dynamicStatus } from '@/entities/community/dynamic'
import { operateAction } from '@/entities/community/story'
import { is } from '@/entities/field'
import { formatTime, toMillis } from '@/lib/time'
import { onReset } from '../../core/control'
import { found, refuseFields, text } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import type { DynamicRow } from '../data/dynamics'
import { clearMarks, note, reportsOf } from './dynamics'
import { postOf } from './interactions'
import { posts } from './posts'

interface ReportRow {
  id: string
  dynamicId: string
  status: DynamicReport['status']
  handleBy: string
  handleTime: string
  remark: string
}

const MIN = 5
const MAX = 100
const isThere = ({ status }: DynamicRow) => is(status, dynamicStatus.up, dynamicStatus.pending)

let made: ReportRow[] | undefined
onReset(() => {
  made = undefined
})
const seeds = (): ReportRow[] =>
  posts()
    .dynamics.filter(({ reportCount }) => reportCount > 0)
    .map((post, index): ReportRow => {
      const status = isThere(post)
        ? index % 6 === 5
          ? reportStatus.dismissed
          : reportStatus.open
        : is(post.status, dynamicStatus.down)
          ? reportStatus.takenOff
          : reportStatus.gone
      const isHandled = is(status, reportStatus.takenOff, reportStatus.dismissed)
      return {
        id: String(8_200_000 + index * 7),
        dynamicId: post.id,
        status,
        handleBy: isHandled ? '李娜' : '',
        handleTime: isHandled ? formatTime((toMillis(post.publishTime) ?? 0) + 86_400_000) : '',
        remark: isHandled ? '已核实举报内容' : '',
      }
    })
/**
 * Returns all reports, built on first use. An open report of a post that is neither published nor pending gets the
 * state `gone`.
 */
const rows = (): ReportRow[] => {
  made ??= seeds()
  for (const row of made) {
    const post = postOf(row.dynamicId)
    if (row.status === reportStatus.open && post && !isThere(post)) row.status = reportStatus.gone
  }
  return made
}
const rowOf = (id: unknown): ReportRow =>
  found(
    rows().find((one) => one.id === text(id)),
    '举报记录不存在',
  )

const reportView = (row: ReportRow): DynamicReport => {
  const post = postOf(row.dynamicId)
  const lines = post ? reportsOf(post) : []
  const times = lines.map(({ createTime }) => createTime).toSorted()
  return {
    ...row,
    content: post ? (post.title ? `${post.title}\n${post.content}` : post.content) : '',
    images: post?.images ?? [],
    nickname: post?.nickname ?? '',
    reportReason: lines[0]?.reportReason ?? 9,
    reportCount: lines.length,
    reporterCount: new Set(lines.map(({ nickname }) => nickname)).size,
    firstTime: times[0] ?? '',
    lastTime: times.at(-1) ?? '',
    dynamicStatus: post?.status ?? dynamicStatus.deleted,
  }
}
export const reportViews = (): DynamicReport[] => rows().map(reportView)
export const reportWithLines = (id: unknown) => {
  const row = rowOf(id)
  const post = postOf(row.dynamicId)
  return { row: reportView(row), post, lines: post ? reportsOf(post) : [] }
}

const close = (row: ReportRow, status: DynamicReport['status'], remark: string, user: UserRow, now: number): void => {
  Object.assign(row, { status, remark, handleBy: user.nickname, handleTime: formatTime(now) })
}
const WORDS = ['待处理', '已下架', '不成立', '动态已失效']
const faultOf = ({ status, handleBy }: ReportRow): string | undefined =>
  status === reportStatus.open ? undefined : handleBy ? `该举报已被 ${handleBy} 处理` : `该举报${WORDS[status] ?? ''}`

export const takeOff = (id: unknown, given: unknown, user: UserRow, now: number): void => {
  const row = rowOf(id)
  const remark = text(given)
  const length = [...remark].length
  refuseFields({ remark: length < MIN || length > MAX ? '请填写 5-100 字说明' : undefined })
  const fault = faultOf(row)
  if (fault) throw new Refusal(CHANGED, fault)
  const post = found(postOf(row.dynamicId), '动态不存在或已删除')
  if (post.status !== dynamicStatus.up) throw new Refusal(CHANGED, '动态状态已变更')
  post.status = dynamicStatus.down
  clearMarks(post)
  note(post, operateAction.report, `举报成立，下架：${remark}`, user.nickname, now)
  close(row, reportStatus.takenOff, remark, user, now)
}
export const dismissReports = (ids: readonly string[], user: UserRow, now: number) => {
  const failed: { id: string; message: string }[] = []
  for (const id of ids) {
    const row = rowOf(id)
    const message = faultOf(row)
    if (message) failed.push({ id, message })
    else close(row, reportStatus.dismissed, '', user, now)
  }
  return { success: ids.length - failed.length, failed }
}
