import { FlagFilled, MessageOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { is, optionOf } from '@/entities/field'
import { orderFlag } from '@/entities/commerce/shared'
import { shopOrder } from '@/entities/commerce/shopOrder'
import { Blank } from '@/kit/show/Blank'
import { named, optionName, plain, useFormats } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const LATE_MS = 48 * 3_600_000
const SECOND_MS = 1000

export const hasFlag = (value: unknown): boolean => !isBlank(value) && !is(value, orderFlag.none)
export const Flag = ({ value }: { value: unknown }) => {
  const t = useT()
  if (!hasFlag(value)) return null
  const name = optionName(t, shopOrder.flag, value)
  return (
    <Mark tone={optionOf(orderFlag, value)?.tone}>
      <FlagFilled aria-hidden /> {name}
    </Mark>
  )
}

export const Note = ({ text, label }: { text: unknown; label: string }) =>
  isBlank(text) ? (
    <Blank />
  ) : (
    <Mark hint={plain(text)}>
      <MessageOutlined aria-label={named(label, text)} />
    </Mark>
  )

export const Paid = ({ amount, points }: { amount: unknown; points: unknown }) => {
  const t = useT()
  const { number } = useFormats()
  const used = numberIn(points) ?? 0
  const money = <Value field={shopOrder.payAmount} value={amount} />
  return used > 0 ? <TwoValues upper={money} below={t('orderDesk.points', { points: number(used) })} /> : money
}

/** Payment time, in red if the order has waited for shipping for more than two days. */
export const PaidAt = ({ at, waits }: { at: unknown; waits: boolean }) => {
  const t = useT()
  const late = waits && (toMillis(at) ?? Infinity) < Date.now() - LATE_MS
  return (
    <span className={late ? 'late' : undefined} title={late ? t('orderDesk.late') : undefined}>
      <Value field={shopOrder.payTime} value={at} />
    </span>
  )
}

/** Countdown of an unpaid order. `ended` is called one second after its end, for example to reload the order. */
export const PayUntil = ({ until, ended }: { until: unknown; ended: () => void }) => {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  const end = toMillis(until)
  const left = end === undefined ? undefined : Math.max(0, Math.floor((end - now) / SECOND_MS))
  const isOver = left === 0
  useEffect(() => {
    if (end === undefined) return
    if (isOver) {
      const timer = setTimeout(ended, SECOND_MS)
      return () => clearTimeout(timer)
    }
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once at the end
  }, [end, isOver])
  if (left === undefined) return null
  const [minutes, rest] = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0'))
  return <span className="digits">{t('orderDesk.closesIn', { time: `${minutes}:${rest}` })}</span>
}
