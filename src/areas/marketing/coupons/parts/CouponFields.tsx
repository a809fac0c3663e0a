import { Form as AntForm, type FormInstance, Select } from 'antd'
import { DealerPicker } from '@/business/DealerPicker'
import { type Field as EntityField, is } from '@/entities/field'
import { type CouponDetail, coupon } from '@/entities/marketing/coupon'
import {
  couponType as couponTypes,
  goodsScope as goodsScopes,
  merchantScope as merchantScopes,
  validType as validTypes,
} from '@/entities/marketing/couponEnums'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { type TextKey, useT } from '@/locales'
import { GoodsPicker } from '../../parts/GoodsPicker'
import { MoneyBox } from '../../parts/MoneyBox'
import {
  asksGoods,
  validateCap,
  validateDiscount,
  validateEnd,
  validateFaceValue,
  isForShops,
  validateLimit,
  validateStock,
  takesType,
  validateThreshold,
} from '../couponRules'
import { BatchBox } from './BatchBox'
import { CategoryPicker } from './CategoryPicker'
import { ShopImport } from './ShopImport'
import type { CouponValues } from './couponValues'

const MAX_CATEGORIES = 50
const MAX_GOODS = 200
const MAX_EXCHANGED = 20
const exchanged = { ...coupon.scopeGoods, label: 'coupons.exchanged' } as const
const categories = { ...coupon.scopeGoods, label: 'goodsScope.categories' } as const
const goods = { ...coupon.scopeGoods, label: 'goodsScope.chosen' } as const
const batch = { key: 'batch', label: 'coupons.importShops', kind: 'json' } as const
const shops = { key: 'merchantCodes', label: 'coupons.chosenShops', kind: 'refs' } as const
const placeOf: EntityField = {
  ...coupon.merchantScope,
  of: coupon.merchantScope.of && { ...coupon.merchantScope.of, options: coupon.merchantScope.of.options.slice(0, 2) },
}

interface Props {
  Field: FormField<CouponValues>
  form: FormInstance<CouponValues>
  row?: CouponDetail
  /** Once enabled, only stock, limit, end and terms can change. */
  late: boolean
}

const useValues = (form: FormInstance<CouponValues>): CouponValues =>
  AntForm.useWatch((all: CouponValues) => all, { form, preserve: true }) ?? {}
/** Clears the chosen goods after a change of type or scope, since a selection of one kind is invalid for another. */
const emptyGoods = (form: FormInstance<CouponValues>) => () => form.setFieldValue('scopeGoods', [])
const useRules = () => {
  const t = useT()
  return (key: TextKey | undefined) => (key ? t(key) : undefined)
}

const Basics = ({ Field, form, late, row }: Props) => {
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
          check={(type, all) =>
            type === undefined || takesType(all.purpose, type) ? undefined : t('coupons.wrongType')
          }
        >
          <Select options={types} placeholder={t(coupon.couponType.label)} onChange={emptyGoods(form)} />
        </Field>
      </div>
    </>
  )
}

