import { Alert } from 'antd'
import type { SendOptions } from '@/api/client'
import { readPages } from '@/api/readPages'
import type { Page } from '@/api/reply'
import { useT } from '@/locales'
import type { Queried } from './load'

const SIZE = 500

export interface PagedCall<Row, Input> {
  (input: Input & { pageNo: number; pageSize: number }, options?: SendOptions): Promise<Page<Row>>
  query: (input: Input & { pageNo: number; pageSize: number }) => { queryKey: readonly unknown[] }
}

/** Query for the rows of a call, loaded page by page, at most `max`. The total includes the rows left out. */
export const fetchAllPages = <Row, Input extends object>(
  call: PagedCall<Row, Input>,
  input: Input,
  max = 10_000,
): Queried<Pick<Page<Row>, 'records' | 'total'>> => ({
  queryKey: [...call.query({ ...input, pageNo: 1, pageSize: SIZE }).queryKey, 'everything'],
  queryFn: async ({ signal }) => {
    let all: Pick<Page<Row>, 'records' | 'total'> = { records: [], total: 0 }
    for await (const { rows, page } of readPages(call, input, SIZE, { quiet: true, signal })) {
      all = { records: [...rows], total: page.total }
      if (rows.length >= max) break
    }
    return all
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
