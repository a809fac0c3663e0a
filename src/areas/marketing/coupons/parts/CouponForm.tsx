import '../coupons.css'
import { Alert, Form as AntForm, type FormInstance } from 'antd'
import { useState } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import { is } from '@/entities/field'
import { type Coupon, type CouponDetail, coupon } from '@/entities/marketing/coupon'
import { couponStatus, goodsScope, merchantScope, validType } from '@/entities/marketing/couponEnums'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { CouponCard } from './CouponCard'
import { CouponFields } from './CouponFields'
import { copyOf, type CouponValues, inputOf, lateInputOf, valuesOf } from './couponValues'

const WIDTH = 960
const INITIAL: CouponValues = {
  validType: validType.fixed,
  goodsScope: goodsScope.all,
  merchantScope: merchantScope.all,
  stackFlag: 0,
  threshold: '',
}

const LiveCard = ({ form }: { form: FormInstance<CouponValues> }) => {
  const values = AntForm.useWatch((all: CouponValues) => all, { form, preserve: true }) ?? {}
  // Missing values are blank, as in a coupon without them.
  return <CouponCard row={values as Partial<Coupon>} />
}

const Form = ({
  name,
  title,
  initial,
  row,
  onClose,
}: {
  name: string
  title: string
  initial: CouponValues
  row?: CouponDetail
  onClose: () => void
}) => {
  const t = useT()
  const [isOver, setOver] = useState(is(row?.status, couponStatus.expired))
  const late = row !== undefined && !is(row.status, couponStatus.draft)
  const save = async (values: CouponValues) => {
    if (!row) return coupons.create(inputOf(values))
    // The coupon may have expired during editing.
    const now = await coupons.get({ id: row.id })
    if (is(now.status, couponStatus.expired)) {
      setOver(true)
      notify('warning', t('coupons.over'))
      throw new ApiError('input', t('coupons.over'))
    }
    return coupons.update({ id: row.id, ...(late ? lateInputOf(values) : inputOf(values)) })
  }
  return (
    <FormPanel
      open
      width={WIDTH}
      name={name}
      title={title}
      initial={initial}
      save={save}
      done={t('coupons.saved')}
      readOnly={isOver}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <>
          {isOver && <Alert type="warning" showIcon title={t('coupons.over')} className="space-below" />}
          {late && !isOver && <Alert type="info" showIcon title={t('coupons.lateHint')} className="space-below" />}
          <div className="coupon-sides">
            <fieldset disabled={isOver} className="bare">
              <CouponFields Field={Field} form={form} row={row} late={late || isOver} />
            </fieldset>
            <aside>
              <LiveCard form={form} />
            </aside>
          </div>
        </>
      )}
    </FormPanel>
  )
}

export const NewCoupon = ({ onClose }: { onClose: () => void }) => (
  <Form name="coupon.new" title={useT()('coupons.new')} initial={INITIAL} onClose={onClose} />
)

export const CopyCoupon = ({ row, onClose }: { row: CouponDetail; onClose: () => void }) => {
  const t = useT()
  const name = [...t('coupons.copyName', { name: row.couponName })].slice(0, coupon.couponName.max).join('')
  return (
    <Form
      name={`coupon.copy.${row.id}`}
      title={t('coupons.copyOf', { name: row.couponName })}
      initial={copyOf(row, name)}
      onClose={onClose}
    />
  )
}

/**
 * Form of a coupon. Fully editable until enabled, then only stock, limit, end and terms. An expired coupon is
 * read-only.
 */
export const EditCoupon = ({ row, onClose }: { row: CouponDetail; onClose: () => void }) => (
  <Form
    name={`coupon.${row.id}`}
    title={useT()('coupons.editOf', { name: row.couponName })}
    initial={valuesOf(row)}
    row={row}
    onClose={onClose}
  />
)
