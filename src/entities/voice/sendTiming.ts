import { formatTime, toMillis } from '@/lib/time'
import { enumeration } from '../field'

/** Form only: send immediately or at a planned time. */
export const sendTiming = enumeration('sendTiming', { atOnce: 0, planned: 1 })

const MINUTE = 60_000
const MIN_AHEAD = 10 * MINUTE
const MAX_AHEAD = 90 * 24 * 60 * MINUTE

/** Returns the text key of the error if a planned time is less than 10 minutes or more than 90 days ahead. */
export const planFault = (value: unknown, now = Date.now()): 'messaging.badPlan' | undefined => {
  const time = toMillis(value)
  if (time === undefined) return undefined
  const ahead = time - now
  return ahead < MIN_AHEAD || ahead > MAX_AHEAD ? 'messaging.badPlan' : undefined
}

const NIGHT_ENDS = '09:00:00'
const NIGHT_BEGINS = '21:00:00'
/** Returns true outside 09:00 to 21:00 inclusive, in the wire time zone. */
export const isAtNight = (time: unknown): boolean => {
  const clock = formatTime(time, 'HH:mm:ss')
  return clock < NIGHT_ENDS || clock > NIGHT_BEGINS
}
