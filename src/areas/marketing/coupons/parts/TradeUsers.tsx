import * as coupons from '@/api/marketing/coupons'
import { type CouponUser, couponUser } from '@/entities/marketing/couponUser'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter, dateRangeFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { plain } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { inZone } from '@/lib/time'
import { isTooLong } from './tradeFilters'

const person = couponUser
const YEAR_BACK = 365
const FILTERS = [
  phoneFilter(person.phone),
  containsFilter(person.nickname),
  person.memberType,
  {
    ...dateRangeFilter(person.receiveTime),
    validate: (text: string) => (isTooLong(text) ? ('coupons.spanTooLong' as const) : undefined),
  },
  containsFilter(person.cityName),
]
const SORT = { field: person.receiveTime.key, order: 'desc' } as const
const COLUMNS: readonly ColumnOf<CouponUser>[] = [
  { field: person.nickname, width: 140, below: person.phone },
  { field: person.usedCount, width: 112, sortable: true },
  { field: person.receiveCount, width: 112, sortable: true },
  { field: person.expiredCount, width: 100 },
  { field: person.discountAmount, width: 130, sortable: true },
  { field: person.memberType, width: 100 },
  { field: person.cityName, width: 110 },
  person.receiveTime,
  { field: person.userId, width: 120 },
]
const nameOf = ({ nickname, userId }: CouponUser) => nickname || userId

const lastYear = (): string => {
  const today = inZone(Date.now())
  return `${today.subtract(YEAR_BACK, 'day').format('YYYY-MM-DD')}~${today.format('YYYY-MM-DD')}`
}

export const TradeUsers = () => {
  const { query, setQuery } = useScreen()
  // Lists mask phone numbers, but the last four digits are always present. The full number must not be put in the
  // address.
  const showCodes = ({ phone }: CouponUser) =>
    setQuery(
      {
        ...Object.fromEntries([...query.keys()].map((key) => [key, undefined])),
        tab: undefined,
        phone: plain(phone).slice(-4),
        time: query.get(person.receiveTime.key) || lastYear(),
      },
      true,
    )
  return (
    <ListScreen
      load={coupons.listUsers}
      rowKey={person.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      actions={(row) => [{ label: 'coupons.codes', run: () => showCodes(row) }]}
    />
  )
}
