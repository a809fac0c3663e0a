import { useEffect, useState } from 'react'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const SECOND_MS = 1000

/** How long an unpaid order still stands, in minutes and seconds; nothing where its end was not told. */
export const Deadline = ({ until }: { until: string }) => {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const end = toMillis(until)
  if (end === undefined) return null
  const seconds = Math.max(0, Math.floor((end - now) / SECOND_MS))
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return (
    <p className="deadline">
      <span className="quiet">{t('bigOrders.closesIn')}</span>
      <b className="digits">
        {minutes}:{rest}
      </b>
    </p>
  )
}
