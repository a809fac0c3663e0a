import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { useViewer } from '@/business/viewer'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import type { Action } from '@/kit/actions/actions'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { AddressDialog } from './AddressDialog'
import { ApplyDialog } from './ApplyDialog'
import { CancelDialog } from './CancelDialog'
import { CorrectDialog } from './CorrectDialog'
import { DeliverDialog } from './DeliverDialog'
import { ExtendDialog } from './ExtendDialog'
import { RemarkDialog } from './RemarkDialog'
import type { Target } from './target'

const DIALOGS = {
  'orderDesk.deliver': DeliverDialog,
  'orderDesk.changeAddress': AddressDialog,
  'orderDesk.correct': CorrectDialog,
  'orderDesk.cancel': CancelDialog,
  'orderDesk.apply': ApplyDialog,
  'orderDesk.extend': ExtendDialog,
  'orderDesk.remark': RemarkDialog,
} as const
type What = keyof typeof DIALOGS

export interface OrderDialogProps {
  order: ShopOrderDetail
  target: Target
  onClose: () => void
}

/**
 * Returns the actions that headquarters has in each state of an order, and their dialogs. Each dialog loads the order
 * first.
 */
export const useOrderActions = () => {
  const t = useT()
  const { hq } = useViewer()
  const [open, setOpen] = useState<{ what: What; target: Target }>()
  const actionsOf = (target: Target): Action[] => {
    const action = (label: What, can: Action['can'], may: boolean, more?: Partial<Action>): Action => ({
      label,
      can,
      hide: !hq || !may,
      run: () => setOpen({ what: label, target }),
      ...more,
    })
    return [
      action('orderDesk.deliver', 'shopOrders.deliver', target.mayDeliver, { next: true, primary: true }),
      action('orderDesk.changeAddress', 'shopOrders.updateAddress', target.mayMove),
      action('orderDesk.correct', 'shopOrders.updateLogistics', target.mayCorrect),
      action('orderDesk.apply', 'shopOrders.applyAfterSale', target.mayApply === true),
      action('orderDesk.extend', 'shopOrders.supportAfterSales', target.mayExtend),
      action('orderDesk.remark', 'shopOrders.remark', true),
      action('orderDesk.cancel', 'shopOrders.cancel', target.mayCancel, { danger: true }),
    ]
  }
  const close = () => setOpen(undefined)
  const Window = open && DIALOGS[open.what]
  const host = open && Window && (
    <LoadRecord
      key={`${open.what} ${open.target.orderId} ${open.target.packageId ?? ''}`}
      of={shopOrders.get.query({ id: open.target.orderId }, { quiet: true })}
      title={t(open.what)}
      asWindow
      onClose={close}
    >
      {(order) => <Window order={order} target={open.target} onClose={close} />}
    </LoadRecord>
  )
  return { actionsOf, start: (what: What, target: Target) => setOpen({ what, target }), host }
}
