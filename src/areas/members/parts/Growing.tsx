import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Page } from '@/api/reply'
import { Loaded, type Queried, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'

/** Number of rows that each click adds. */
const STEP = 50

/** Rows of a long list in one page, which a button loads again with more rows. */
export const Growing = <Row,>({
  query,
  children,
}: {
  query: (page: { pageNo: number; pageSize: number }) => Queried<Page<Row>>
  children: (rows: readonly Row[]) => ReactNode
}) => {
  const t = useT()
  const [size, setSize] = useState(STEP)
  const load = useLoad(query({ pageNo: 1, pageSize: size }))
  const { records = [], total = 0 } = load.data ?? {}
  const rows = records.slice(0, size)
  const rest = Math.max(total, records.length) - rows.length
  return (
    <Loaded load={load}>
      {children(rows)}
      {rest > 0 && (
        <Button block loading={load.loading} onClick={() => setSize(size + STEP)}>
          {t('list.loadMore', { count: Math.min(rest, STEP) })}
        </Button>
      )}
    </Loaded>
  )
}
