import '../coupons.css'
import { Alert, Button, Space, Steps } from 'antd'
import { useEffect, useState } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { findById } from '@/api/findById'
import { totalIn } from '@/api/reply'
import { is } from '@/entities/field'
import { couponStatus, grantType } from '@/entities/marketing/couponEnums'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Panel } from '@/kit/dialog/dialog'
import { FormBody, useForm } from '@/kit/form/Form'
import { DASH } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { randomText } from '@/lib/randomText'
import { useT } from '@/locales'
import { estimate } from '../grantRules'
import { CheckStep, CouponStep, PeopleStep, TimeStep, useCoupon, useGrantValues, usePeople } from './GrantSteps'
import { copyOfGrant, grantInputOf, type GrantValues, initialOf } from './grantValues'

const WIDTH = 960
const TITLES = ['coupons.step1', 'coupons.step2', 'coupons.step3', 'coupons.step4'] as const
const CHECK = TITLES.length - 1

const FIELDS: readonly (readonly (keyof GrantValues)[])[] = [
  ['purpose', 'couponId', 'grantName', 'perNum'],
  ['grantType', 'memberType', 'userIds', 'batch', 'endTime'],
  ['sendType', 'sendTime', 'notifyWay', 'remark'],
]

/** Returns the number of recipients of the current values: undefined until it is loaded, null if it was not reported. */
const usePeopleOf = (values: GrantValues, enabled: boolean) => {
  const type = Number(values.grantType)
  const counted = type !== grantType.chosen && type !== grantType.imported
  const load = usePeople(values.memberType, enabled && counted)
  if (counted) return { load, people: load.data && (totalIn(load.data) ?? null) }
  return { load, people: type === grantType.chosen ? (values.userIds?.length ?? 0) : (values.batch?.count ?? 0) }
}

const Wizard = ({ name, initial, onClose }: { name: string; initial: GrantValues; onClose: () => void }) => {
  const t = useT()
  const [requestId] = useState(() => randomText())
  const [step, setStep] = useState(0)
  const [reached, setReached] = useState(0)
  const [isGone, setGone] = useState(false)
  const [asking, setAsking] = useState<'leave' | 'grant'>()
  const { act, busy: looks } = useAction()
  const api = useForm<GrantValues>({
    name,
    initial,
    save: (values) => coupons.createGrant(grantInputOf(values, requestId)),
    done: t('coupons.grantMade'),
    onSaved: onClose,
  })
  const { form, fault, Field } = api
  const values = useGrantValues(form)
  const ofCoupon = useCoupon(values.couponId)
  const { data, loading, retry } = ofCoupon
  const { load: ofPeople, people } = usePeopleOf(values, step === CHECK)
  const unloaded = ofCoupon.error && !data ? ofCoupon : people === undefined ? ofPeople : undefined
  const sum =
    data && people !== undefined
      ? estimate(data, { grantType: values.grantType, perNum: Number(values.perNum ?? 0), people })
      : undefined
  const go = (to: number, gone = false) => {
    setGone(gone)
    setStep(to)
    setReached(Math.max(reached, to))
  }
  // An error of the server opens the step that has the field.
  useEffect(() => {
    const at = FIELDS.findIndex((keys) => keys.some((key) => key === fault?.field))
    if (at >= 0) setStep(at)
  }, [fault])

  /** The coupon may have been disabled since it was chosen, so load it again. */
  const look = async () => {
    const now = await coupons.get({ id: values.couponId ?? '' })
    const isEnabled = is(now.status, couponStatus.enabled)
    go(isEnabled ? CHECK : 0, !isEnabled)
    if (isEnabled) retry()
  }
  const next = async () => {
    if (step === CHECK) return
    if (!(await api.check(FIELDS[step]))) return
    if (step + 1 < CHECK) go(step + 1)
    else void act(look, { keep: true })
  }
  return (
    <Panel
      open
      width={WIDTH}
      title={t('coupons.newGrant')}
      onClose={() => (api.dirty ? setAsking('leave') : onClose())}
      footer={
        <Space>
          {step > 0 && (
            <Button disabled={api.busy} onClick={() => go(step - 1)}>
              {t('kit.stepBack')}
            </Button>
          )}
          {step < CHECK ? (
            <Button type="primary" loading={looks} onClick={() => void next()}>
              {t('kit.stepNext')}
            </Button>
          ) : (
            <Button
              type="primary"
              loading={api.busy || loading}
              disabled={!sum || sum.lacking > 0 || people === 0}
              onClick={() => (sum?.isLarge ? setAsking('grant') : api.submit())}
            >
              {t('coupons.grantNow')}
            </Button>
          )}
        </Space>
      }
    >
      <Steps size="small" current={step} items={TITLES.map((title) => ({ title: t(title) }))} className="space-below" />
      {/* Enter moves to the next step; it never submits the grant. */}
      <FormBody {...api.body} onFinish={() => void next()}>
        {isGone && <Alert type="error" showIcon title={t('coupons.disabledSince')} className="space-below" />}
        {[CouponStep, PeopleStep, TimeStep].map((Step, at) => (
          <div key={TITLES[at]} hidden={step !== at}>
            {at <= reached && <Step Field={Field} form={form} />}
          </div>
        ))}
        {step === CHECK && <CheckStep values={values} row={data} people={people} sum={sum} unloaded={unloaded} />}
      </FormBody>
      <ConfirmDialog
        question={
          asking === 'grant'
            ? {
                title: t('coupons.grantAsk', { name: values.grantName }),
                effect: t('coupons.grantEffect', { people: people ?? DASH, count: sum?.needed }),
                danger: true,
                typed: values.grantName?.trim(),
                okText: t('coupons.grantNow'),
              }
            : asking === 'leave'
              ? {
                  title: t('kit.leave'),
                  more: t('coupons.newGrant'),
                  okText: t('kit.discardChanges'),
                  cancelText: t('kit.keepEditing'),
                  danger: true,
                }
              : undefined
        }
        busy={api.busy}
        onCancel={() => setAsking(undefined)}
        onOk={() => {
          setAsking(undefined)
          if (asking === 'grant') return api.submit()
          api.markSaved()
          onClose()
        }}
      />
    </Panel>
  )
}

export const NewGrant = ({ couponId, onClose }: { couponId?: string; onClose: () => void }) => {
  const t = useT()
  if (!couponId) return <Wizard name="couponGrant.new" initial={initialOf()} onClose={onClose} />
  return (
    <LoadRecord
      of={coupons.get.query({ id: couponId }, { quiet: true })}
      title={t('coupons.newGrant')}
      width={WIDTH}
      onClose={onClose}
    >
      {(row) => (
        <Wizard
          name={`couponGrant.${couponId}`}
          initial={initialOf(is(row.status, couponStatus.enabled) ? row : undefined)}
          onClose={onClose}
        />
      )}
    </LoadRecord>
  )
}

export const CopyGrant = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord of={findById(coupons.listGrants, { id })} title={t('coupons.newGrant')} width={WIDTH} onClose={onClose}>
      {(row) => <OfCoupon row={row} onClose={onClose} />}
    </LoadRecord>
  )
}
const OfCoupon = ({ row, onClose }: { row: CouponGrant; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={coupons.get.query({ id: row.couponId }, { quiet: true })}
      title={t('coupons.newGrant')}
      width={WIDTH}
      onClose={onClose}
    >
      {(coupon) => (
        <Wizard
          name={`couponGrant.copy.${row.id}`}
          initial={copyOfGrant(row, is(coupon.status, couponStatus.enabled) ? coupon : undefined)}
          onClose={onClose}
        />
      )}
    </LoadRecord>
  )
}
