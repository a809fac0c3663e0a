import { Form as AntForm, type FormInstance, Select } from 'antd'
import { DealerPicker } from '@/business/DealerPicker'
import type { Field as EntityField } from '@/entities/field'
import { type CouponDetail, coupon } from '@/entities/marketing/coupon'
import { Choice, NumberBox } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { type TextKey, useT } from '@/locales'
import { AMOUNT_OFF, CASH, EXCHANGE, FIXED, PERCENT_OFF } from '../../parts/couponWords'
import { GoodsPicker } from '../../parts/GoodsPicker'
import { MoneyBox } from '../../parts/MoneyBox'
import { asksGoods, capFault, discountFault, endFault, faceFault, isForShops, limitFault, stockFault, takesType, thresholdFault } from '../rules'
import { BatchBox } from './BatchBox'
import { CategoryPicker } from './CategoryPicker'
import { ShopImport } from './ShopImport'
import type { CouponValues } from './values'

const CATEGORIES = 2
const GOODS = 3
const CHOSEN_SHOPS = 2
const MOST_CATEGORIES = 50
const MOST_GOODS = 200
const MOST_EXCHANGED = 20
/** The chosen goods, called as what they are. */
const exchanged: EntityField = { ...coupon.scopeGoods, label: 'coupons.exchanged' }
const categories: EntityField = { ...coupon.scopeGoods, label: 'goodsScope.2' }
const goods: EntityField = { ...coupon.scopeGoods, label: 'goodsScope.3' }
const batch: EntityField = { key: 'batch', label: 'coupons.importShops', kind: 'json' }
const shops: EntityField = { key: 'merchantCodes', label: 'coupons.chosenShops', kind: 'refs' }
const placeOf: EntityField = {
  ...coupon.merchantScope,
  of: coupon.merchantScope.of && { ...coupon.merchantScope.of, options: coupon.merchantScope.of.options.slice(0, 2) },
}

interface Props {
  form: FormInstance<CouponValues>
  row?: CouponDetail
  /** Enabled once: only stock, limit, end and terms change. */
  late: boolean
}

const useValues = (form: FormInstance<CouponValues>): CouponValues => AntForm.useWatch((all: CouponValues) => all, { form, preserve: true }) ?? {}
/** What was chosen of one kind means nothing to another. */
const emptyGoods = (form: FormInstance<CouponValues>) => () => form.setFieldValue('scopeGoods', [])
const useFault = () => {
  const t = useT()
  return (key: TextKey | undefined) => (key ? t(key) : undefined)
}

const Basics = ({ form, late, row }: Props) => {
  const t = useT()
  const { purpose } = useValues(form)
  const settled = late || Number(row?.grantedCount ?? 0) > 0
  const types = coupon.couponType.of?.options.map(({ value, label }) => ({
    value,
    label: t(label),
    disabled: purpose !== undefined && !takesType(purpose, value),
  }))
  return (
    <>
      <h3 className="section-title">{t('coupons.basics')}</h3>
      <Field of={coupon.couponName} disabled={late} />
      <div className="two-columns">
        <Field of={coupon.purpose} disabled={settled} />
        <Field
          of={coupon.couponType}
          disabled={settled}
          needs={[coupon.purpose]}
          check={(type, all) => (type === undefined || takesType(all.purpose, type) ? undefined : t('coupons.wrongType'))}
        >
          <Select options={types} placeholder={t(coupon.couponType.label)} onChange={emptyGoods(form)} />
        </Field>
      </div>
    </>
  )
}

const Rule = ({ form, late }: Props) => {
  const t = useT()
  const fault = useFault()
  const { couponType } = useValues(form)
  const type = Number(couponType)
  const face = (
    <Field of={coupon.faceValue} required disabled={late} needs={[coupon.threshold]} check={(value, all) => fault(faceFault(value, type, all.threshold))}>
      <MoneyBox />
    </Field>
  )
  const threshold = (required: boolean) => (
    <Field
      of={coupon.threshold}
      required={required}
      disabled={late}
      hint={required ? undefined : t('coupons.thresholdHint')}
      check={(value) => fault(thresholdFault(value, type))}
    >
      <MoneyBox />
    </Field>
  )
  return (
    <>
      <h3 className="section-title">{t('coupons.rule')}</h3>
      {type === AMOUNT_OFF && (
        <div className="two-columns">
          {threshold(true)}
          {face}
        </div>
      )}
      {type === PERCENT_OFF && (
        <div className="two-columns">
          <Field of={coupon.discount} required disabled={late} hint={t('coupons.discountHint')} check={(value) => fault(discountFault(value))}>
            <NumberBox step={0.5} style={{ width: 160 }} />
          </Field>
          {threshold(false)}
          <Field of={coupon.maxDiscount} disabled={late} check={(value) => fault(capFault(value))}>
            <MoneyBox />
          </Field>
        </div>
      )}
      {type === CASH && face}
      {type === EXCHANGE && (
        <Field of={exchanged} required disabled={late} hint={t('coupons.exchangedHint', { count: MOST_EXCHANGED })}>
          <GoodsPicker<string[]> multiple most={MOST_EXCHANGED} label={t('coupons.exchanged')} />
        </Field>
      )}
      {![AMOUNT_OFF, PERCENT_OFF, CASH, EXCHANGE].includes(type) && <p className="quiet">{t(type ? 'coupons.serviceHint' : 'coupons.noType')}</p>}
    </>
  )
}

