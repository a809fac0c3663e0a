import { HolderOutlined } from '@ant-design/icons'
import { Form as AntForm, Input } from 'antd'
import * as coupons from '@/api/marketing/coupons'
import * as files from '@/api/system/files'
import { MoveButtons, useSortedRow } from '@/kit/show/Sortable'
import { prizeType } from '@/entities/marketing/lotteryEnums'
import { lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { useLoad } from '@/kit/data/load'
import { toCents } from '@/lib/money'
import { useLanguage, useT } from '@/locales'
import { CouponPicker } from '../../parts/CouponPicker'
import { leftOf } from '../../parts/couponWords'
import { GoodsPicker } from '../../parts/GoodsPicker'
import { isGiven } from './states'
import type { Draft, PrizeDraft } from './lotteryValues'

const prize = lotteryPrize
/** Coupon purpose that is allowed as a prize. */
const OF_GAMES = 4
const ICON_MB = 0.5
/** In yuan. */
const MAX_WORTH = 10_000_000
const MAX_LENGTH = 12

const Amount = ({ onChange, ...props }: ControlProps<string | null | undefined>) => {
  // As in the money formatter: in Japanese ¥ means yen.
  const sign = useLanguage() === 'ja' ? { suffix: '元' } : { prefix: '¥' }
  return (
    <NumberBox<string>
      {...props}
      onChange={(value) => onChange?.(value)}
      stringMode
      min="0"
      precision={2}
      controls={false}
      {...sign}
      className="full-width"
    />
  )
}
const Count = (props: ControlProps<number | null>) => (
  <NumberBox {...props} precision={0} min={0} className="full-width" />
)

interface RowProps {
  Field: FormField<Draft>
  index: number
  dragId: string
  /** Number already drawn; the stock cannot be lower. */
  sent: number
  /** True while the wheel is stopped: only picture, name, chance, stock and limits are editable. */
  limited: boolean
}

const Given = ({
  Field,
  index,
  sent,
  limited,
  row,
}: Pick<RowProps, 'Field' | 'index' | 'sent' | 'limited'> & { row: PrizeDraft }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Draft>()
  const type = Number(row.prizeType)
  const isCoupon = type === prizeType.coupon
  const coupon = useLoad(coupons.get.query({ id: row.couponId ?? '' }, { quiet: true }), {
    enabled: isCoupon && !!row.couponId,
    keep: false,
  })
  /** Fills name and value of the prize from the picked item if they are empty. */
  const take = (name: string, worth: string) => {
    const path = ['prizes', index] as const
    if (!row.prizeName) form.setFieldValue([...path, prize.prizeName.key], [...name].slice(0, MAX_LENGTH).join(''))
    if (!toCents(row.worth) && toCents(worth)) form.setFieldValue([...path, prize.worth.key], worth)
  }
  const validateStock = (value: unknown) => {
    const stock = Number(value ?? 0)
    if (value === null || value === undefined) return undefined
    if (stock < sent) return t('lotteries.stockBelowSent')
    const left = isCoupon && coupon.data ? leftOf(coupon.data) : null
    return left !== null && stock - sent > left ? t('lotteries.stockOverCoupon') : undefined
  }
  const validateDay = (value: unknown) =>
    row.stock && Number(value ?? 0) > row.stock ? t('lotteries.dayOverStock') : undefined
  const validateWorth = (value: unknown) =>
    (toCents(value ?? 0) ?? 0) / 100 > MAX_WORTH ? t('rule.range', { min: 0, max: MAX_WORTH }) : undefined
  const at = ['prizes', index] as const
  return (
    <>
      {type === prizeType.points && (
        <Field of={prize.points} at={at} disabled={limited}>
          <Count />
        </Field>
      )}
      {isCoupon && (
        <Field of={prize.couponId} at={at} disabled={limited}>
          <CouponPicker
            purpose={OF_GAMES}
            label={t(prize.couponId.label)}
            onPick={(picked) => picked && take(picked.couponName, picked.faceValue)}
          />
        </Field>
      )}
      {type === prizeType.goods && (
        <Field of={prize.goodsId} at={at} disabled={limited}>
          <GoodsPicker<string | undefined>
            label={t(prize.goodsId.label)}
            onPick={(picked) => picked && take(picked.goodsName, picked.price)}
          />
        </Field>
      )}
      {isGiven(type) && (
        <>
          <Field of={prize.worth} at={at} disabled={limited} check={validateWorth}>
            <Amount />
          </Field>
          <Field
            of={prize.stock}
            at={at}
            check={validateStock}
            hint={sent > 0 ? t('lotteries.sentHint', { sent }) : undefined}
          >
            <Count />
          </Field>
          <Field of={prize.dayStock} at={at} check={validateDay}>
            <Count />
          </Field>
          <Field of={prize.userLimit} at={at}>
            <Count />
          </Field>
        </>
      )}
    </>
  )
}

export const PrizeRow = ({ Field, index, dragId, sent, limited }: RowProps) => {
  const t = useT()
  const form = AntForm.useFormInstance<Draft>()
  const row = (AntForm.useWatch(['prizes', index], form) as PrizeDraft | undefined) ?? {} // A row of the form.
  const { row: place, handle } = useSortedRow(dragId)
  const name = t('lotteries.slot', { slot: index + 1 })
  const type = Number(row.prizeType)
  const at = ['prizes', index] as const
  return (
    <li {...place} className="prize-row" aria-label={name}>
      <div className="prize-place">
        {!limited && <HolderOutlined className="prize-grip" aria-hidden {...handle} />}
        <b>{index + 1}</b>
        {!limited && (
          <span className="prize-arrows">
            <MoveButtons id={dragId} name={name} />
          </span>
        )}
      </div>
      <div className="prize-image">
        <Field of={prize.image} at={at} required={type !== prizeType.none}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={ICON_MB} aspect={1} />
        </Field>
      </div>
      <div className="prize-fields">
        <Field of={prize.prizeType} at={at} disabled={limited} />
        <Field of={prize.prizeName} at={at}>
          <Input autoComplete="off" />
        </Field>
        <Field of={prize.probability} at={at}>
          <NumberBox precision={2} min={0} max={100} className="full-width" />
        </Field>
        <Given Field={Field} index={index} sent={sent} limited={limited} row={row} />
      </div>
    </li>
  )
}
