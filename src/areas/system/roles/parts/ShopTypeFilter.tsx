import * as roles from '@/api/system/roles'
import { role } from '@/entities/shared/role'
import { type Filter, segmentedFilter } from '@/kit/list/filters'
import { useList } from '@/kit/list/place'
import { useLoads } from '@/kit/data/load'

const TYPES = [undefined, ...(role.shopTypes.of?.options ?? []).map(({ value }) => Number(value))]

/** The kinds of outlet in sight, each with how many roles it has; a count that cannot be had is left out. */
export const ShopTypeFilter = (props: Parameters<Filter['control']>[0]) => {
  const { rows } = useList()
  // Behind the list: each of these answers would begin the rows anew, which are being rendered meanwhile.
  const counts = useLoads(
    (rows ? TYPES : []).map((shopType) =>
      shopType === undefined
        ? roles.list.query({ pageSize: 1 }, { quiet: true })
        : roles.listByShopType.query({ shopType, pageSize: 1 }, { quiet: true }),
    ),
  )
  const suffix = (code: string | number | undefined) => {
    const count = counts[TYPES.findIndex((type) => String(type) === String(code))]?.data
    return count ? ` ${count.total}` : ''
  }
  return segmentedFilter(role.shopTypes, suffix).control(props)
}
