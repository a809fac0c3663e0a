import { type AuditTask, auditKind, machineResult, reviewStatus } from '@/entities/community/audit'
import { is } from '@/entities/field'
import type { Page } from '@/api/reply'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { toMillis } from '@/lib/time'

/** What is reviewed here; matters of clubs have their own page, reports their own tab. */
export const KINDS = [auditKind.post, auditKind.article, auditKind.comment, auditKind.reply] as const
export type Kinds = readonly (typeof KINDS)[number][]
/** So many are loaded at once, and more when fewer than these are ahead. */
export const SIZE = 50
export const FEW = 10

/** Urgent first, then what the machine calls a violation, then the oldest. */
const byUrgency = (a: AuditTask, b: AuditTask): number => {
  const urgency = ({ priority }: AuditTask) => numberIn(priority) ?? 0
  const bad = ({ machineResult: verdict }: AuditTask) => (is(verdict, machineResult.violation) ? 1 : 0)
  const since = ({ submitTime }: AuditTask) => toMillis(submitTime) ?? Number.MAX_SAFE_INTEGER
  return urgency(b) - urgency(a) || bad(b) - bad(a) || since(a) - since(b)
}

/**
 * The queue after another answer: its rows that wait, as they are now, and those known before that it does not speak of, unless it is all there is; in their
 * order, each once. `done` are those that were decided here: when the answer leaves one out, it has arrived. What is open stays until its reviewer is told.
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
