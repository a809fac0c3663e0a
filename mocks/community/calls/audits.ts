import * as dynamics from '@/api/community/dynamics'
import { auditKind, type AuditTask, reviewStatus } from '@/entities/community/audit'
import { decisionResult } from '@/entities/community/clubApply'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { oneOf } from '../../core/table'
import { Refusal } from '../../core/types'
import { applicationFor, applicationsFor, decideApplications, isOfClubs } from '../rules/clubReviews'
import { auditFault, auditOf, audits, auditView, byUrgency, decide, lockedBy, lockFor } from '../rules/audits'
import { commentOf, commentView, postOf, replyOf } from '../rules/interactions'
import { demandHeadquarters } from '../rules/headquarters'
import { authors } from '../rules/people'
import { postView } from '../rules/dynamics'
import { demandReason } from '../rules/reason'
import { dismissReports } from '../rules/reports'

const STATES = reviewStatus.options.map(({ value }) => value)
const KINDS = auditKind.options.map(({ value }) => value)
const MAX = 100
const HOUR = 60
const listed = listOf(dynamics.listAudits)<AuditTask>({
  is: ['auditId', 'bizType', 'bizId', 'machineResult', 'machineLabel', 'status', 'plateName'],
  like: ['content', 'nickname', 'auditBy'],
  between: ['submitTime'],
  sort: ['submitTime', 'waitMinutes'],
  keepsOrder: true,
})
const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
on(dynamics.listAudits)((input, { user, now }) => {
  if (isOfClubs(input.bizType)) return applicationsFor(input, user, now)
  const all = audits()
  const rows = all.map((row) => auditView(row, user, now)).toSorted(byUrgency)
  const isKind = oneOf(input.bizType)
  const asked = all.filter(({ bizType }) => isKind(bizType))
  const waiting = all.filter(({ status }) => status === reviewStatus.waiting)
  const waitingAsked = waiting.filter(({ bizType }) => isKind(bizType))
  const today = formatTime(now, 'YYYY-MM-DD')
  const doneToday = asked.filter(({ auditTime }) => auditTime.startsWith(today))
  const decided = asked.filter(({ auditTime }) => auditTime !== '')
  return {
    ...listed.page(rows, input),
    summary: {
      ...listed.counts(rows, input, 'status', STATES),
      ...Object.fromEntries(
        KINDS.map((kind) => [`kind${kind}`, waiting.filter(({ bizType }) => bizType === kind).length]),
      ),
      waiting: waitingAsked.length,
      overHour: waitingAsked.filter(({ moment }) => now - moment > HOUR * 60_000).length,
      mineToday: doneToday.filter(({ auditBy }) => auditBy === user.nickname).length,
      medianMinutes: medianOf(
        decided.map(({ moment, auditTime }) => Math.round(((toMillis(auditTime) ?? moment) - moment) / 60_000)),
      ),
      overturnRate: decided.length
        ? Math.round((decided.filter(({ again }) => again).length / decided.length) * 1000) / 10
        : undefined,
    },
  }
})

on(dynamics.getAudit)((input, { user, now }) => {
  const application = applicationFor(input.id, user, now)
  if (application) return application
  const row = auditOf(input.id)
  if (input.lock === true && row.status === reviewStatus.waiting && !lockedBy(row, user, now)) lockFor(row, user, now)
  const comment = row.bizType === auditKind.reply ? commentOf(replyOf(row.bizId)?.commentId ?? '') : undefined
  const about = row.bizType === auditKind.comment ? commentOf(row.bizId)?.dynamicId : comment?.dynamicId
  const post = postOf(about ?? '')
  const author = authors().find(({ nickname }) => nickname === row.nickname)
  const others = audits().filter(
    (one) => one.nickname === row.nickname && one.status !== reviewStatus.waiting && one !== row,
  )
  const article = row.bizType === auditKind.article ? postOf(row.bizId) : undefined
  return {
    ...auditView(row, user, now),
    // The list has the plain text only. The detail has the formatted text.
    ...(article && { content: `<h2>${article.title}</h2>${article.html}` }),
    author: author
      ? {
          nickname: author.nickname,
          userType: author.userType,
          dynamicCount: 12 + (Number(author.userId) % 90),
          violationCount: others.filter(({ status }) => status === reviewStatus.rejected).length,
          registerTime: '2024-03-08 10:00:00',
        }
      : null,
    post: post ? postView(post) : null,
    comment: comment ? commentView(comment) : null,
    earlier: others
      .toSorted((a, b) => (a.auditTime < b.auditTime ? 1 : -1))
      .slice(0, 5)
      .map((one) => auditView(one, user, now)),
    checks: [],
    changes: [],
  }
})

on(dynamics.submitAudit)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.submitAudit')
  const ids = texts(input.ids)
  if (ids.length < 1 || ids.length > MAX) throw new Refusal(400, '最多选择 100 条')
  if (integer(input.bizType) === auditKind.report) return dismissReports(ids, user, now)
  const isPass = integer(input.result) === decisionResult.pass
  if (isOfClubs(input.bizType)) return decideApplications(ids, isPass, input, user, now)
  if (!isPass) demandReason({ reason: input.reasonCode, remark: input.remark })
  const failed: { id: string; message: string }[] = []
  for (const id of ids) {
    const row = auditOf(id)
    const by = lockedBy(row, user, now)
    const message = auditFault(row, isPass, input, { by, count: ids.length, now })
    if (message) failed.push({ id, message })
    else decide(row, isPass, input, user, now)
  }
  return { success: ids.length - failed.length, failed }
})
