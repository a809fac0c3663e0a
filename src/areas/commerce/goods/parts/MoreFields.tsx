import { Form as AntForm } from 'antd'
import * as files from '@/api/system/files'
import { DealerPicker } from '@/business/DealerPicker'
import { goods, goodsDealerScope, type GoodsDetail, shelfType } from '@/entities/commerce/goods'
import { deliveryMode, goodsType } from '@/entities/commerce/shared'
import type { Field as EntityField } from '@/entities/field'
import { is, withStates } from '@/entities/field'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, Moment, NumberBox } from '@/kit/form/controls'
import { type FormField, useLax } from '@/kit/form/Form'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { PassedTime } from '@/kit/form/PassedTime'
import { VideoBox } from '@/kit/form/VideoBox'
import { RichText } from '@/kit/rich/RichText'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { FreightSelect } from '../../parts/FreightSelect'
import { isShopVideo, PICTURE_TYPES, SQUARE } from '../../parts/shopFiles'
import { FOR_GOODS } from './SkuFields'
import { couponId, freightId, type GoodsValues, modesOf } from './goodsValues'

interface Fields {
  Field: FormField<GoodsValues>
}

const PICTURES = { types: PICTURE_TYPES, megabytes: 2, gifMegabytes: 2, squareFrom: SQUARE } as const
const MAX_PICTURES = 10
const LONGEST_VIDEO = { types: ['mp4'], minutes: 1 } as const
/** Minimum lead time of a scheduled sale, in ms. */
const AHEAD_MS = 5 * 60_000
const MAX_TEXT = 20_000

export const PictureFields = ({ Field }: Fields) => {
  const t = useT()
  return (
    <>
      <Field of={goods.images} hint={t('goods.picturesHint', { max: MAX_PICTURES })}>
        <ImagesBox
          to={files.uploadBatch}
          drop={files.remove}
          max={MAX_PICTURES}
          limits={PICTURES}
          label={t(goods.images.label)}
        />
      </Field>
      <Field of={goods.video}>
        <VideoBox
          to={files.upload}
          drop={files.remove}
          limits={LONGEST_VIDEO}
          rule={{ text: t('goods.videoRule'), fits: isShopVideo }}
        />
      </Field>
    </>
  )
}

const DEALERS: EntityField<'dealerCodes', string[]> = { kind: 'refs', key: 'dealerCodes', label: 'goods.dealers' }

export const DeliveryFields = ({ Field, row }: Fields & { row?: GoodsDetail }) => {
  const t = useT()
  const isLax = useLax()
  const kind: unknown = AntForm.useWatch('goodsType') ?? row?.goodsType
  const mode: unknown = AntForm.useWatch('deliveryMode') ?? row?.deliveryMode
  const scope: unknown = AntForm.useWatch('dealerScope') ?? row?.dealerScope
  const modes = modesOf(kind)
  const isBound = (row?.openOrders ?? 0) > 0
  const isPickUp = is(mode, deliveryMode.pickUp)
  return (
    <>
      <Field
        of={goods.deliveryMode}
        disabled={isBound || modes.length === 1}
        hint={isBound ? t('goods.openOrders') : undefined}
      >
        <Choice field={withStates(goods.deliveryMode, (code) => modes.some((one) => one === code))} />
      </Field>
      {is(mode, deliveryMode.carrier) && (
        <Field of={freightId}>
          <FreightSelect
            label={t(freightId.label)}
            known={row && [{ value: row.freightId, label: plain(row.freightName) }]}
          />
        </Field>
      )}
      {is(kind, goodsType.coupon) && (
        <Field of={couponId}>
          <CallSelect
            of={FOR_GOODS}
            choice={({ id, couponName }) => ({ value: id, label: plain(couponName) || id })}
            label={t(couponId.label)}
            known={row && [{ value: row.couponId, label: plain(row.couponName) }]}
          />
        </Field>
      )}
      {isPickUp && (
        <Field of={goods.dealerScope}>
          <Choice field={goods.dealerScope} />
        </Field>
      )}
      {isPickUp && is(scope, goodsDealerScope.chosen) && (
        <Field of={DEALERS} check={(value) => (isBlank(value) && !isLax() ? t('goods.chooseDealers') : undefined)}>
          <DealerPicker />
        </Field>
      )}
      <Field of={goods.afterSaleFlag} />
    </>
  )
}

export const TextFields = ({ Field }: Fields) => {
  const t = useT()
  return (
    <Field of={goods.content} required>
      <RichText to={files.uploadBatch} max={MAX_TEXT} label={t(goods.content.label)} />
    </Field>
  )
}

export const ShelfFields = ({ Field, isLive }: Fields & { isLive: boolean }) => {
  const t = useT()
  const form = AntForm.useFormInstance()
  const way: unknown = AntForm.useWatch('shelfType')
  return (
    <>
      {!isLive && (
        <Field of={goods.shelfType}>
          <Choice field={goods.shelfType} />
        </Field>
      )}
      {!isLive && is(way, shelfType.later) && (
        <Field
          of={goods.shelfTime}
          hint={
            <PassedTime
              at={goods.shelfTime.key}
              now="shelfType.now"
              onNow={() => form.setFieldValue(goods.shelfType.key, shelfType.now)}
            />
          }
          check={(value) => ((toMillis(value) ?? Infinity) < Date.now() + AHEAD_MS ? t('goods.tooSoon') : undefined)}
        >
          <Moment earliest={formatTime(Date.now())} />
        </Field>
      )}
      <Field of={goods.sort} hint={t('goods.sortHint')}>
        <NumberBox precision={0} min={0} max={9999} />
      </Field>
    </>
  )
}
