import { auditKind, type AuditTask, machineResult, reviewStatus } from '@/entities/community/audit'
import { commentStatus } from '@/entities/community/comment'
import { dynamicStatus } from '@/entities/community/dynamic'
import { violateReason } from '@/entities/community/shared'
import { operateAction } from '@/entities/community/story'
import { formatTime, toMillis } from '@/lib/time'
import { control, onReset } from '../../core/control'
import { found, integer, text } from '../../core/input'
import type { UserRow } from '../../system/data/types'
import { type AuditRow, buildAudits } from '../data/audits'
import { clearMarks, note } from './dynamics'
import { commentOf, postOf, replyOf, threads } from './interactions'
import { posts } from './posts'

const LOCK_MS = 5 * 60_000
const AGAIN_MS = 30 * 86_400_000
const MINUTE = 60_000
/** Indexes of the waiting tasks that another reviewer has opened. */
const LOCKED = [4, 11, 20]

const seeds = (): AuditRow[] => {
  const all = buildAudits(posts().dynamics, threads().comments, threads().replies)
  const waiting = all.filter(({ status }) => status === reviewStatus.waiting).toSorted(byUrgency)
  for (const place of LOCKED) {
    const row = waiting[place]
    if (row) row.lock = { by: '李娜', userId: 'other', until: control.now() + LOCK_MS }
  }
  return all
}
/** Sorts by priority, then machine violations first, then oldest first. */
export const byUrgency = (
  a: Pick<AuditTask, 'priority' | 'machineResult' | 'submitTime'>,
  b: Pick<AuditTask, 'priority' | 'machineResult' | 'submitTime'>,
): number => {
  const bad = (row: typeof a) => (row.machineResult === machineResult.violation ? 1 : 0)
  return b.priority - a.priority || bad(b) - bad(a) || (a.submitTime < b.submitTime ? -1 : 1)
}

let made: AuditRow[] | undefined
onReset(() => {
  made = undefined
})
const textOf = ({ bizType, bizId }: AuditRow) => (bizType === auditKind.comment ? commentOf(bizId) : replyOf(bizId))
const isCommentOrReply = ({ bizType }: AuditRow) => bizType === auditKind.comment || bizType === auditKind.reply
/**
 * Returns all review tasks, built on first use like the comments. Waiting tasks of removed comments and replies are
 * withdrawn.
 */
export const audits = (): AuditRow[] => {
  made ??= seeds()
  for (const row of made)
    if (row.status === reviewStatus.waiting && isCommentOrReply(row) && textOf(row)?.status === commentStatus.removed)
      row.status = reviewStatus.withdrawn
  return made
}
export const auditOf = (id: unknown): AuditRow =>
  found(
    audits().find(({ auditId }) => auditId === text(id)),
    '审核记录不存在',
  )

/** Returns the name of another reviewer who holds the lock. Empty if there is none. */
export const lockedBy = ({ lock }: AuditRow, user: UserRow, now: number): string =>
  lock && lock.until > now && lock.userId !== user.id ? lock.by : ''
export const lockFor = (row: AuditRow, user: UserRow, now: number): void => {
  row.lock = { by: user.nickname, userId: user.id, until: now + LOCK_MS }
}
export const auditView = (row: AuditRow, user: UserRow, now: number): AuditTask => {
  const { moment, lock: _lock, again: _again, ...task } = row
  return {
    ...task,
    waitMinutes: task.status === reviewStatus.waiting ? Math.max(0, Math.floor((now - moment) / MINUTE)) : 0,
    lockBy: lockedBy(row, user, now),
  }
}

type Input = Readonly<Record<string, unknown>>
/** Returns the reason why a decision cannot be made. Undefined if it can. */
export const auditFault = (
  row: AuditRow,
  isPass: boolean,
  input: Input,
  { by, count, now }: { by: string; count: number; now: number },
): string | undefined => {
  if (by) return `该内容正在由 ${by} 审核`
  if (row.status === reviewStatus.waiting) {
    if (!isPass || row.machineResult !== machineResult.violation) return undefined
    return count > 1 ? '机审违规内容不能批量通过' : text(input.remark) ? undefined : '请填写通过说明'
  }
  const wanted = isPass ? reviewStatus.passed : reviewStatus.rejected
  const isOld = now - (toMillis(row.auditTime) ?? 0) > AGAIN_MS
  if (row.status === reviewStatus.withdrawn || row.status === wanted || row.again || isOld || !text(input.remark))
    return `该内容已被 ${row.auditBy || '用户'} 处理`
  return undefined
}

const REASONS = [
  '',
  '广告引流',
  '色情低俗',
  '违法违规',
  '辱骂攻击',
  '虚假信息',
  '侵权',
  '灌水刷屏',
  '与板块无关',
  '其他',
]
/** Stores the decision and applies its effects on the content. */
export const decide = (row: AuditRow, isPass: boolean, input: Input, user: UserRow, now: number): void => {
  const code = violateReason.options.find(({ value }) => value === integer(input.reasonCode))?.value
  Object.assign(row, {
    again: row.status !== reviewStatus.waiting,
    status: isPass ? reviewStatus.passed : reviewStatus.rejected,
    auditBy: user.nickname,
    auditTime: formatTime(now),
    rejectReason: isPass ? '' : code,
    remark: text(input.remark),
    lock: undefined,
  })
  if (isCommentOrReply(row)) {
    const commented = textOf(row)
    if (commented) commented.status = isPass ? commentStatus.shown : commentStatus.rejected
    return
  }
  const post = postOf(row.bizId)
  if (!post) return
  post.status = isPass ? dynamicStatus.up : dynamicStatus.rejected
  // The data holds only values of the enumeration, or none.
  post.offReason = (isPass ? '' : code) as typeof post.offReason // see above
  if (!isPass) clearMarks(post)
  const words = isPass ? '审核通过' : `审核驳回：${REASONS[code ?? 0] ?? ''}`
  note(post, operateAction.review, words, user.nickname, now)
}
