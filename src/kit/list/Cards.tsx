import { Empty, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@/entities/field'
import { useT } from '@/locales'
import { keyed } from './DataTable'
import { type ListState, PAGE_SIZES } from './state'

/** A page of a list as cards, with the same pager as the table. */
export const Cards = <Row extends object>({
  rows,
  total,
  rowKey,
  renderCard,
  loading,
  state,
  setPage,
  empty,
}: {
  rows: Row[] | undefined
  total: number
  rowKey: Field
  renderCard: (row: Row) => ReactNode
  loading: boolean
  state: ListState
  setPage: (pageNo: number, pageSize: number) => void
  empty: { text: string; action?: ReactNode }
}) => {
  const t = useT()
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
  if (!rows.length)
    return (
      <Empty description={empty.text} style={{ padding: '32px 0' }}>
        {empty.action}
      </Empty>
    )
  return (
    <>
      <ul className="list-cards" aria-busy={loading}>
        {keyed(rows, rowKey.key).map(({ key, row }) => (
          <li key={key}>{renderCard(row)}</li>
        ))}
      </ul>
      <Pagination
        align="end"
        current={state.pageNo}
        pageSize={state.pageSize}
        total={total}
        pageSizeOptions={PAGE_SIZES}
        showSizeChanger
        responsive
        showTotal={(count) => t('list.total', { total: count })}
        onChange={(pageNo, pageSize) => setPage(pageSize === state.pageSize ? pageNo : 1, pageSize)}
      />
    </>
  )
}
