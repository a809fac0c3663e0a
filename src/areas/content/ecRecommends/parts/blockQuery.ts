import * as hotContent from '@/api/content/hotContent'
import { ecRecommend } from '@/entities/content/ecRecommend'

const MAX = 100

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
