import { Button, Space } from 'antd'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { is } from '@/entities/field'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import { shopPackage as parcel, type ShopPackage } from '@/entities/commerce/shopPackage'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { named, plain } from '@/kit/show/format'
import { Copyable, NUMERIC, Value } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { TraceTimeline } from '../../parts/TraceTimeline'
import { OrderLines } from './OrderLines'
import { isSent } from './target'

export const TracePanel = ({ row, onClose }: { row: ShopPackage; onClose: () => void }) => {
  const t = useT()
  const frame = { title: t('orderDesk.traceOf', { name: row.packageNo || row.packageId }), width: 480, onClose }
  return (
    <LoadRecord of={shopOrders.get.query({ id: row.orderId }, { quiet: true })} {...frame}>
      {({ packages }) => {
        const one = packages.find(({ packageId }) => packageId === row.packageId) ?? row
        return (
          <Panel open {...frame}>
            <TraceTimeline
              carrier={one.logisticsName}
              trackingNo={one.trackingNo}
              traces={one.traces}
              signed={is(one.status, packageStatus.signed)}
            />
          </Panel>
        )
      }}
    </LoadRecord>
  )
}

const FIELDS = [parcel.supplierName, parcel.quantity, parcel.logisticsName] as const
const hasWay = ({ status }: ShopPackage) => is(status, packageStatus.onWay, packageStatus.trouble, packageStatus.signed)

/** Pickup at a shop instead of delivery: masked code, shop and time. */
const Redeem = ({ row }: { row: ShopOrderDetail }) => (
  <>
    {row.packages.map((one) => (
      <Facts<ShopPackage>
        key={one.packageId}
        row={one}
        fields={[
          parcel.status,
          [{ ...parcel.packageNo, key: 'redeemCode', label: 'orderDesk.redeemCode' }, one.redeemCode],
          [shopOrder.dealerName, plain(row.dealerName)],
          [
            { ...parcel.payTime, key: 'redeemTime', label: 'orderDesk.redeemTime' },
            <Value key="redeemTime" field={parcel.payTime} value={one.redeemTime} full />,
          ],
        ]}
      />
    ))}
  </>
)

export const ParcelTable = ({ row, correct }: { row: ShopOrderDetail; correct?: (parcel: ShopPackage) => void }) => {
  const t = useT()
  const [traced, setTraced] = useState<ShopPackage>()
  if (!isSent(row)) return <Redeem row={row} />
  return (
    <>
      <SmallTable
        rowKey="packageId"
        dataSource={row.packages}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'no', title: t(parcel.packageNo.label), render: (_, one) => plain(one.packageNo) },
          {
            key: 'status',
            title: t(parcel.status.label),
            render: (_, one) => <Value field={parcel.status} value={one.status} />,
          },
          { key: 'goods', title: t(parcel.goodsName.label), render: (_, one) => <OrderLines items={one.lines} /> },
          ...FIELDS.map((field) => ({
            key: field.key,
            title: t(field.label),
            align: NUMERIC.includes(field.kind) ? ('end' as const) : undefined,
            render: (_: unknown, one: ShopPackage) => <Value field={field} value={one[field.key]} full />,
          })),
          {
            key: 'number',
            title: t(parcel.trackingNo.label),
            render: (_, { trackingNo }) =>
              plain(trackingNo) ? (
                <Copyable text={plain(trackingNo)} full />
              ) : (
                <Value field={parcel.trackingNo} value="" />
              ),
          },
          {
            key: 'sent',
            title: t(parcel.deliverTime.label),
            render: (_, one) => <Value field={parcel.deliverTime} value={one.deliverTime} full />,
          },
          {
            key: 'actions',
            title: t('list.actions'),
            render: (_, one) => (
              <Space>
                {hasWay(one) && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={named(t('orderDesk.trace'), one.packageNo)}
                    onClick={() => setTraced(one)}
                  >
                    {t('orderDesk.trace')}
                  </Button>
                )}
                {correct && is(one.status, packageStatus.onWay, packageStatus.trouble) && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={named(t('orderDesk.correct'), one.packageNo)}
                    onClick={() => correct(one)}
                  >
                    {t('orderDesk.correct')}
                  </Button>
                )}
              </Space>
            ),
          },
        ]}
      />
      {traced && <TracePanel row={traced} onClose={() => setTraced(undefined)} />}
    </>
  )
}
