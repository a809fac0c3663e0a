import { formatTime, toMillis } from '@/lib/time'
import { enumeration } from '../field'

/** Form only: whether something is sent at once or at a planned time. */
export const sendTiming = enumeration('sendTiming', { atOnce: 0, planned: 1 })

const MINUTE = 60_000
const MIN_AHEAD = 10 * MINUTE
const MAX_AHEAD = 90 * 24 * 60 * MINUTE

/** Rejects a planned time less than 10 minutes or more than 90 days ahead; returns the key of the message. */
export const planFault = (value: unknown, now = Date.now()): 'messaging.badPlan' | undefined => {
  const time = toMillis(value)
  if (time === undefined) return undefined
  const ahead = time - now
  return ahead < MIN_AHEAD || ahead > MAX_AHEAD ? 'messaging.badPlan' : undefined
}

const NIGHT_ENDS = 9
const NIGHT_BEGINS = 21
/** Whether a time is outside of 09:00 to 21:00, in the zone of the wire. */
export const isAtNight = (time: unknown): boolean => {
  const hour = Number(formatTime(time, 'H'))
  return hour < NIGHT_ENDS || hour >= NIGHT_BEGINS
}
