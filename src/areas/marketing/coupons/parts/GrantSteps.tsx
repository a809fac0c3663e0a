import { Alert, Form as AntForm, type FormInstance, Skeleton } from 'antd'
import * as coupons from '@/api/marketing/coupons'
import * as shopUsers from '@/api/members/shopUsers'
import { totalIn } from '@/api/reply'
import { type Field as EntityField, is } from '@/entities/field'
import { coupon, type CouponDetail } from '@/entities/marketing/coupon'
import { grantType as grantTypes, sendType as sendTypes } from '@/entities/marketing/couponEnums'
import { couponGrant } from '@/entities/marketing/couponGrant'
import { couponUser } from '@/entities/marketing/couponUser'
import { importFail } from '@/entities/marketing/importFail'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { Failed, useLoad } from '@/kit/data/load'
import { Import, type ImportProps } from '@/kit/files/Import'
import { downloadFile } from '@/kit/files/files'
import type { FormApi } from '@/kit/form/Form'
import { Choice, Choices } from '@/kit/form/controls'
import { Facts } from '@/kit/show/Facts'
import { DASH, optionName, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { CouponPicker } from '../../parts/CouponPicker'
import { leftOf, useCouponWords } from '../../parts/couponWords'
import { type Estimate, validateSend } from '../grantRules'
import { BatchBox } from './BatchBox'
import { CouponCard } from './CouponCard'
import { MAX_CHOSEN, UserPicker } from './UserPicker'
import type { GrantValues } from './grantValues'

const HEADERS = ['手机号', '姓名']
const COLUMNS = { 手机号: { ...couponUser.phone, required: true, rule: 'mobile' } } as const
const MAX_ROWS = 20_000
const FAILED = [
  importFail.rowNo,
  { ...importFail.value, label: couponUser.phone.label },
  importFail.name,
  importFail.reason,
]

/** Imports a list of people and returns it as a checked list. It takes effect when the grant is submitted. */
const UserImport = ({ take }: Required<Pick<ImportProps, 'take'>>) => {
  const t = useT()
  return (
    <Import
      name={t('coupons.peopleList')}
      to={coupons.importUsers}
      take={take}
      can="coupons.importUsers"
      template="/templates/coupon-users.xlsx"
      headers={HEADERS}
      columns={COLUMNS}
      max={MAX_ROWS}
      failed={FAILED}
      saveFailed={({ batchNo }) => batchNo && downloadFile(coupons.exportUserFails, { batchNo })}
      apart
      holds
    />
  )
}

const grant = couponGrant
const users = { key: 'userIds', label: 'coupons.users', kind: 'refs' } as const
const list = { key: 'batch', label: 'coupons.peopleList', kind: 'json' } as const

export const useGrantValues = (form: FormInstance<GrantValues>): GrantValues =>
  AntForm.useWatch((all: GrantValues) => all, { form, preserve: true }) ?? {}

export const useCoupon = (id: string | undefined) =>
  useLoad(coupons.get.query({ id: id ?? '' }, { quiet: true }), { enabled: !!id, keep: false })

export const usePeople = (memberType: unknown, enabled: boolean) =>
  useLoad(
    shopUsers.list.query(
      { memberType: memberType || undefined, status: shopUserStatus.active, pageNo: 1, pageSize: 1 },
      { quiet: true },
    ),
    { enabled, keep: false },
  )

type Step = Pick<FormApi<GrantValues>, 'Field' | 'form'>

export const CouponStep = ({ Field, form }: Step) => {
  const t = useT()
  const words = useCouponWords()
  const { purpose, couponId } = useGrantValues(form)
  const { data, error, retry } = useCoupon(couponId)
  const limit = numberIn(data?.perLimit)
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
          check={(value) =>
            limit !== null && Number(value) > limit ? t('coupons.perAbove', { count: limit }) : undefined
          }
        />
      </div>
      <aside>
        {data ? (
          <>
            <CouponCard row={data} />
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
  const { count } = useFormats()
  const { data } = usePeople(memberType, true)
  const total = totalIn(data)
  return data ? <p className="quiet">{t('coupons.peopleCount', { count: total, number: count(total) })}</p> : null
}

export const PeopleStep = ({ Field, form }: Step) => {
  const t = useT()
  const { grantType, memberType } = useGrantValues(form)
  const type = Number(grantType)
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  return (
    <>
      <Field of={grant.grantType}>
        <Choice field={grant.grantType} />
      </Field>
      {(type === grantTypes.all || type === grantTypes.claim) && (
        <>
          <Field of={grant.memberType} hint={t('coupons.memberHint')} />
          <AllOf memberType={memberType} />
        </>
      )}
      {type === grantTypes.chosen && (
        <Field
          of={users}
          required
          check={(value) => (count(value) > MAX_CHOSEN ? t('coupons.maxUsers', { count: MAX_CHOSEN }) : undefined)}
          hint={t('coupons.maxUsers', { count: MAX_CHOSEN })}
        >
          <UserPicker />
        </Field>
      )}
      {type === grantTypes.imported && (
        <Field of={list} required>
          <BatchBox taken="coupons.peopleTaken">{(take) => <UserImport take={take} />}</BatchBox>
        </Field>
      )}
      {type === grantTypes.claim && (
        <Field
          of={grant.endTime}
          required
          check={(value) => ((toMillis(value) ?? Infinity) <= Date.now() ? t('coupons.claimAfterSend') : undefined)}
        />
      )}
    </>
  )
}

export const TimeStep = ({ Field, form }: Step) => {
  const t = useT()
  const { sendType, grantType, couponId } = useGrantValues(form)
  const { data } = useCoupon(couponId)
  return (
    <>
      <Field of={grant.sendType}>
        <Choice field={grant.sendType} />
      </Field>
      {is(sendType, sendTypes.planned) && (
        <Field
          of={grant.sendTime}
          required
          check={(value, all) => {
            const fault = validateSend(value, {
              coupon: data?.endTime,
              claim: is(grantType, grantTypes.claim) ? all.endTime : undefined,
            })
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

export const CheckStep = ({
  values,
  row,
  people,
  sum,
  unloaded,
}: {
  values: GrantValues
  row: CouponDetail | undefined
  people: number | null | undefined
  sum: Estimate | undefined
  /** Load without data, which may have failed. */
  unloaded: Pick<ReturnType<typeof usePeople>, 'error' | 'retry'> | undefined
}) => {
  const t = useT()
  const words = useCouponWords()
  const { count, number, money } = useFormats()
  if (unloaded?.error) return <Failed compact error={unloaded.error} retry={unloaded.retry} />
  if (!row || people === undefined || !sum) return <Skeleton active paragraph={{ rows: 6 }} />
  const isPlanned = is(values.sendType, sendTypes.planned)
  const failed = is(values.grantType, grantTypes.imported) ? (values.batch?.failed ?? 0) : 0
  const facts: readonly (readonly [EntityField, string])[] = [
    [grant.grantName, values.grantName?.trim() ?? ''],
    [grant.couponId, `${row.couponName} · ${words.rule(row)}`],
    [{ ...coupon.validType, label: 'coupons.validity' }, words.valid(row)],
    [grant.grantType, optionName(t, grant.grantType, values.grantType)],
    [grant.targetCount, count(people)],
    ...(failed > 0 ? [[{ ...grant.failCount, label: 'coupons.peopleFailed' }, number(failed)] as const] : []),
    [grant.perNum, number(values.perNum)],
    [{ ...grant.successCount, key: 'needed', label: 'coupons.needed' }, count(sum.needed)],
    [{ ...coupon.totalStock, label: 'coupons.stockLeft' }, count(leftOf(row))],
    [{ ...coupon.faceValue, label: 'coupons.worth' }, sum.cents === undefined ? DASH : money(fromCents(sum.cents))],
    [grant.sendType, isPlanned ? formatTime(values.sendTime, 'YYYY-MM-DD HH:mm') : t('sendType.now')],
    ...(is(values.grantType, grantTypes.claim)
      ? [[grant.endTime, formatTime(values.endTime, 'YYYY-MM-DD HH:mm')] as const]
      : []),
    [grant.notifyWay, (values.notifyWay ?? []).map((way) => optionName(t, grant.notifyWay, way)).join(' / ') || DASH],
  ]
  return (
    <>
      {sum.lacking > 0 && (
        <Alert type="error" showIcon title={t('coupons.lacking', { count: sum.lacking })} className="space-below" />
      )}
      {people === 0 && <Alert type="error" showIcon title={t('coupons.nobody')} className="space-below" />}
      {sum.isLarge && sum.lacking === 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(people === null ? 'coupons.peopleUnknown' : 'coupons.large')}
          className="space-below"
        />
      )}
      <Facts row={values} fields={facts} />
    </>
  )
}
