import './parts/sales.css'
import { Alert } from 'antd'
import { useState } from 'react'
import * as ats from '@/api/orders/ats'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { actualSale, type SaleDetail } from '@/entities/orders/actualSale'
import { atsApplyState, atsStatus, ownerType } from '@/entities/orders/atsEnums'
import { atsHistory } from '@/entities/orders/atsHistory'
import { atsInvoice } from '@/entities/orders/atsInvoice'
import { atsOwner } from '@/entities/orders/atsOwner'
import { ownerTransfer, type Transfer } from '@/entities/orders/transfer'
import { transferRecord } from '@/entities/orders/transferRecord'
import { placeText } from '@/entities/shared/place'
import { Loaded, useLoad } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { useColumn } from '@/kit/list/SubTable'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Words } from '@/kit/show/Blank'
import { FieldTable } from '@/kit/show/FieldTable'
import { SmallTable } from '@/kit/show/SmallTable'
import { plain, useFormats } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Application, Files } from './parts/Application'
import { ReviewBar } from './parts/ReviewBar'
import { nameOf, useSaleLinks } from './parts/useSaleActions'
import { pricesDiffer } from './saleRules'
import { isOwn, reviewable, reviewRight } from './states'

const MANY_SALES = 3

/**
 * Warnings for a reviewer: a price that differs from the invoice, an invoice after the sale, a phone number with
 * several recent sales, a car shipped to another dealer.
 */
const Warnings = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const { money } = useFormats()
  const day = (value: unknown) => formatTime(value, 'YYYY-MM-DD')
  const isLate = day(row.invoiceDate) !== '' && day(row.saleDate) !== '' && day(row.invoiceDate) > day(row.saleDate)
  const sales = numberIn(row.phoneCount)
  const said = [
    pricesDiffer(row.invoiceAmount, row.dealPrice) &&
      t('ats.warnPrice', { invoice: money(row.invoiceAmount), deal: money(row.dealPrice) }),
    isLate && t('ats.warnInvoice', { invoice: day(row.invoiceDate), sale: day(row.saleDate) }),
    sales !== null && sales >= MANY_SALES && t('ats.warnPhone', { count: sales }),
    row.shippedDealerName && t('ats.warnShipped', { dealer: row.shippedDealerName }),
  ].filter((text): text is string => !!text)
  if (said.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('ats.warnings')}
      description={
        <ul className="sale-warnings">
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  )
}

const OWNERS = { ...ownerTransfer.customerName, key: 'owners', label: 'ats.owners' } as const

const Transfers = ({ rows }: { rows: readonly Transfer[] }) => {
  const t = useT()
  return (
    <FieldTable
      rows={rows}
      empty={t('ats.noTransfers')}
      fields={[
        [
          OWNERS,
          (row) => (
            <bdi key="owners">
              {plain(row.oldOwnerName)} → {plain(row.customerName)}
            </bdi>
          ),
        ],
        ownerTransfer.status,
        ownerTransfer.transferType,
        ownerTransfer.applyNo,
        ownerTransfer.createBy,
        ownerTransfer.createTime,
        ...([transferRecord.transferDate, transferRecord.plate, transferRecord.invoiceNo] as const).map(
          (field) =>
            [
              field,
              (row: Transfer) => <Value key={field.key} field={field} value={row.record?.[field.key]} full />,
            ] as const,
        ),
        [
          transferRecord.certificate,
          (row) => (
            <Files key="files" urls={row.record?.certificate ?? []} label={t(transferRecord.certificate.label)} />
          ),
        ],
      ]}
    />
  )
}

const PAGE = 20
const FIELDS = [
  atsHistory.createTime,
  atsHistory.action,
  atsHistory.fieldName,
  atsHistory.oldValue,
  atsHistory.newValue,
  atsHistory.createBy,
] as const

const History = ({ id }: { id: string }) => {
  const column = useColumn()
  const [pageNo, setPage] = useState(1)
  const load = useLoad(ats.listHistory.query({ id, pageNo, pageSize: PAGE }, { quiet: true }))
  return (
    <Loaded load={load}>
      <SmallTable
        rowKey="id"
        loading={load.loading}
        dataSource={load.data?.records ?? []}
        columns={FIELDS.map((field) => column(field))}
        scroll={{ x: 'max-content' }}
        pagination={false}
      />
      <PageButtons page={load.data} pageNo={pageNo} pageSize={PAGE} setPageNo={setPage} />
    </Loaded>
  )
}

/** Notices above a sale: rejection reason, own sale of the reviewer, warnings, and the pending application. */
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
