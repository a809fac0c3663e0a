import type { Page } from '@/api/reply'
import { toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { integer, text } from '../../core/input'
import { Refusal } from '../../core/types'

type Input = Readonly<Record<string, unknown>>

const DAY = 86_400_000
const MAX_DAYS = 31
/** Last row that can be reached by paging. */
const DEEPEST = 10_000
const COUNTED = 100_000

const daysIn = (input: Input): number => {
  const [from, until] = [toMillis(text(input.createTimeStart)), toMillis(text(input.createTimeEnd))]
  return from === undefined || until === undefined ? Infinity : (until - from) / DAY
}

/**
 * Returns the query of a log, limited to 31 days unless it is for one car, request or row. Refuses longer and
 * half-open ranges and deep pages.
 */
export const windowed = <I extends Input>(input: I, now: number): I => {
  if ((integer(input.pageNo) ?? 1) * (integer(input.pageSize) ?? 20) > DEEPEST) throw new Refusal(400, '请缩小查询范围')
  if ([input.vin, input.requestNo, input.id].some((one) => text(one) !== '')) return input
  if (text(input.createTimeStart) === '' && text(input.createTimeEnd) === '')
    return { ...input, createTimeStart: wireTime(now - MAX_DAYS * DAY) }
  if (daysIn(input) > MAX_DAYS) throw new Refusal(400, '时间跨度不能超过31天')
  return input
}

/** Refuses the export of more than a day, unless it is for one car or request. */
export const demandNarrow = (input: Input): void => {
  if (![input.vin, input.requestNo].some((one) => text(one) !== '') && daysIn(input) > 1)
    throw new Refusal(400, '请缩小导出范围')
}

/** Returns a page with its total capped at 100,000. */
export const capped = <Row>(page: Page<Row>): Page<Row> =>
  page.total > COUNTED ? { ...page, total: COUNTED, totalMore: true } : page

export const isFirstPage = (input: Input): boolean => (integer(input.pageNo) ?? 1) === 1