const Rule = ({ Field, form, late }: Props) => {
  const t = useT()
  const fault = useRules()
  const { couponType } = useValues(form)
  const type = Number(couponType)
  const face = (
    <Field
      of={coupon.faceValue}
      required
      disabled={late}
      needs={[coupon.threshold]}
      check={(value, all) => fault(validateFaceValue(value, type, all.threshold))}
    >
      <MoneyBox />
    </Field>
  )
  const threshold = (required: boolean) => (
    <Field
      of={coupon.threshold}
      required={required}
      disabled={late}
      hint={required ? undefined : t('coupons.thresholdHint')}
      check={(value) => fault(validateThreshold(value, type))}
    >
      <MoneyBox />
    </Field>
  )
  return (
    <>
      <h3 className="section-title">{t('coupons.rule')}</h3>
      {type === couponTypes.amountOff && (
        <div className="two-columns">
          {threshold(true)}
          {face}
        </div>
      )}
      {type === couponTypes.percentOff && (
        <div className="two-columns">
          <Field
            of={coupon.discount}
            required
            disabled={late}
            hint={t('coupons.discountHint')}
            check={(value) => fault(validateDiscount(value))}
          >
            <NumberBox step={0.5} />
          </Field>
          {threshold(false)}
          <Field of={coupon.maxDiscount} disabled={late} check={(value) => fault(validateCap(value))}>
            <MoneyBox />
          </Field>
        </div>
      )}
      {type === couponTypes.cash && face}
      {type === couponTypes.exchange && (
        <Field of={exchanged} required disabled={late} hint={t('coupons.exchangedHint', { count: MAX_EXCHANGED })}>
          <GoodsPicker<string[]> multiple max={MAX_EXCHANGED} label={t('coupons.exchanged')} />
        </Field>
      )}
      {!is(type, couponTypes.amountOff, couponTypes.percentOff, couponTypes.cash, couponTypes.exchange) && (
        <p className="quiet">{t(type ? 'coupons.serviceHint' : 'coupons.noType')}</p>
      )}
    </>
  )
}

const StockAndDates = ({ Field, form, row, late }: Props) => {
  const t = useT()
  const fault = useRules()
  const { validType } = useValues(form)
  const before = late ? row : undefined
  return (
    <>
      <h3 className="section-title">{t('coupons.stockAndDates')}</h3>
      <div className="two-columns">
        <Field of={coupon.totalStock} check={(value) => fault(validateStock(value, row))} />
        <Field
          of={coupon.perLimit}
          needs={[coupon.totalStock]}
          check={(value, all) => fault(validateLimit(value, all.totalStock))}
        />
      </div>
      <Field of={coupon.validType} disabled={late}>
        <Choice field={coupon.validType} />
      </Field>
      {is(validType, validTypes.fixed) ? (
        <div className="two-columns">
          <Field of={coupon.startTime} required disabled={late} />
          <Field
            of={coupon.endTime}
            required
            needs={[coupon.startTime]}
            check={(value, all) => fault(validateEnd(value, all.startTime, before))}
          />
        </div>
      ) : (
        <Field of={coupon.validDays} required disabled={late} />
      )}
    </>
  )
}

const Places = ({ Field, form, row, late }: Props) => {
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
      {asksGoods(purpose, couponType) && is(goodsScope, goodsScopes.categories) && (
        <Field
          of={categories}
          required
          disabled={late}
          check={(value) =>
            count(value) > MAX_CATEGORIES ? t('coupons.maxCategories', { count: MAX_CATEGORIES }) : undefined
          }
        >
          <CategoryPicker known={known} label={t('goodsScope.categories')} />
        </Field>
      )}
      {asksGoods(purpose, couponType) && is(goodsScope, goodsScopes.chosen) && (
        <Field of={goods} required disabled={late} hint={t('coupons.maxGoods', { count: MAX_GOODS })}>
          <GoodsPicker<string[]> multiple max={MAX_GOODS} label={t('goodsScope.chosen')} />
        </Field>
      )}
      {isForShops(purpose, couponType) ? (
        <>
          <Field of={coupon.merchantScope} required disabled={late}>
            <Choice field={placeOf} />
          </Field>
          {is(merchantScope, merchantScopes.chosen) && (
            <>
              <Field
                of={shops}
                disabled={late}
                needs={[batch]}
                check={(value, all) => (count(value) > 0 || all.batch ? undefined : t('coupons.noShops'))}
              >
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

export const CouponFields = (props: Props) => {
  const t = useT()
  const { Field, late } = props
  return (
    <div>
      <Basics {...props} />
      <Rule {...props} />
      <StockAndDates {...props} />
      <Places {...props} />
      <h3 className="section-title">{t('coupon.content')}</h3>
      <Field of={coupon.stackFlag} disabled={late} />
      <Field of={coupon.content} />
    </div>
  )
}
