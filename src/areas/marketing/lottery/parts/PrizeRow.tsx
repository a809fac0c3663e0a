import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { Button, Form as AntForm, Input } from 'antd'
import * as coupons from '@/api/coupons'
import * as files from '@/api/files'
import { lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { named } from '@/kit/format'
import { useLoad } from '@/kit/load'
import { toCents } from '@/lib/money'
import { useLanguage, useT } from '@/locales'
import { CouponPicker } from '../../parts/CouponPicker'
import { leftOf } from '../../parts/couponWords'
import { GoodsPicker } from '../../parts/GoodsPicker'
import { COUPON, GOODS, isGiven, NONE, POINTS } from './states'
import type { Draft, PrizeDraft } from './values'

const prize = lotteryPrize
const OF_GAMES = 4
const ICON_MB = 0.5
const MOST_WORTH = 10_000_000
const LONGEST = 12

/** An amount in yuan with two decimals, as text. */
const Amount = ({ onChange, ...props }: ControlProps<string | null | undefined>) => {
  // As the formatter of money: in Japanese ¥ is the yen.
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
      style={{ width: '100%' }}
    />
  )
}
const Count = (props: ControlProps<number | null>) => <NumberBox {...props} precision={0} min={0} style={{ width: '100%' }} />

interface RowProps {
  index: number
  last: boolean
  /** Who the row is while it is dragged. */
  dragId: string
  /** How many of it were drawn already: the stock must not go below. */
  sent: number
  /** Only name, picture, numbers and chance can change. */
  limited: boolean
  move: (to: number) => void
}

/** What the slot gives, and how many of it there are: by its type. */
const Given = ({ index, sent, limited, row }: Pick<RowProps, 'index' | 'sent' | 'limited'> & { row: PrizeDraft }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Draft>()
  const type = Number(row.prizeType)
  const isCoupon = type === COUPON
  const coupon = useLoad(coupons.get.query({ id: row.couponId ?? '' }, { quiet: true }), { enabled: isCoupon && !!row.couponId, keep: false })
  /** What was picked names the prize and says its worth, where nobody did yet. */
  const take = (name: string, worth: string) => {
    const path = ['prizes', index] as const
    if (!row.prizeName) form.setFieldValue([...path, prize.prizeName.key], [...name].slice(0, LONGEST).join(''))
    if (!toCents(row.worth) && toCents(worth)) form.setFieldValue([...path, prize.worth.key], worth)
  }
  const stockFault = (value: unknown) => {
    const stock = Number(value ?? 0)
    if (value === null || value === undefined) return undefined
    if (stock < sent) return t('lotteries.stockBelowSent')
    return isCoupon && coupon.data && stock - sent > leftOf(coupon.data) ? t('lotteries.stockOverCoupon') : undefined
  }
  const dayFault = (value: unknown) => (row.stock && Number(value ?? 0) > row.stock ? t('lotteries.dayOverStock') : undefined)
  const worthFault = (value: unknown) => ((toCents(value ?? 0) ?? 0) / 100 > MOST_WORTH ? t('rule.range', { min: 0, max: MOST_WORTH }) : undefined)
  const at = (field: { key: string }) => [index, field.key]
  return (
    <>
      {type === POINTS && (
        <Field of={prize.points} at={at(prize.points)} disabled={limited}>
          <Count />
        </Field>
      )}
      {isCoupon && (
        <Field of={prize.couponId} at={at(prize.couponId)} disabled={limited}>
          <CouponPicker purpose={OF_GAMES} label={t(prize.couponId.label)} onPick={(picked) => picked && take(picked.couponName, picked.faceValue)} />
        </Field>
      )}
      {type === GOODS && (
        <Field of={prize.goodsId} at={at(prize.goodsId)} disabled={limited}>
          <GoodsPicker<string | undefined> label={t(prize.goodsId.label)} onPick={(picked) => picked && take(picked.goodsName, picked.price)} />
        </Field>
      )}
      {isGiven(type) && (
        <>
          <Field of={prize.worth} at={at(prize.worth)} disabled={limited} check={worthFault}>
            <Amount />
          </Field>
          <Field of={prize.stock} at={at(prize.stock)} check={stockFault} hint={sent > 0 ? t('lotteries.sentHint', { sent }) : undefined}>
            <Count />
          </Field>
          <Field of={prize.dayStock} at={at(prize.dayStock)} check={dayFault}>
            <Count />
          </Field>
          <Field of={prize.userLimit} at={at(prize.userLimit)}>
            <Count />
          </Field>
        </>
      )}
    </>
  )
}

/** One slot of the wheel: dragged by its handle or moved by its arrows. */
export const PrizeRow = ({ index, last, dragId, sent, limited, move }: RowProps) => {
  const t = useT()
  const form = AntForm.useFormInstance<Draft>()
  const row = (AntForm.useWatch(['prizes', index], form) as PrizeDraft | undefined) ?? {} // a row of the form
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: dragId, disabled: limited })
  const name = t('lotteries.slot', { slot: index + 1 })
  const type = Number(row.prizeType)
  const at = (field: { key: string }) => [index, field.key]
  return (
    <li
      ref={setNodeRef}
      className="prize-row"
      aria-label={name}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <div className="prize-place">
        {!limited && <HolderOutlined className="prize-grip" aria-hidden {...listeners} />}
        <b>{index + 1}</b>
        {!limited && (
          <span className="prize-arrows">
            <Button
              size="small"
              type="text"
              icon={<ArrowUpOutlined />}
              disabled={index === 0}
              aria-label={named(t('list.up'), name)}
              onClick={() => move(index - 1)}
            />
            <Button
              size="small"
              type="text"
              icon={<ArrowDownOutlined />}
              disabled={last}
              aria-label={named(t('list.down'), name)}
              onClick={() => move(index + 1)}
            />
          </span>
        )}
      </div>
      <div className="prize-image">
        <Field of={prize.image} at={at(prize.image)} required={type !== NONE}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={ICON_MB} aspect={1} />
        </Field>
      </div>
      <div className="prize-fields">
        <Field of={prize.prizeType} at={at(prize.prizeType)} disabled={limited} />
        <Field of={prize.prizeName} at={at(prize.prizeName)}>
          <Input autoComplete="off" />
        </Field>
        <Field of={prize.probability} at={at(prize.probability)}>
          <NumberBox precision={2} min={0} max={100} style={{ width: '100%' }} />
        </Field>
        <Given index={index} sent={sent} limited={limited} row={row} />
      </div>
    </li>
  )
}
