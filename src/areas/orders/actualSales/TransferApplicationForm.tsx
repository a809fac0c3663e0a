import './parts/sales.css'
import { Alert } from 'antd'
import * as ats from '@/api/orders/ats'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { atsApplyState } from '@/entities/orders/atsEnums'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { TransferForm } from './parts/TransferForm'
import { nameOf } from './parts/useSaleActions'
import { isStaff, mayTransfer } from './states'

const Form = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const viewer = useViewer()
  if (!mayTransfer(row))
    return (
      <Alert
        type="warning"
        showIcon
        title={t('ats.applying')}
        action={<PermittedLink text={t('ats.toDetail')} path="/solid-management/solidDetail" query={{ id: row.id }} />}
      />
    )
  const isRejected = is(row.applyState, atsApplyState.transferRejected)
  return (
    <>
      {isRejected && (
        <Alert
          type="error"
          showIcon
          className="space-below"
          title={t('ats.transferRejected')}
          description={<ApprovalSteps bizId={row.id} />}
        />
      )}
      <h3 className="section-title">{t('ats.presentOwner')}</h3>
      <Facts row={row} fields={[actualSale.vin, actualSale.customerName, actualSale.phone]} />
      <TransferForm row={row} readOnly={!isStaff(viewer)} />
    </>
  )
}

export default function TransferApplicationForm() {
  const t = useT()
  return (
    <RecordScreen
      load={ats.get}
      missing={t('ats.missing')}
      title={nameOf}
      status={actualSale.applyState}
      form={(row) => row && <Form row={row} />}
    />
  )
}
