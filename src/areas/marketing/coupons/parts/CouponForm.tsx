import '../coupons.css'
import { Alert, Form as AntForm, type FormInstance } from 'antd'
import { useState } from 'react'
import * as coupons from '@/api/coupons'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import { type Coupon, type CouponDetail, coupon } from '@/entities/marketing/coupon'
import { FormPanel } from '@/kit/form/FormPanel'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { CouponFace } from './CouponFace'
import { CouponFields } from './CouponFields'
import { copyOf, type CouponValues, inputOf, lateInputOf, valuesOf } from './values'

const WIDTH = 960
const NEW = 0
const OVER = 3
const INITIAL: CouponValues = { validType: 1, goodsScope: 1, merchantScope: 1, stackFlag: 0, threshold: '' }

/** The coupon as it will look, of what is typed so far. */
const Face = ({ form }: { form: FormInstance<CouponValues> }) => {
  const values = AntForm.useWatch((all: CouponValues) => all, { form, preserve: true }) ?? {}
  // What is still to be typed is blank, as in a coupon without it.
  return <CouponFace row={values as Partial<Coupon>} />
}

const CouponPanel = ({
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
  const [isOver, setOver] = useState(Number(row?.status) === OVER)
  const late = row !== undefined && Number(row.status) !== NEW
  const save = async (values: CouponValues) => {
    if (!row) return coupons.create(inputOf(values))
    // While it was being edited its time may have run out.
    const now = await coupons.get({ id: row.id })
    if (Number(now.status) === OVER) {
      setOver(true)
      notify('warning', t('coupons.over'))
      throw new ApiError('input', t('coupons.over'))
    }
    return coupons.update({ id: row.id, ...(late ? lateInputOf(values) : inputOf(values)) })
  }
  return (
    <FormPanel<CouponValues>
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
      {({ form }) => (
        <>
          {isOver && <Alert type="warning" showIcon title={t('coupons.over')} style={{ marginBottom: 16 }} />}
          {late && !isOver && <Alert type="info" showIcon title={t('coupons.lateHint')} style={{ marginBottom: 16 }} />}
          <div className="coupon-sides">
            <fieldset disabled={isOver} className="bare">
              <CouponFields form={form} row={row} late={late || isOver} />
            </fieldset>
            <aside>
              <Face form={form} />
            </aside>
          </div>
        </>
      )}
    </FormPanel>
  )
}

/** Makes a coupon; nobody gets it before it is enabled and granted. */
export const NewCoupon = ({ onClose }: { onClose: () => void }) => (
  <CouponPanel name="coupon.new" title={useT()('coupons.new')} initial={INITIAL} onClose={onClose} />
)

/** Makes a coupon after another one. */
export const CopyCoupon = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <Reading of={coupons.get.query({ id }, { quiet: true })} title={t('coupons.new')} width={WIDTH} onClose={onClose}>
      {(row) => {
        const name = [...t('coupons.copyName', { name: row.couponName })].slice(0, coupon.couponName.max).join('')
        return <CouponPanel name={`coupon.copy.${id}`} title={t('coupons.copyOf', { name: row.couponName })} initial={copyOf(row, name)} onClose={onClose} />
      }}
    </Reading>
  )
}

/** Changes a coupon: all of it until it is enabled, then only its stock, limit, end and terms; an expired one is only shown. */
export const EditCoupon = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <Reading of={coupons.get.query({ id }, { quiet: true })} title={t('coupons.edit')} width={WIDTH} onClose={onClose}>
      {(row) => <CouponPanel name={`coupon.${id}`} title={t('coupons.editOf', { name: row.couponName })} initial={valuesOf(row)} row={row} onClose={onClose} />}
    </Reading>
  )
}
