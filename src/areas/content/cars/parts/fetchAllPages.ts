import type { Page } from '@/api/reply'
import type { Queried } from '@/kit/data/load'

const SIZE = 500
/** Maximum number of pages to load. */
const MAX = 20

interface PagedCall<Row, Input> {
  query: (
    input: Input & { pageNo: number; pageSize: number },
    options?: { quiet?: boolean },
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>> }
}

/** Query for the rows of a call, loaded page by page, up to 10,000. Further rows are left out. */
export const fetchAllPages = <Row, Input extends object>(
  call: PagedCall<Row, Input>,
  input: Input,
): Queried<Row[]> => ({
  queryKey: [...call.query({ ...input, pageNo: 1, pageSize: SIZE }).queryKey, 'everything'],
  queryFn: async (context) => {
    const rows: Row[] = []
    for (let pageNo = 1; pageNo <= MAX; pageNo++) {
      const { records, total } = await call
        .query({ ...input, pageNo, pageSize: SIZE }, { quiet: true })
        .queryFn(context)
      rows.push(...records)
      if (records.length === 0 || rows.length >= total) break
    }
    return rows
  },
})
