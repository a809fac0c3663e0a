import { dealerById } from '@/api/system/dealerById'
import { findById } from '@/api/findById'
import * as orders from '@/api/orders/orders'
import type { Viewer } from '@/business/viewer'
import { auditStatus } from '@/entities/shared/enums'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { StatusTag } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Applied, SecondFacts } from './secondDealerCells'
import { DecideDrawer } from './DecideDrawer'
import { SecondForm } from './SecondForm'
import { isEditable, keepsOutlets } from './access'

const waiting = (secondId: string) =>
  findById(orders.listSecondDealerApprovals, { secondId, status: auditStatus.waiting })

export const SecondPanel = ({
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
  if (mode === 'decide' && id)
    return (
      <LoadRecord key={id} of={waiting(id)} title={t('subDealers.application')} width={880} onClose={close}>
        {(row) => <DecideDrawer row={row} viewer={viewer} onClose={close} />}
      </LoadRecord>
    )
  return (
    <RecordPanel
      load={dealerById.second}
      title={(row) => row.dealerName}
      status={secondDealer.auditStatus}
      marks={(row) => <StatusTag field={secondDealer.status} value={row.status} />}
      actions={actionsOf}
      form={(row) =>
        mode === 'edit' && keepsOutlets(viewer) && isEditable(row) && may('dealers.updateSecond') ? (
          <SecondForm row={row} viewer={viewer} onClose={close} />
        ) : undefined
      }
    >
      {(row) => (
        <>
          <SecondFacts row={row} />
          <h3 className="section-title">{t('subDealers.steps')}</h3>
          <Applied secondId={row.id} />
        </>
      )}
    </RecordPanel>
  )
}
