import '../shopOrders.css'
import { Alert } from 'antd'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { is } from '@/entities/field'
import { orderAfterSale } from '@/entities/commerce/shared'
import { shopPackage as parcel, type ShopPackage } from '@/entities/commerce/shopPackage'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useClosingTyped } from '@/kit/form/useClosing'
import { named, plain } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { CarrierSelect } from '../../parts/CarrierSelect'
import { OrderLines } from './OrderLines'
import { isTracking, useCarriers } from './tracking'
import { TrackingBox } from './TrackingBox'

/** Returns the pieces of a sub-order that can be shipped: those of lines without an open after-sales case. */
export const freeItems = ({ items, lines }: ShopPackage) =>
  items.filter(
    ({ itemId }) => !lines.some((line) => line.itemId === itemId && is(line.afterSaleState, orderAfterSale.open)),
  )

/** Loads all lines of a sub-order; list rows contain only the first ones. */
const wholeOf = async (row: ShopPackage): Promise<ShopPackage> => {
  if (row.lines.length >= row.items.length) return row
  const { packages } = await shopOrders.get({ id: row.orderId }, { quiet: true })
  return packages.find(({ packageId }) => packageId === row.packageId) ?? row
}

/** Ships many sub-orders with one carrier. Numbers are typed, scanned, or pasted as a column of a sheet. */
export const DeliverMany = ({
  rows,
  run,
  onClose,
}: {
  rows: readonly ShopPackage[]
  run: (each: (row: ShopPackage) => Promise<unknown>) => void
  onClose: () => void
}) => {
  const t = useT()
  const { usual, isOdd } = useCarriers()
  const [chosen, setChosen] = useState<string>()
  const [numbers, setNumbers] = useState<readonly string[]>(() => rows.map(() => ''))
  const [told, setTold] = useState(false)
  const code = chosen ?? usual
  const put = (at: number, texts: readonly string[]) =>
    setNumbers((now) => now.map((text, place) => texts[place - at] ?? text))
  const faultOf = (at: number): string | undefined => {
    const text = numbers[at] ?? ''
    if (!isTracking(text)) return t('rule.tracking')
    return numbers.indexOf(text) === at ? undefined : t('orderDesk.sameNumber')
  }
  const good = code !== undefined && rows.every((_, at) => !faultOf(at))
  const send = () => {
    setTold(true)
    if (!good) return
    onClose()
    const numberOf = new Map(rows.map(({ packageId }, at) => [packageId, numbers[at] ?? '']))
    run(async (row) =>
      shopOrders.deliver(
        {
          id: row.orderId,
          packages: [
            {
              logisticsCode: code,
              trackingNo: numberOf.get(row.packageId) ?? '',
              items: freeItems(await wholeOf(row)),
            },
          ],
        },
        { quiet: true },
      ),
    )
  }
  const title = t('orderDesk.deliverMany', { count: rows.length })
  const { close, question } = useClosingTyped(numbers.some(Boolean), title, onClose)
  return (
    <Dialog
      open
      width={860}
      title={title}
      onClose={close}
      footer={<DialogButtons ok={t('orderDesk.deliver')} onOk={send} onClose={close} />}
    >
      <Alert type="info" showIcon className="space-below" title={t('orderDesk.pasteHint')} />
      <label className="deliver-carrier">
        {t(parcel.logisticsName.label)}
        <CarrierSelect label={t(parcel.logisticsName.label)} value={code} onChange={setChosen} />
      </label>
      {told && code === undefined && (
        <p role="alert" className="late">
          {t('rule.choose', { field: t(parcel.logisticsName.label) })}
        </p>
      )}
      <SmallTable
        rowKey="packageId"
        dataSource={rows}
        scroll={{ x: 'max-content', y: 420 }}
        columns={[
          { key: 'no', title: t(parcel.packageNo.label), render: (_, row) => plain(row.packageNo) },
          { key: 'goods', title: t(parcel.goodsName.label), render: (_, row) => <OrderLines items={row.lines} /> },
          {
            key: 'number',
            title: t(parcel.trackingNo.label),
            width: 260,
            render: (_, row, at) => (
              <div
                onPaste={(event) => {
                  const lines = event.clipboardData.getData('text').trim().split(/\s+/)
                  if (lines.length < 2) return
                  event.preventDefault()
                  put(at, lines)
                }}
              >
                <TrackingBox
                  label={named(row.packageNo, t(parcel.trackingNo.label))}
                  value={numbers[at]}
                  odd={isOdd(code, numbers[at] ?? '')}
                  onChange={(text = '') => put(at, [text])}
                />
                {told && faultOf(at) && (
                  <small role="alert" className="late">
                    {faultOf(at)}
                  </small>
                )}
              </div>
            ),
          },
        ]}
      />
      {question}
    </Dialog>
  )
}
