import '../afterSales.css'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { CallId } from '@/api/callIds'
import { shopAfterSale, shopAfterSaleStatus as states, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { named } from '@/kit/show/format'
import type { TextKey } from '@/locales'
import { useT } from '@/locales'
import { AgreeDialog } from './AgreeDialog'
import { ReceiveDialog } from './ReceiveDialog'
import { RefundDialog } from './RefundDialog'
import { RefuseDialog } from './RefuseDialog'

export interface CaseDialogProps {
  row: ShopAfterSale
  title: string
  onClose: () => void
  refuse: () => void
}
type Code = Extract<(typeof states)[keyof typeof states], number>
interface Step {
  label: TextKey
  can: CallId
  in: readonly Code[]
  danger?: boolean
  Dialog: ComponentType<CaseDialogProps>
}
const STEPS = {
  agree: { label: 'afterSales.agree', can: 'shopOrders.agreeAfterSale', in: [states.applied], Dialog: AgreeDialog },
  receive: {
    label: 'afterSales.receive',
    can: 'shopOrders.confirmReceiving',
    in: [states.returning],
    Dialog: ReceiveDialog,
  },
  refund: {
    label: 'afterSales.refund',
    can: 'shopOrders.agreeRefund',
    in: [states.toRefund, states.failed],
    Dialog: RefundDialog,
  },
  refuse: {
    label: 'afterSales.refuse',
    can: 'shopOrders.refuseAfterSale',
    in: [states.applied, states.returning],
    danger: true,
    Dialog: RefuseDialog,
  },
} satisfies Record<string, Step>
const ALL: readonly [keyof typeof STEPS, Step][] = [
  ['agree', STEPS.agree],
  ['receive', STEPS.receive],
  ['refund', STEPS.refund],
  ['refuse', STEPS.refuse],
]

export const useCaseActions = (): { actionsOf: (row: ShopAfterSale) => Action[]; host: ReactNode } => {
  const t = useT()
  const [asked, setAsked] = useState<{ step: keyof typeof STEPS; row: ShopAfterSale }>()
  const actionsOf = (row: ShopAfterSale): Action[] =>
    ALL.map(([step, { label, can, danger = false, in: of }]) => ({
      label,
      can,
      danger,
      next: !danger,
      primary: !danger,
      hide: !is(row.status, ...of),
      run: () => setAsked({ step, row }),
    }))
  const close = () => setAsked(undefined)
  const { Dialog, label }: Partial<Step> = asked ? STEPS[asked.step] : {}
  const host = asked && Dialog && label && (
    <Dialog
      key={`${asked.step} ${asked.row.id}`}
      row={asked.row}
      title={named(t(label), '·', asked.row.afterSaleNo || asked.row[shopAfterSale.id.key])}
      onClose={close}
      refuse={() => setAsked({ ...asked, step: 'refuse' })}
    />
  )
  return { actionsOf, host }
}
