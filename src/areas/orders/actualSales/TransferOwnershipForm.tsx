import './parts/sales.css'
import { Alert } from 'antd'
import * as ats from '@/api/orders/ats'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { useViewer } from '@/business/viewer'
import { type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { ownerTransfer } from '@/entities/orders/transfer'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { useT } from '@/locales'
import { Files, OldAndNew } from './parts/Application'
import { CarryOutForm } from './parts/CarryOutForm'
import { nameOf } from './parts/useSaleActions'
import { isPassed, isStaff } from './states'

const Form = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const viewer = useViewer()
  const { transfer: wanted } = row
  if (!wanted) return <Alert type="info" showIcon title={t('ats.noTransfers')} />
  const open = isPassed(row) && isStaff(viewer)
  return (
    <>
      <section className="sale-applied" aria-label={t('ats.transferApplied')}>
        <h3 className="section-title">{t('ats.transferApplied')}</h3>
        <OldAndNew row={row} wanted={wanted} />
        <Facts
          row={wanted}
          fields={[ownerTransfer.applyNo, ownerTransfer.status, ownerTransfer.transferType, ownerTransfer.remark]}
        />
        <Files urls={wanted.images} label={t(ownerTransfer.images.label)} />
      </section>
      <h3 className="section-title">{t('ats.log')}</h3>
      <ApprovalSteps bizId={row.id} />
      {open ? <CarryOutForm row={row} wanted={wanted} /> : <Alert type="info" showIcon title={t('ats.notOpen')} />}
    </>
  )
}

export default function TransferOwnershipForm() {
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
