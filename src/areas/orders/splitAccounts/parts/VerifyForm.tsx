import { Button } from 'antd'
import { useEffect, useState } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { accountVerify as verify } from '@/entities/orders/accountVerify'
import { useAction } from '@/kit/data/useAction'
import { AmountBox } from '@/kit/form/AmountBox'
import { FormBody, useForm } from '@/kit/form/Form'
import { Facts } from '@/kit/show/Facts'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** Maximum of the transferred amount in cents. */
const MAX = 100
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Remaining time in days and hours, or hours and minutes; updated every minute. */
const Left = ({ until }: { until: string }) => {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const left = (toMillis(until) ?? now) - now
  if (left <= 0) return t('account.over')
  return left >= DAY
    ? t('account.leftDays', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
    : t('account.leftHours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) })
}

/** Form for the amount that arrived in the account, as proof of ownership; three tries. */
export const VerifyForm = ({ row: { id, verify: paid } }: { row: prorateAccounts.ProrateApplication }) => {
  const t = useT()
  const may = useMay()
  const { refresh } = useAction()
  const api = useForm<{ amount?: string | null }>({
    name: `prorateVerify.${id}`,
    initial: {},
    save: async ({ amount }) => {
      try {
        await prorateAccounts.submitPayment({ id, amount: String(amount ?? '') })
      } catch (error) {
        // A wrong amount uses up a try, and the last one ends the step.
        refresh()
        throw error
      }
    },
    done: t('account.verified'),
  })
  const check = (value: unknown) => {
    const cents = toCents(value)
    const isFine = /^\d+(\.\d{1,2})?$/.test(String(value ?? ''))
    return isBlank(value) || (isFine && cents !== undefined && cents >= 1 && cents <= MAX)
      ? undefined
      : t('account.amountRange')
  }
  const { Field } = api
  return (
    <>
      {paid && (
        <Facts
          row={paid}
          fields={[
            verify.payTime,
            verify.payAccount,
            verify.triesLeft,
            verify.endTime,
            [
              { ...verify.endTime, key: 'left', label: 'account.left' },
              paid.endTime ? <Left key="left" until={paid.endTime} /> : undefined,
            ],
          ]}
        />
      )}
      {may('prorateAccounts.submitPayment') && (
        <FormBody {...api.body}>
          <div className="account-amount">
            <Field of={verify.amount} check={check} hint={t('account.amountHint')}>
              <AmountBox />
            </Field>
            <Button type="primary" loading={api.busy} onClick={api.submit}>
              {t('account.verify')}
            </Button>
          </div>
        </FormBody>
      )}
    </>
  )
}
