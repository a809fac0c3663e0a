import { CHANGED } from '@/api/error'
import type { OperateLog, ReportLine } from '@/entities/community/story'
import { operateAction } from '@/entities/community/story'
import { type PostDay, dynamicFlag, dynamicStatus, topScope } from '@/entities/community/dynamic'
import { formatTime, toMillis } from '@/lib/time'
import { integer, text, withId } from '../../core/input'
import { Refusal } from '../../core/types'
import { violateReason } from '@/entities/community/shared'
import { at } from '../../core/random'
import { authors } from './people'
import type { UserRow } from '../../system/data/types'
import { newId } from '../../system/rules/store'
import type { DynamicRow } from '../data/dynamics'
import { posts } from './posts'

type Flag = DynamicRow['flags'][number]
type Input = Readonly<Record<string, unknown>>

type Operated = OperateLog['action']

export const postById = (id: unknown): DynamicRow => withId(posts().dynamics, id, '动态不存在或已删除')

export const postView = ({ html: _html, top: _top, originId: _origin, logs: _logs, ...row }: DynamicRow) => row

export const note = (row: DynamicRow, action: Operated, detail: string, createBy: string, now: number): void => {
  row.logs.unshift({ id: newId(), action, detail, createBy, createTime: formatTime(now) })
  row.updateBy = createBy
  row.updateTime = formatTime(now)
}

/** Rejects a post in another state, because somebody changed it meanwhile. */
export const demandState = (row: DynamicRow, ...states: readonly DynamicRow['status'][]): void => {
  if (!states.includes(row.status)) throw new Refusal(CHANGED, '动态状态已变更')
}

const LEAVING: readonly Flag[] = [dynamicFlag.top, dynamicFlag.hot, dynamicFlag.recommend]
/** Removes the marks that require a visible post. */
export const clearMarks = (row: DynamicRow): void => {
  row.flags = row.flags.filter((flag) => !LEAVING.includes(flag))
  row.top = undefined
}

export const putOn = (row: DynamicRow, on: boolean, input: Input, user: UserRow, now: number): void => {
  demandState(row, on ? dynamicStatus.down : dynamicStatus.up)
  row.status = on ? dynamicStatus.up : dynamicStatus.down
  // The data holds only the values of the enumeration, or none.
  row.offReason = (on ? '' : (integer(input.reason) ?? '')) as DynamicRow['offReason'] // see above
  if (!on) clearMarks(row)
  note(row, operateAction.shelf, on ? '上架' : `下架：${text(input.remark) || '违反社区规范'}`, user.nickname, now)
}

/** Sets or removes a mark. A post marked as `sink` accepts no promoting mark. */
export const setMark = (row: DynamicRow, flag: Flag, on: boolean): void => {
  demandState(row, dynamicStatus.up)
  if (on && LEAVING.includes(flag) && row.flags.includes(dynamicFlag.sink))
    throw new Refusal(CHANGED, '动态已沉底，请先恢复')
  if (on === row.flags.includes(flag)) throw new Refusal(CHANGED, '动态状态已变更')
  row.flags = on ? [...row.flags, flag] : row.flags.filter((one) => one !== flag)
  if (flag === dynamicFlag.sink && on) clearMarks(row)
  if (flag === dynamicFlag.top && !on) row.top = undefined
}

const MAX_TOPS = 3
const isSamePlace = (scope: number, a: DynamicRow, b: DynamicRow): boolean => {
  if (scope === topScope.plate) return a.plateId === b.plateId
  if (scope === topScope.topic) return a.topicIds.some((id) => b.topicIds.includes(id))
  return scope !== topScope.club || a.clubId === b.clubId
}
/** Rejects a fourth pinned post in one place. */
export const demandRoom = (row: DynamicRow, scope: number): void => {
  const tops = posts().dynamics.filter((one) => one !== row && one.top?.scope === scope && isSamePlace(scope, one, row))
  if (tops.length >= MAX_TOPS) throw new Refusal(409, '该范围置顶已满 3 条，请先取消')
}

const DAY = 86_400_000
/** Reports an end that is in the past or more than `days` ahead. */
export const endError = (end: unknown, days: number, now: number): string | undefined => {
  const until = toMillis(end)
  return until === undefined || until <= now || until > now + days * DAY ? `截止时间须在 ${days} 天内` : undefined
}

const WORDS = ['发广告加微信', '内容与板块无关', '重复刷屏', ''] as const
/** Returns the reports of a post, newest first, one for each of its report count. */
export const reportsOf = (row: DynamicRow): ReportLine[] =>
  Array.from({ length: row.reportCount }, (_, index): ReportLine => {
    const who = at(authors(), Number(row.id) + index)
    return {
      id: `${row.id}${String(index).padStart(2, '0')}`,
      nickname: who.nickname,
      phone: who.phone,
      reportReason: at(violateReason.options, index).value,
      content: at(WORDS, index),
      images: index % 4 === 0 ? row.images.slice(0, 1) : [],
      createTime: formatTime((toMillis(row.publishTime) ?? 0) + (row.reportCount - index) * 1_800_000),
    }
  })

const DAYS = 14
/** Returns the engagement on the first 14 days of a post, not beyond today. Each day has a part of the totals. */
export const trendOf = (row: DynamicRow, now: number): PostDay[] => {
  const from = toMillis(row.publishTime)
  if (from === undefined || from > now || row.viewCount === 0) return []
  const days = Math.min(DAYS, Math.floor((now - from) / DAY) + 1)
  const share = (count: number, day: number) => Math.floor(count / 2 ** (day + 1))
  return Array.from({ length: days }, (_, day) => ({
    date: formatTime(from + day * DAY, 'YYYY-MM-DD'),
    viewCount: share(row.viewCount, day),
    likeCount: share(row.likeCount, day),
    commentCount: share(row.commentCount, day),
  }))
}

/** Returns the operation log of a post, newest first. Its publication is the last entry. */
export const storyOf = (row: DynamicRow): OperateLog[] => [
  ...row.logs,
  ...(row.publishTime
    ? [
        {
          id: `${row.id}-0`,
          action: operateAction.publish,
          detail: '发布动态',
          createBy: row.nickname,
          createTime: row.publishTime,
        },
      ]
    : []),
]
