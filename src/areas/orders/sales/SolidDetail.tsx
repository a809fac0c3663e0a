import './parts/sales.css'
import { Alert } from 'antd'
import * as ats from '@/api/orders/ats'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { atsApplyState, atsStatus, ownerType } from '@/entities/orders/atsEnums'
import { atsInvoice } from '@/entities/orders/atsInvoice'
import { atsOwner } from '@/entities/orders/atsOwner'
import { placeText } from '@/entities/shared/place'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Words } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Application } from './parts/Application'
import { History } from './parts/History'
import { ReviewBar } from './parts/ReviewBar'
import { Transfers } from './parts/Transfers'
import { nameOf, useSaleLinks } from './parts/useSaleActions'
import { Warnings } from './parts/Warnings'
import { isOwn, reviewable, reviewRight } from './states'

/** What to know of a sale first: why it was rejected, that it is the reviewer's own, what to look at twice, and what is applied for. */
const Above = ({ row, reviews, own }: { row: SaleDetail; reviews: boolean; own: boolean }) => {
  const t = useT()
  const isRejected = is(row.status, atsStatus.rejected) || is(row.applyState, atsApplyState.transferRejected)
  return (
    <div className="sale-alerts">
      {isRejected && (
        <Alert type="error" showIcon title={t('ats.wasRejected')} description={plain(row.rejectReason) || undefined} />
      )}
      {own && <Alert type="info" showIcon title={t('ats.notOwn')} />}
      {reviews && <Warnings row={row} />}
      <Application row={row} />
    </div>
  )
}

/** One actual sale in full, with the bar for whoever must decide. */
export default function SolidDetail() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const waysOf = useSaleLinks()
  const waiting = (row: SaleDetail) =>
    may('approvals.submit') && may(reviewRight(viewer)) ? reviewable(row, viewer) : undefined
  return (
    <RecordScreen
      load={ats.get}
      missing={t('ats.missing')}
      title={nameOf}
      status={actualSale.status}
      marks={(row) =>
        !is(row.applyState, atsApplyState.none) && <StatusTag field={actualSale.applyState} value={row.applyState} />
      }
      actions={(row) => Object.values(waysOf(row))}
      above={(row) => {
        const reviews = waiting(row) !== undefined
        return <Above row={row} reviews={reviews && !isOwn(row, viewer)} own={reviews && isOwn(row, viewer)} />
      }}
      facts={(row) => [
        {
          title: 'ats.car',
          facts: [
            ...[actualSale.vin, actualSale.seriesName, actualSale.modelName, actualSale.colorName],
            ...[actualSale.saleType, actualSale.dealPrice, actualSale.saleDate],
            ...[actualSale.areaName, actualSale.dealerName, actualSale.consultantName],
            ...[actualSale.infoRate, actualSale.createTime, actualSale.submitTime],
          ],
        },
        {
          title: 'ats.owner',
          facts: [
            ...[actualSale.customerName, actualSale.phone, atsOwner.ownerType, atsOwner.idType, atsOwner.idNo],
            ...(is(row.ownerType, ownerType.company) ? [atsOwner.contactName] : [atsOwner.sex, atsOwner.birthday]),
            [atsOwner.region, <Words key="region">{placeText(row)}</Words>],
            ...[atsOwner.address, atsOwner.purpose, atsOwner.buyTimes, atsOwner.focus],
          ],
        },
        {
          title: 'ats.invoice',
          facts: [
            ...[atsInvoice.payType, atsInvoice.invoiceNo, atsInvoice.invoiceCode, atsInvoice.invoiceDate],
            ...[atsInvoice.invoiceAmount, atsInvoice.priceRemark, atsInvoice.invoiceImage],
          ],
        },
        {
          title: 'ats.delivery',
          facts: [
            ...[atsInvoice.plate, atsInvoice.plateDate, atsInvoice.licenseImage, atsInvoice.insuranceCompany],
            ...[atsInvoice.deliveryDate, atsInvoice.deliveryImages],
          ],
        },
      ]}
      tabs={(row) => [
        { key: 'transfers', label: t('ats.transfers'), children: <Transfers rows={row.transfers} /> },
        { key: 'log', label: t('ats.log'), children: <ApprovalSteps bizId={row.id} /> },
        { key: 'history', label: t('ats.history'), children: <History id={row.id} /> },
      ]}
    >
      {(row) => {
        const bizType = waiting(row)
        return bizType && !isOwn(row, viewer) ? <ReviewBar row={row} bizType={bizType} /> : null
      }}
    </RecordScreen>
  )
}
