import { useState } from 'react'
import * as approvals from '@/api/system/approvals'
import type { Decided } from '@/api/system/approvals'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { ActualSale } from '@/entities/orders/actualSale'
import { atsApplyState, atsStatus } from '@/entities/orders/atsEnums'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isOwn, reviewRight } from '../states'

/** Combines rows that are sent at the same time into one call. Each caller gets its own success or failure. */
const together = (send: (ids: string[]) => Promise<Decided>) => {
  let waiting: { ids: string[]; answer: Promise<Decided> } | undefined
  return async (row: { id: string }): Promise<void> => {
    if (!waiting) {
      const ids: string[] = []
      const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        waiting = undefined
        return send(ids)
      })
      waiting = { ids, answer }
    }
    waiting.ids.push(row.id)
    const { failRows } = await waiting.answer
    const failed = failRows.find(({ bizId }) => bizId === row.id)
    if (failed) throw new Error(failed.reason)
  }
}

const MAX = 100

interface Asked {
  count: number
  run: (each: (row: ActualSale) => Promise<unknown>) => void
}

/**
 * Bulk approval of sales, and for headquarters bulk rejection with one reason. Only sales without an application, in
 * the state of the user's review.
 */
export const useSaleBulk = (hq: boolean) => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const [asked, setAsked] = useState<Asked>()
  const state = hq ? atsStatus.headquarters : atsStatus.showroom
  const fits = (row: ActualSale) =>
    is(row.status, state) && is(row.applyState, atsApplyState.none) && !isOwn(row, viewer)
  const send = (result: 1 | 2, opinion?: string) =>
    together((bizIds) => approvals.submit({ bizType: 'ats', bizIds, result, opinion }, { quiet: true }))
  const shared = { can: 'approvals.submit', when: fits, max: MAX, lanes: MAX } as const
  const pass: BulkAction<ActualSale> = { ...shared, label: 'ats.pass', each: send(1) }
  const reject: BulkAction<ActualSale> = {
    ...shared,
    label: 'ats.reject',
    danger: true,
    open: (rows, _, run) => setAsked({ count: rows.length, run }),
  }
  const mayReview = (hq ? viewer.head : viewer.dealer) && may(reviewRight(viewer))
  const host = asked && (
    <ReasonDialog
      name="ats.bulkReject"
      title={t('ats.rejectMany', { count: asked.count })}
      field={{ label: 'ats.rejectReason', required: true, min: 5, max: 200 }}
      okText={t('ats.reject')}
      send={(reason) => asked.run(send(2, reason))}
      onClose={() => setAsked(undefined)}
    />
  )
  return { bulk: !mayReview ? [] : hq ? [pass, reject] : [pass], host }
}
