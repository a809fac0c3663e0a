import { text } from '../../core/input'
import { Refusal } from '../../core/types'

const DAY_MS = 86_400_000
const MAX_DAYS = 366

/** Rejects a range of more than 366 days. */
export const demandSpan = (start: unknown, end: unknown): void => {
  const days = (Date.parse(text(end).slice(0, 10)) - Date.parse(text(start).slice(0, 10))) / DAY_MS
  if (days + 1 > MAX_DAYS) throw new Refusal(400, '时间跨度不能超过366天')
}
