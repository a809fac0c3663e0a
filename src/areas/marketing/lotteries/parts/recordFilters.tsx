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

/** Filter by wheel; lotteryId in the address and in the request. */
const lotteryFilter = searchFilter(
  { key: 'lotteryId', label: record.lotteryTitle.label },
  {
    ask: (title) => lotteries.list.query({ pageSize: 50, title }, { quiet: true }),
    one: (id) => findById(lotteries.list, { id }),
    choice: ({ id, title }) => ({ value: id, label: title || id }),
  },
)

/** Filter by date of the draw. A range of more than 366 days shows an error and is not sent. */
const dayFilter: DateRangeFilter<'drawTime'> = {
  ...dateRangeFilter(record.drawTime),
  validate: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MAX_DAYS
      ? 'lotteryRecords.tooLong'
      : undefined
  },
}

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
export const DEFAULTS = { win: '1', drawTime: 'last30' }
