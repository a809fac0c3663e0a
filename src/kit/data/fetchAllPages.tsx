import { Alert } from 'antd'
import type { Page } from '@/api/reply'
import { useT } from '@/locales'
import type { Queried } from './load'

const SIZE = 500

interface PagedCall<Row, Input> {
  query: (
    input: Input & { pageNo: number; pageSize: number },
    options?: { quiet?: boolean },
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>> }
}

/** Query for the rows of a call, loaded page by page, at most `max`. The total includes the rows left out. */
export const fetchAllPages = <Row, Input extends object>(
  call: PagedCall<Row, Input>,
  input: Input,
  max = 10_000,
): Queried<Pick<Page<Row>, 'records' | 'total'>> => ({
  queryKey: [...call.query({ ...input, pageNo: 1, pageSize: SIZE }).queryKey, 'everything'],
  queryFn: async (context) => {
    const rows: Row[] = []
    for (let pageNo = 1; ; pageNo++) {
      const { records, total } = await call
        .query({ ...input, pageNo, pageSize: SIZE }, { quiet: true })
        .queryFn(context)
      rows.push(...records)
      if (records.length === 0 || rows.length >= total || pageNo * SIZE >= max) return { records: rows, total }
    }
  },
})

/** Warning that only the first rows were loaded, if there are more. */
export const OnlyFirst = ({ of }: { of: Pick<Page<unknown>, 'records' | 'total'> | undefined }) => {
  const t = useT()
  if (!of || of.records.length >= of.total) return null
  return (
    <Alert type="warning" showIcon title={t('list.firstOnly', { max: of.records.length })} className="space-below-md" />
  )
}
