import * as cashDraws from '@/api/marketing/cashDraws'
import { findById } from '@/api/findById'
import type { Field } from '@/entities/field'
import { searchFilter } from '@/kit/list/choiceFilters'
import { daysOf, dateRangeFilter, type DateRangeFilter } from '@/kit/list/filters'

type Named<K extends string = string> = Pick<Field<K>, 'key' | 'label'>

/** Filter by one cash draw, searched by title; sent as drawId. */
export const drawFilter = ({ label }: Named) =>
  searchFilter(
    { key: 'drawId', label },
    {
      ask: (title) => cashDraws.list.query({ title, pageNo: 1, pageSize: 20 }),
      one: (id) => findById(cashDraws.list, { id }),
      choice: ({ id, title }) => ({ value: id, label: title }),
    },
  )

const DAY = 86_400_000
const MAX_DAYS = 366

/** Filter by days, 366 at most. A longer range is an error and is not sent. */
export const yearFilter = <K extends string>(field: Named<K>): DateRangeFilter<K> => ({
  ...dateRangeFilter(field),
  validate: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MAX_DAYS ? 'cash.spanTooLong' : undefined
  },
})
