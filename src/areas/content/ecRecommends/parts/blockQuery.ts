import * as hotContent from '@/api/content/hotContent'
import { ecRecommend } from '@/entities/content/ecRecommend'

const MAX = 100

/** Query for the first 100 cards of a block, in their order. */
export const blockQuery = (block: number, search: Readonly<Record<string, unknown>> = {}) =>
  hotContent.listRecommends.query(
    {
      ...search,
      blockCode: block,
      sortField: ecRecommend.sort.key,
      sortOrder: 'asc',
      pageNo: 1,
      pageSize: MAX,
    },
    { quiet: true },
  )
