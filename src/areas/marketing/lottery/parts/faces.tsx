import '../lottery.css'
import type { Lottery } from '@/entities/marketing/lottery'
import { formatTime } from '@/lib/time'
import { Blank } from '@/kit/Blank'
import { useFormats } from '@/kit/format'
import { isHeadquarters, useIdentity } from '@/session/identity'

const LOW = 10
const HQ = 1

/** Whether this user runs wheels: sales areas, which look on, and dealers do not. */
export const useRuns = (): boolean => useIdentity(({ user }) => user !== undefined && isHeadquarters(user) && Number(user.dealerType) === HQ)

/** A share in percent with one decimal; -- of nothing. */
export const Rate = ({ part, whole }: { part: number; whole: number }) => {
  const { percent } = useFormats()
  return whole > 0 ? percent(((part / whole) * 100).toFixed(1)) : '--'
}

/** A count, and which share of all it is. */
export const Share = ({ part, whole }: { part: number; whole: number }) => {
  const { number } = useFormats()
  return (
    <span className="digits">
      {number(part)}{' '}
      <span className="quiet">
        (<Rate part={Number(part)} whole={Number(whole)} />)
      </span>
    </span>
  )
}

/** What is left of the prize nearest to its end, in percent: red when it is nearly gone. */
export const StockLeft = ({ left }: { left: number | null | undefined }) => {
  const { percent } = useFormats()
  if (typeof left !== 'number') return <Blank />
  return <span className={left < LOW ? 'digits lottery-low' : 'digits'}>{percent(left)}</span>
}

/** From when until when, to the minute. */
export const Period = ({ startTime, endTime }: Pick<Lottery, 'startTime' | 'endTime'>) =>
  startTime || endTime ? (
    <span className="digits">{[startTime, endTime].map((time) => formatTime(time, 'YYYY-MM-DD HH:mm') || '…').join(' - ')}</span>
  ) : (
    <Blank />
  )
