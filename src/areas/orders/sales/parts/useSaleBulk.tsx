import { useState } from 'react'
import * as approvals from '@/api/system/approvals'
import { is } from '@/entities/field'
import type { ActualSale } from '@/entities/orders/actualSale'
import { atsApplyState, atsStatus } from '@/entities/orders/atsEnums'
import { useViewer } from '@/business/viewer'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isOwn, reviewRight } from '../states'
import { together } from './together'

const MAX = 100

interface Asked {
  count: number
  run: (each: (row: ActualSale) => Promise<unknown>) => void
}

/** Passing many sales at once, and at headquarters rejecting them for one reason: only those without an application, in the state of the user's review. */
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
