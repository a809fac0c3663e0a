import { Form as AntForm } from 'antd'
import { useState } from 'react'
import { namesFields } from '@/api/error'
import { notify } from '@/api/notices'
import type { PoolBooked, PoolChange } from '@/api/members/points'
import { pointBooking } from '@/entities/members/pointBooking'
import { POOL_GROUPS, poolChange } from '@/entities/members/pointEnums'
import { type PointPool, pointPool, pointPoolLog } from '@/entities/members/pointPool'
import { useAction } from '@/kit/data/useAction'
import { CallSelect } from '@/kit/form/CallSelect'
import { FormPanel } from '@/kit/form/FormPanel'
import { useRequestNo } from '@/kit/form/requestNo'
import { DASH, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { pointChoices } from '../../parts/pointChoices'
import { poolName } from './PoolLogs'

const MODES = ['topUp', 'deduct', 'warn'] as const
type PoolMode = (typeof MODES)[number]
export const poolModeOf = (mode: string): PoolMode | undefined => MODES.find((one) => one === mode)

const MAX = 10_000_000
/** Number of points above which the amount must be typed a second time. */
const RETYPED = 1_000_000
export const amount = { ...pointPoolLog.points, required: true, min: 1, max: MAX } as const
type PoolValues = Omit<PoolChange, 'changeType' | 'requestNo'> & { changeType: string }
const POOL_CHANGE = 'POINT_POOL_CHANGE'

export const useRetype = () => {
  const t = useT()
  const { number } = useFormats()
  return (title: string, points: number) =>
    points > RETYPED
      ? { title, effect: t('pointPools.retype', { points: number(points) }), typed: String(points) }
      : undefined
}

const Balances = ({ balance, sign }: { balance: number | null; sign: 1 | -1 }) => {
  const t = useT()
  const { number } = useFormats()
  const typed = numberIn(AntForm.useWatch(amount.key))
  return (
    <p className="digits" role="status">
      {t('pointPools.beforeAfter', {
        before: balance === null ? DASH : number(balance),
        after: balance === null || typed === null ? DASH : number(balance + sign * typed),
      })}
    </p>
  )
}

/**
 * Adds points to a pool, deducts them, or sets its warning level. A retry after a failure or lost response has the
 * same request number. The call has no version, so `read` loads the current pool before another user's warning level
 * would be overwritten.
 */
export const PoolForm = ({
  pool,
  mode,
  read,
  send,
  onClose,
}: {
  pool: PointPool
  mode: PoolMode
  read: () => Promise<PointPool | undefined>
  send: (change: PoolChange) => Promise<PoolBooked>
  onClose: () => void
}) => {
  const t = useT()
  const { number } = useFormats()
  const { refresh } = useAction()
  const requestNo = useRequestNo()
  const retype = useRetype()
  const name = poolName(pool)
  const balance = numberIn(pool.balance)
  const [opened] = useState(() => numberIn(pool.warnBalance))
  const title = t(`pointPools.${mode}Title`, { name })
  const isOut = mode === 'deduct'
  const group = isOut ? 'OUT' : 'IN'
  const ask = async ({ points, warnBalance }: PoolValues) => {
    const question = mode === 'warn' ? undefined : retype(title, points)
    const typed = numberIn(warnBalance)
    if (typed === null || typed === opened) return question
    const level = numberIn((await read().catch(() => undefined))?.warnBalance)
    if (level === null || level === opened || level === typed) return question
    const levels = { level: number(level), typed: number(typed) }
    return { effect: t('pointPools.warnChangedEffect'), ...question, title: t('pointPools.warnChanged', levels) }
  }
  const save = async ({ changeType, warnBalance, ...values }: PoolValues) => {
    try {
      const booked = await send(
        mode === 'warn'
          ? { points: 0, warnBalance, remark: '', requestNo }
          : {
              ...values,
              changeType: Number(changeType),
              // An unchanged level is not sent, since another user may have changed it meanwhile.
              ...(numberIn(warnBalance) !== opened && { warnBalance }),
              requestNo,
            },
      )
      notify(
        'success',
        mode !== 'warn' && booked.id && booked.balanceAfter !== null
          ? t('pointPools.booked', { balance: number(booked.balanceAfter), no: booked.id })
          : t('pointPools.saved', { name }),
      )
    } catch (error) {
      // Another user may have changed the balance. After any other failure it is reloaded automatically.
      if (namesFields(error)) refresh()
      throw error
    }
  }
  return (
    <FormPanel<PoolValues>
      open
      asWindow
      name={`pool.${mode}.${pool.poolId}`}
      title={title}
      initial={{
        changeType: String(isOut ? poolChange.deduction : poolChange.topUp),
        warnBalance: opened ?? undefined,
      }}
      save={save}
      saveText={t(`pointPools.${mode}`)}
      ask={ask}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {mode !== 'warn' && (
            <>
              <Field
                of={amount}
                check={(value) =>
                  isOut && balance !== null && (numberIn(value) ?? 0) > balance
                    ? t('pointPools.overBalance', { balance: number(balance) })
                    : undefined
                }
              />
              <Balances balance={balance} sign={isOut ? -1 : 1} />
              <Field of={pointBooking.changeType}>
                <CallSelect {...pointChoices(poolChange, POOL_CHANGE, group, POOL_GROUPS[group])} />
              </Field>
            </>
          )}
          <Field of={pointPool.warnBalance} required={mode === 'warn'} />
          {mode !== 'warn' && <Field of={pointPoolLog.remark} />}
        </>
      )}
    </FormPanel>
  )
}