const StockAndDates = ({ form, row, late }: Props) => {
  const t = useT()
  const fault = useFault()
  const { validType } = useValues(form)
  const before = late ? row : undefined
  return (
    <>
      <h3 className="section-title">{t('coupons.stockAndDates')}</h3>
      <div className="two-columns">
        <Field of={coupon.totalStock} check={(value) => fault(stockFault(value, row))} />
        <Field of={coupon.perLimit} needs={[coupon.totalStock]} check={(value, all) => fault(limitFault(value, all.totalStock))} />
      </div>
      <Field of={coupon.validType} disabled={late}>
        <Choice field={coupon.validType} />
      </Field>
      {Number(validType) === FIXED ? (
        <div className="two-columns">
          <Field of={coupon.startTime} required disabled={late} />
          <Field of={coupon.endTime} required needs={[coupon.startTime]} check={(value, all) => fault(endFault(value, all.startTime, before))} />
        </div>
      ) : (
        <Field of={coupon.validDays} required disabled={late} />
      )}
    </>
  )
}

const Places = ({ form, row, late }: Props) => {
  const t = useT()
  const { purpose, couponType, goodsScope, merchantScope } = useValues(form)
  const known = (row?.scopeGoods ?? []).map((value, at) => ({ value, label: row?.scopeNames[at] ?? value }))
  if (!purpose || !couponType) return null
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  return (
    <>
      <h3 className="section-title">{t('coupons.places')}</h3>
      {asksGoods(purpose, couponType) && (
        <Field of={coupon.goodsScope} required disabled={late}>
          <Choice field={coupon.goodsScope} onChange={emptyGoods(form)} />
        </Field>
      )}
      {asksGoods(purpose, couponType) && Number(goodsScope) === CATEGORIES && (
        <Field
          of={categories}
          required
          disabled={late}
          check={(value) => (count(value) > MOST_CATEGORIES ? t('coupons.mostCategories', { count: MOST_CATEGORIES }) : undefined)}
        >
          <CategoryPicker known={known} label={t('goodsScope.2')} />
        </Field>
      )}
      {asksGoods(purpose, couponType) && Number(goodsScope) === GOODS && (
        <Field of={goods} required disabled={late} hint={t('coupons.mostGoods', { count: MOST_GOODS })}>
          <GoodsPicker<string[]> multiple most={MOST_GOODS} label={t('goodsScope.3')} />
        </Field>
      )}
      {isForShops(purpose, couponType) ? (
        <>
          <Field of={coupon.merchantScope} required disabled={late}>
            <Choice field={placeOf} />
          </Field>
          {Number(merchantScope) === CHOSEN_SHOPS && (
            <>
              <Field of={shops} disabled={late} needs={[batch]} check={(value, all) => (count(value) > 0 || all.batch ? undefined : t('coupons.noShops'))}>
                <DealerPicker />
              </Field>
              {!late && (
                <Field of={batch}>
                  <BatchBox taken="coupons.shopsTaken">{(take) => <ShopImport take={take} />}</BatchBox>
                </Field>
              )}
            </>
          )}
        </>
      ) : (
        <p className="quiet">{t('coupons.onlineOnly')}</p>
      )}
    </>
  )
}

/** The fields of a coupon in their sections; which of them there are is up to its type and purpose. */
export const CouponFields = (props: Props) => {
  const t = useT()
  return (
    <div>
      <Basics {...props} />
      <Rule {...props} />
      <StockAndDates {...props} />
      <Places {...props} />
      <h3 className="section-title">{t('coupon.content')}</h3>
      <Field of={coupon.stackFlag} disabled={props.late} />
      <Field of={coupon.content} />
    </div>
  )
}
