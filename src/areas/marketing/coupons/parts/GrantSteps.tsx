import { Alert, Form as AntForm, type FormInstance, Skeleton } from 'antd'
import * as coupons from '@/api/coupons'
import * as shopUsers from '@/api/shopUsers'
import type { Field as EntityField } from '@/entities/field'
import { type CouponDetail, coupon } from '@/entities/marketing/coupon'
import { couponGrant } from '@/entities/marketing/couponGrant'
import { Facts } from '@/kit/Facts'
import { Choice, Choices } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { DASH, optionName, useFormats } from '@/kit/format'
import { Failed, useLoad } from '@/kit/load'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { CouponPicker } from '../../parts/CouponPicker'
import { leftOf, useCouponWords } from '../../parts/couponWords'
import { PLANNED, type Reckoning, sendFault, TO_ALL, TO_CHOSEN, TO_CLAIM, TO_LIST } from '../grantRules'
import { BatchBox } from './BatchBox'
import { CouponFace } from './CouponFace'
import type { GrantValues } from './grantValues'
import { UserImport } from './UserImport'
import { MOST_CHOSEN, UserPicker } from './UserPicker'

const grant = couponGrant
const ACTIVE = 1
const users: EntityField = { key: 'userIds', label: 'coupons.users', kind: 'refs' }
const list: EntityField = { key: 'batch', label: 'coupons.peopleList', kind: 'json' }

/** All that stands in the wizard, of every step. */
export const useGrantValues = (form: FormInstance<GrantValues>): GrantValues => AntForm.useWatch((all: GrantValues) => all, { form, preserve: true }) ?? {}

/** The coupon that is chosen, as it is now. */
export const useCoupon = (id: string | undefined) => useLoad(coupons.get.query({ id: id ?? '' }, { quiet: true }), { enabled: !!id, keep: false })

/** How many customers of a member type there are, or of all. */
export const usePeople = (memberType: unknown, enabled: boolean) =>
  useLoad(shopUsers.list.query({ memberType: memberType || undefined, status: ACTIVE, pageNo: 1, pageSize: 1 }, { quiet: true }), { enabled })

/** Which coupon, and how many for each. */
export const CouponStep = ({ form }: { form: FormInstance<GrantValues> }) => {
  const t = useT()
  const words = useCouponWords()
  const { purpose, couponId } = useGrantValues(form)
  const { data, error, retry } = useCoupon(couponId)
  return (
    <div className="coupon-sides">
      <div>
        <Field of={coupon.purpose}>
          <Choice field={coupon.purpose} onChange={() => form.setFieldValue(grant.couponId.key, undefined)} />
        </Field>
        {purpose && (
          <Field of={grant.couponId}>
            <CouponPicker purpose={Number(purpose)} label={t(grant.couponId.label)} />
          </Field>
        )}
        <Field of={grant.grantName} />
        <Field
          of={grant.perNum}
          needs={[grant.couponId]}
          check={(value) => (data && Number(value) > Number(data.perLimit) ? t('coupons.perAbove', { count: Number(data.perLimit) }) : undefined)}
        />
      </div>
      <aside>
        {data ? (
          <>
            <CouponFace row={data} />
            <p className="digits">{words.left(data)}</p>
          </>
        ) : (
          error && <Failed compact error={error} retry={retry} />
        )}
      </aside>
    </div>
  )
}

const AllOf = ({ memberType }: { memberType: unknown }) => {
  const t = useT()
  const { number } = useFormats()
  const { data } = usePeople(memberType, true)
  return data ? <p className="quiet">{t('coupons.peopleCount', { count: data.total, number: number(data.total) })}</p> : null
}

