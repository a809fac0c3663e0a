import * as dealers from '@/api/system/dealers'
import { findById } from '@/api/findById'
import * as orders from '@/api/orders/orders'
import type { Viewer } from '@/business/viewer'
import { auditStatus } from '@/entities/shared/enums'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DecideDrawer } from './DecideDrawer'
import { isSecond } from './kinds'
import { SecondDrawer } from './SecondDrawer'
import { SecondForm } from './SecondForm'
import { isEditable, keepsOutlets } from './access'

/** The waiting application about an outlet. */
const waiting = (secondId: string) =>
  findById(orders.listSecondDealerApprovals, { secondId, status: auditStatus.waiting })

/** The drawer or form that the address of the tab names; what this user or the state does not allow shows the detail instead. */
export const SecondPanels = ({
  viewer,
  actionsOf,
}: {
  viewer: Viewer
  actionsOf: (row: SecondDealer) => readonly Action[]
}) => {
  const t = useT()
  const may = useMay()
  const { mode, id, close } = useOpened()
  if (mode === 'new')
    return keepsOutlets(viewer) && may('dealers.createSecond') ? <SecondForm viewer={viewer} onClose={close} /> : null
  if (!mode || !id) return null
  if (mode === 'decide')
    return (
      <LoadRecord key={`decide ${id}`} of={waiting(id)} title={t('subDealers.application')} width={880} onClose={close}>
        {(row) => <DecideDrawer row={row} viewer={viewer} onClose={close} />}
      </LoadRecord>
    )
  return (
    <LoadRecord
      key={`${mode} ${id}`}
      of={dealers.get.query({ id }, { quiet: true })}
      title={t('subDealers.one')}
      onClose={close}
    >
      {(row) => {
        if (!isSecond(row)) return null
        if (mode === 'edit' && keepsOutlets(viewer) && isEditable(row) && may('dealers.updateSecond'))
          return <SecondForm row={row} viewer={viewer} onClose={close} />
        return <SecondDrawer row={row} actions={actionsOf(row)} onClose={close} />
      }}
    </LoadRecord>
  )
}
