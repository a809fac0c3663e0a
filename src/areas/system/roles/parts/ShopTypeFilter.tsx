import { useQueries } from '@tanstack/react-query'
import * as roles from '@/api/roles'
import { role } from '@/entities/shared/role'
import { type Filter, segmented } from '@/kit/list/filters'

const TYPES = [undefined, ...(role.shopTypes.of?.options ?? []).map(({ value }) => Number(value))]

/** The kinds of outlet in sight, each with how many roles it has; a count that cannot be had is left out. */
export const ShopTypeFilter = (props: Parameters<Filter['control']>[0]) => {
  const counts = useQueries({
    queries: TYPES.map((shopType) =>
      shopType === undefined ? roles.list.query({ pageSize: 1 }, { quiet: true }) : roles.listByShopType.query({ shopType, pageSize: 1 }, { quiet: true }),
    ),
  })
  const suffix = (code: string | number | undefined) => {
    const count = counts[TYPES.findIndex((type) => String(type) === String(code))]?.data
    return count ? ` ${count.total}` : ''
  }
  return segmented(role.shopTypes, suffix).control(props)
}
