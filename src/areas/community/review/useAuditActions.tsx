import { type ReactNode, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { notify } from '@/api/notices'
import { type AuditTask, machineResult, reviewStatus } from '@/entities/community/audit'
import type { Reason } from '@/entities/community/reason'
import { is } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { Ask } from '@/kit/dialog/ask'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ReasonDialog } from '../parts/ReasonDialog'
import { type Decision, PASS, REJECT, sendDecision, taskName, useDecision } from '../parts/useDecision'

const MOST = 100
interface Many {
  rows: AuditTask[]
  clear: () => void
}

/** What reviewers do with rows of the list: pass, reject, decide once more; and many at once, a call a kind. */
export const useAuditActions = (): {
  pass: (row: AuditTask) => void
  reject: (row: AuditTask) => void
  again: (row: AuditTask) => void
  bulk: BulkAction<AuditTask>[]
  windows: ReactNode
} => {
  const t = useT()
  const { act, busy, refresh } = useAction()
  const send = (decision: Decision) =>
    act(() => sendDecision(decision), {
      done: t(decision.result === PASS ? 'review.isPassed' : 'review.isRejected'),
    }).then((good) => {
      // Somebody else decided meanwhile.
      if (!good) refresh()
    })
  const { pass, reject, windows } = useDecision(send)
  const [second, setSecond] = useState<AuditTask>()
  const [many, setMany] = useState<Many & { result: typeof PASS | typeof REJECT }>()
  const isToPass = is(second?.status, reviewStatus.rejected)

  /** Sends a decision about many, a call a kind: those of which it failed stay ticked, and are told. */
  const sendMany = async ({ rows, clear }: Many, result: typeof PASS | typeof REJECT, why?: Reason) => {
    const failed: { id: string; message: string }[] = []
    for (const bizType of new Set(rows.map((row) => row.bizType))) {
      const answer = await dynamics.submitAudit({
        ids: rows.filter((row) => row.bizType === bizType).map(({ auditId }) => auditId),
        bizType,
        result,
        ...(why && { reasonCode: why.code, ...(why.remark && { remark: why.remark }) }),
      })
      failed.push(...answer.failed)
    }
    const [first] = failed
    if (first) {
      const row = rows.find(({ auditId }) => auditId === plain(first.id))
      const name = row ? taskName(row) : plain(first.id)
      notify('warning', t('reviewDesk.failedSome', { count: failed.length, name, reason: plain(first.message) }))
      return
    }
    notify('success', t(result === PASS ? 'review.isPassed' : 'review.isRejected'))
    clear()
  }
  const open = (result: typeof PASS | typeof REJECT) => (rows: AuditTask[], clear: () => void) => {
    if (rows.length > MOST) notify('warning', t('reviewDesk.most', { most: MOST }))
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
        <Ask
          busy={busy}
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
              void act(() => sendMany(many, PASS)).then(() => setMany((now) => (now === many ? undefined : now)))
            else if (second)
              void send({ task: second, result: PASS, remark }).then(() =>
                setSecond((now) => (now === second ? undefined : now)),
              )
          }}
        />
        {many?.result === REJECT && (
          <ReasonDialog
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
          <ReasonDialog
            title={t('review.rejectAsk', { name: taskName(second) })}
            notice="review.notice"
            effect={t('reviewDesk.onlyOnce')}
            okText={t('review.reject')}
            done=""
            hits={second.hitWords}
            needsRemark
            save={({ code, remark }) => send({ task: second, result: REJECT, reasonCode: code, remark })}
            onClose={() => setSecond(undefined)}
          />
        )}
      </>
    ),
  }
}
