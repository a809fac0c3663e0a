import { findById } from '@/api/findById'
import * as lotteries from '@/api/marketing/lotteries'
import type { Field } from '@/entities/field'
import { drawWin } from '@/entities/marketing/lotteryEnums'
import { lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { searchFilter } from '@/kit/list/choiceFilters'
import {
  daysOf,
  phoneFilter,
  dateRangeFilter,
  segmentedFilter,
  choicesFilter,
  containsFilter,
  type DateRangeFilter,
} from '@/kit/list/filters'

const record = lotteryRecord
const DAY = 86_400_000
const MAX_DAYS = 366
const win = { key: 'win', label: 'lotteryRecords.win', kind: 'enum', of: drawWin } as const satisfies Field

/** A filter of one wheel; in the address and on the wire lotteryId. */
const lotteryFilter = searchFilter(
  { key: 'lotteryId', label: record.lotteryTitle.label },
  {
    ask: (title) => lotteries.list.query({ pageSize: 50, title }, { quiet: true }),
    one: (id) => findById(lotteries.list, { id }),
    choice: ({ id, title }) => ({ value: id, label: title || id }),
  },
)

/** The days of draws: more than 366 of them are told and not sent. */
const dayFilter: DateRangeFilter<'drawTime'> = {
  ...dateRangeFilter(record.drawTime),
  validate: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MAX_DAYS
      ? 'lotteryRecords.tooLong'
      : undefined
  },
}

/** The filters of draws. */
export const FILTERS = [
  lotteryFilter,
  phoneFilter(record.phone),
  containsFilter(record.nickname),
  dayFilter,
  segmentedFilter(win),
  choicesFilter(record.prizeType),
  choicesFilter(record.status),
  record.freeFlag,
]
/** The wins of the last 30 days, where the address says nothing else. */
export const DEFAULTS = { win: '1', drawTime: 'last30' }
