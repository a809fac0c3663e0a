import { useEffect, useState } from 'react'
import type { ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { Blank } from '@/kit/show/Blank'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { leftUntil } from '../checks'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const PRESSING = 4 * HOUR
const two = (number: number) => String(number).padStart(2, '0')

/**
 * Countdown to a case's deadline by the server's clock, red if urgent or past. `ended` is called once if it ends
 * while displayed.
 */
export const Countdown = ({
  of: { deadline, ahead },
  ended,
}: {
  of: Pick<ShopAfterSale, 'deadline' | 'ahead'>
  ended?: () => void
}) => {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  const left = leftUntil(deadline, ahead, now)
  const isOver = left === undefined || left <= 0
  const [began] = useState(isOver)
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  useEffect(() => {
    if (isOver && !began) ended?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reported once, whatever callback is current
  }, [isOver])
  if (left === undefined) return <Blank />
  const clock = [Math.floor(left / HOUR), Math.floor(left / 60_000) % 60, Math.floor(left / SECOND) % 60]
  const words =
    left <= 0
      ? t('afterSales.overdue')
      : left >= DAY
        ? t('afterSales.leftDays', { days: Math.floor(left / DAY), hours: Math.floor(left / HOUR) % 24 })
        : t('afterSales.leftClock', { time: clock.map(two).join(':') })
  return (
    <span className={left < PRESSING ? 'digits pressing' : 'digits'} title={formatTime(deadline)}>
      {words}
    </span>
  )
}
