import { type AuditTask, auditKind, machineResult, reviewStatus } from '@/entities/community/audit'
import { is } from '@/entities/field'
import type { Page } from '@/api/reply'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { toMillis } from '@/lib/time'

/** Review kinds of this page. Club reviews have their own page, reports their own tab. */
export const KINDS = [auditKind.post, auditKind.article, auditKind.comment, auditKind.reply] as const
export type Kinds = readonly (typeof KINDS)[number][]
/** Number of tasks per request. */
export const SIZE = 50
/** Number of tasks ahead below which more are loaded. */
export const FEW = 10

/** Sorts by priority, then violations found by the automatic check, then age. */
const byUrgency = (a: AuditTask, b: AuditTask): number => {
  const urgency = ({ priority }: AuditTask) => numberIn(priority) ?? 0
  const bad = ({ machineResult: verdict }: AuditTask) => (is(verdict, machineResult.violation) ? 1 : 0)
  const since = ({ submitTime }: AuditTask) => toMillis(submitTime) ?? Number.MAX_SAFE_INTEGER
  return urgency(b) - urgency(a) || bad(b) - bad(a) || since(a) - since(b)
}

/**
 * Merges a new page into the queue: its pending rows in their current state, and known rows that it does not contain,
 * unless it is the complete queue. Sorted, without duplicates. `done` holds the tasks decided here; once a page omits
 * one, the decision has arrived. The open task stays until its reviewer is notified.
 */
export const merged = (
  known: readonly AuditTask[],
  { records, total }: Page<AuditTask>,
  { kinds, done, open, isFirst }: { kinds: Kinds; done: ReadonlySet<string>; open: string; isFirst: boolean },
): AuditTask[] => {
  const rows = records.filter(
    (row) => isGiven(row.auditId) && is(row.status, reviewStatus.waiting) && is(row.bizType, ...kinds),
  )
  const sent = new Map(rows.map((row) => [String(row.auditId), { ...row, auditId: String(row.auditId) }]))
  const isAll = isFirst && total <= records.length
  const others = known.filter(({ auditId }) => !sent.has(auditId) && !done.has(auditId) && (!isAll || auditId === open))
  return [...sent.values(), ...others].toSorted(byUrgency)
}
