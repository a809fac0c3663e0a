import { type ReactNode, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { notify } from '@/api/notices'
import { type AuditTask, machineResult, reviewStatus } from '@/entities/community/audit'
import type { Reason } from '@/entities/community/reason'
import { is } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Failures, type Outcome, outcomeOf } from '../parts/Failures'
import { ModerationDialog } from '../parts/ModerationDialog'
import { PASS, REJECT, taskName } from '../parts/useDecision'
import { useSentDecision } from '../parts/useSentDecision'

const MAX = 100
interface Many {
  rows: AuditTask[]
  clear: (keep?: readonly string[]) => void
}

/** Returns the review actions of list rows: approve, reject, revise. For several rows, one call per kind. */
export const useAuditActions = (): {
  pass: (row: AuditTask) => void
  reject: (row: AuditTask) => void
  again: (row: AuditTask) => void
  bulk: BulkAction<AuditTask>[]
  windows: ReactNode
} => {
  const t = useT()
  const { act, busy } = useAction()
  const sent = useSentDecision()
  const { pass, reject, windows, send, deliver } = sent
  const [second, setSecond] = useState<AuditTask>()
  const [many, setMany] = useState<Many & { result: typeof PASS | typeof REJECT }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const isToPass = is(second?.status, reviewStatus.rejected)

  /** Sends a decision for many rows, one call per kind. Rows that failed stay selected and are reported singly. */
  const sendMany = async ({ rows, clear }: Many, result: typeof PASS | typeof REJECT, why?: Reason) => {
    const failed: { id: string; message: string }[] = []
    let done = 0
    for (const bizType of new Set(rows.map((row) => row.bizType))) {
      const ids = rows.filter((row) => row.bizType === bizType).map(({ auditId }) => auditId)
      try {
        const answer = await dynamics.submitAudit({
          ids,
          bizType,
          result,
          ...(why && { reasonCode: why.code, ...(why.remark && { remark: why.remark }) }),
        })
        failed.push(...answer.failed)
        done++
      } catch (error) {
        // If nothing succeeded, the whole selection can be sent again.
        if (done === 0) throw error
        failed.push(...ids.map((id) => ({ id, message: error instanceof Error ? error.message : '' })))
      }
    }
    clear(failed.map(({ id }) => plain(id)))
    if (failed.length) setOutcome(outcomeOf(rows, failed, { id: ({ auditId }) => auditId, name: taskName }))
    else notify('success', t(result === PASS ? 'review.isPassed' : 'review.isRejected'))
  }
  const open = (result: typeof PASS | typeof REJECT) => (rows: AuditTask[], clear: Many['clear']) => {
    if (rows.length > MAX) notify('warning', t('reviewDesk.max', { max: MAX }))
    else setMany({ rows, clear, result })
  }
  const waits = (row: AuditTask) => is(row.status, reviewStatus.waiting)
  return {
    pass,
    reject,
    again: setSecond,
    bulk: [
      {
        label: 'review.pass',
        can: 'dynamics.submitAudit',
        when: (row) => waits(row) && !is(row.machineResult, machineResult.violation),
        open: open(PASS),
      },
      { label: 'review.reject', can: 'dynamics.submitAudit', danger: true, when: waits, open: open(REJECT) },
    ],
    windows: (
      <>
        {windows}
        <ConfirmDialog
          busy={busy || sent.busy}
          question={
            many?.result === PASS
              ? { title: t('reviewDesk.passMany', { count: many.rows.length }), okText: t('review.pass') }
              : second && isToPass
                ? {
                    title: t('reviewDesk.passAgain', { name: taskName(second) }),
                    effect: t('reviewDesk.onlyOnce'),
                    reason: t('review.passRemark'),
                    okText: t('review.pass'),
                  }
                : undefined
          }
          onCancel={() => {
            setMany(undefined)
            setSecond(undefined)
          }}
          onOk={(remark) => {
            if (many)
              void act(() => sendMany(many, PASS)).then(
                (good) => good && setMany((now) => (now === many ? undefined : now)),
              )
            else if (second)
              void send({ task: second, result: PASS, remark }).then(
                (good) => good && setSecond((now) => (now === second ? undefined : now)),
              )
          }}
        />
        {many?.result === REJECT && (
          <ModerationDialog
            title={t('reviewDesk.rejectMany', { count: many.rows.length })}
            count={many.rows.length}
            notice="review.notice"
            okText={t('review.reject')}
            done=""
            save={(why) => sendMany(many, REJECT, why)}
            onClose={() => setMany(undefined)}
          />
        )}
        {second && !isToPass && (
          <ModerationDialog
            title={t('review.rejectAsk', { name: taskName(second) })}
            notice="review.notice"
            effect={t('reviewDesk.onlyOnce')}
            okText={t('review.reject')}
            done={t('review.isRejected')}
            hits={second.hitWords}
            needsRemark
            save={({ code, remark }) => deliver({ task: second, result: REJECT, reasonCode: code, remark })}
            onClose={() => setSecond(undefined)}
          />
        )}
        {outcome && <Failures outcome={outcome} onClose={() => setOutcome(undefined)} />}
      </>
    ),
  }
}
