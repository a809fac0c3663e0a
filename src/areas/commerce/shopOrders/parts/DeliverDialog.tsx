import '../shopOrders.css'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Form as AntForm } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { f } from '@/entities/field'
import { shopPackage } from '@/entities/commerce/shopPackage'
import { type FormField, reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { named, plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { CarrierSelect } from '../../parts/CarrierSelect'
import { LineCounts } from './LineCounts'
import { linesToSend, type SendLine } from './linesToSend'
import { useCarriers } from './tracking'
import { TrackingBox } from './TrackingBox'
import type { OrderDialogProps } from './useOrderActions'

interface ParcelValues {
  logisticsCode?: string
  trackingNo: string
  counts: Record<string, number | null>
}
interface Values {
  parcels: ParcelValues[]
}
const MAX = 10
const CODE = { ...shopPackage.logisticsName, key: 'logisticsCode', required: true } as const
const NUMBER = { ...shopPackage.trackingNo, required: true } as const
const COUNTS = reshaped({ ...f.json(), key: 'counts', label: 'shopPackage.quantity' })

const sentOf = (parcels: readonly (ParcelValues | undefined)[], itemId: string): number =>
  parcels.reduce((sum, parcel) => sum + (numberIn(parcel?.counts?.[itemId]) ?? 0), 0)

const Parcel = ({
  Field,
  at,
  lines,
  remove,
}: {
  Field: FormField<Values>
  at: number
  lines: readonly SendLine[]
  remove?: () => void
}) => {
  const t = useT()
  const { isOdd } = useCarriers()
  const form = AntForm.useFormInstance<Values>()
  const parcels = AntForm.useWatch('parcels', { form, preserve: true }) ?? []
  const own = parcels[at]
  const name = t('orderDesk.parcelNo', { place: at + 1 })
  const numberError = (value: unknown) => {
    const text = plain(value)
    if (text === '') return undefined
    const all: Values['parcels'] = form.getFieldValue('parcels') ?? []
    return all.some((other, place) => place !== at && other?.trackingNo === text)
      ? t('orderDesk.sameNumber')
      : undefined
  }
  const countError = () => {
    const all: Values['parcels'] = form.getFieldValue('parcels') ?? []
    if (lines.every(({ item }) => !numberIn(all[at]?.counts?.[item.itemId]))) return t('orderDesk.emptyParcel')
    const over = lines.find(({ item, max }) => sentOf(all, item.itemId) > max)
    return over && t('orderDesk.tooMany', { goods: plain(over.item.goodsName), max: over.max })
  }
  return (
    <section className="parcel" aria-label={name}>
      <Flex justify="space-between">
        <h3 className="section-title">{name}</h3>
        {remove && (
          <Button type="text" icon={<DeleteOutlined />} aria-label={named(t('kit.delete'), name)} onClick={remove} />
        )}
      </Flex>
      <div className="two-columns">
        <Field of={CODE} at={['parcels', at]}>
          <CarrierSelect label={named(name, t(CODE.label))} />
        </Field>
        <Field of={NUMBER} at={['parcels', at]} check={numberError}>
          <TrackingBox label={named(name, t(NUMBER.label))} odd={isOdd(own?.logisticsCode, plain(own?.trackingNo))} />
        </Field>
      </div>
      <Field of={COUNTS} at={['parcels', at]} check={countError}>
        <LineCounts lines={lines} of={name} />
      </Field>
    </section>
  )
}

const Parcels = ({ Field, lines, usual }: { Field: FormField<Values>; lines: readonly SendLine[]; usual?: string }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const parcels = AntForm.useWatch('parcels', { form, preserve: true }) ?? []
  const rest = lines.map(({ item, max }) => ({ item, left: Math.max(0, max - sentOf(parcels, item.itemId)) }))
  const left = rest.reduce((sum, one) => sum + one.left, 0)
  return (
    <AntForm.List name="parcels">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <Parcel
              key={key}
              Field={Field}
              at={name}
              lines={lines}
              remove={rows.length > 1 ? () => remove(name) : undefined}
            />
          ))}
          <Flex gap={12} align="center" wrap>
            <Button
              icon={<PlusOutlined />}
              disabled={rows.length >= MAX}
              onClick={() =>
                add({
                  logisticsCode: usual,
                  trackingNo: '',
                  counts: Object.fromEntries(rest.map((one) => [one.item.itemId, one.left])),
                })
              }
            >
              {t('orderDesk.addParcel')}
            </Button>
            <span role="status" className="quiet">
              {left > 0 ? t('orderDesk.partSent', { count: left }) : t('orderDesk.allSent')}
            </span>
          </Flex>
        </>
      )}
    </AntForm.List>
  )
}

/** Ships an order or one of its sub-orders in one to ten parcels, without pieces in open after-sales cases. */
export const DeliverDialog = ({ order, target, onClose }: OrderDialogProps) => {
  const t = useT()
  const { usual, first } = useCarriers()
  const { lines, held } = linesToSend(order, target.packageId)
  // Wait for the carriers, since the form starts with the default one.
  if (first) return null
  return (
    <FormPanel<Values>
      open
      asWindow
      width={720}
      name={`shopOrder.deliver.${target.packageId ?? order.id}`}
      title={t('orderDesk.deliverOf', { name: target.name })}
      initial={{
        parcels: [
          {
            logisticsCode: usual,
            trackingNo: '',
            counts: Object.fromEntries(lines.map(({ item, max }) => [item.itemId, max])),
          },
        ],
      }}
      save={({ parcels }) =>
        shopOrders.deliver({
          id: order.id,
          packages: parcels.map(({ logisticsCode = '', trackingNo, counts }) => ({
            logisticsCode,
            trackingNo: plain(trackingNo).trim(),
            items: lines.flatMap(({ item: { itemId } }) => {
              const quantity = numberIn(counts[itemId]) ?? 0
              return quantity > 0 ? [{ itemId, quantity }] : []
            }),
          })),
        })
      }
      saveText={t('orderDesk.deliver')}
      readOnly={lines.length === 0}
      done={t('orderDesk.delivered')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {held > 0 && (
            <Alert type="warning" showIcon className="space-below" title={t('orderDesk.held', { count: held })} />
          )}
          {lines.length > 0 ? (
            <Parcels Field={Field} lines={lines} usual={usual} />
          ) : (
            <Alert type="info" showIcon title={t('orderDesk.nothingToSend')} />
          )}
        </>
      )}
    </FormPanel>
  )
}