/** For whom it is. */
export const PeopleStep = ({ form }: { form: FormInstance<GrantValues> }) => {
  const t = useT()
  const { grantType, memberType } = useGrantValues(form)
  const type = Number(grantType)
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  return (
    <>
      <Field of={grant.grantType}>
        <Choice field={grant.grantType} />
      </Field>
      {(type === TO_ALL || type === TO_CLAIM) && (
        <>
          <Field of={grant.memberType} hint={t('coupons.memberHint')} />
          <AllOf memberType={memberType} />
        </>
      )}
      {type === TO_CHOSEN && (
        <Field
          of={users}
          required
          check={(value) => (count(value) > MOST_CHOSEN ? t('coupons.mostUsers', { count: MOST_CHOSEN }) : undefined)}
          hint={t('coupons.mostUsers', { count: MOST_CHOSEN })}
        >
          <UserPicker />
        </Field>
      )}
      {type === TO_LIST && (
        <Field of={list} required>
          <BatchBox taken="coupons.peopleTaken">{(take) => <UserImport take={take} />}</BatchBox>
        </Field>
      )}
      {type === TO_CLAIM && (
        <Field of={grant.endTime} required check={(value) => ((toMillis(value) ?? Infinity) <= Date.now() ? t('coupons.claimAfterSend') : undefined)} />
      )}
    </>
  )
}

/** When it begins, and how people hear of it. */
export const TimeStep = ({ form }: { form: FormInstance<GrantValues> }) => {
  const t = useT()
  const { sendType, grantType, couponId } = useGrantValues(form)
  const { data } = useCoupon(couponId)
  return (
    <>
      <Field of={grant.sendType}>
        <Choice field={grant.sendType} />
      </Field>
      {Number(sendType) === PLANNED && (
        <Field
          of={grant.sendTime}
          required
          check={(value, all) => {
            const fault = sendFault(value, { coupon: data?.endTime, claim: Number(grantType) === TO_CLAIM ? all.endTime : undefined })
            return fault && t(fault)
          }}
        />
      )}
      <Field of={grant.notifyWay}>
        <Choices field={grant.notifyWay} />
      </Field>
      <Field of={grant.remark} />
    </>
  )
}

/** What it comes to, before it is made. */
export const CheckStep = ({
  values,
  row,
  people,
  sum,
}: {
  values: GrantValues
  row: CouponDetail | undefined
  people: number | undefined
  sum: Reckoning | undefined
}) => {
  const t = useT()
  const words = useCouponWords()
  const { number, money } = useFormats()
  if (!row || people === undefined || !sum) return <Skeleton active paragraph={{ rows: 6 }} />
  const isPlanned = Number(values.sendType) === PLANNED
  const facts: readonly (readonly [EntityField, string])[] = [
    [grant.couponId, `${row.couponName} · ${words.rule(row)}`],
    [{ ...coupon.validType, label: 'coupons.validity' }, words.valid(row)],
    [grant.grantType, optionName(t, grant.grantType, values.grantType)],
    [grant.targetCount, number(people)],
    [grant.perNum, number(values.perNum)],
    [{ ...grant.successCount, key: 'needed', label: 'coupons.needed' }, number(sum.needed)],
    [{ ...coupon.totalStock, label: 'coupons.stockLeft' }, number(leftOf(row))],
    [{ ...coupon.faceValue, label: 'coupons.worth' }, sum.cents === undefined ? DASH : money(fromCents(sum.cents))],
    [grant.sendType, isPlanned ? formatTime(values.sendTime, 'YYYY-MM-DD HH:mm') : t('sendType.1')],
    ...(Number(values.grantType) === TO_CLAIM ? [[grant.endTime, formatTime(values.endTime, 'YYYY-MM-DD HH:mm')] as const] : []),
    [grant.notifyWay, (values.notifyWay ?? []).map((way) => optionName(t, grant.notifyWay, way)).join(' / ') || DASH],
  ]
  return (
    <>
      {sum.lacking > 0 && <Alert type="error" showIcon title={t('coupons.lacking', { count: sum.lacking })} style={{ marginBottom: 16 }} />}
      {people === 0 && <Alert type="error" showIcon title={t('coupons.nobody')} style={{ marginBottom: 16 }} />}
      {sum.isLarge && sum.lacking === 0 && <Alert type="warning" showIcon title={t('coupons.large')} style={{ marginBottom: 16 }} />}
      <Facts row={values} fields={facts} />
    </>
  )
}
