import type { ReactNode } from 'react'
import type { Field } from '@/entities/field'
import { keyed } from './DataTable'
import { NoRows, Pager } from './Pager'
import type { ListState } from './state'

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
  if (!rows?.length) return <NoRows reading={rows === undefined} empty={empty} />
  return (
    <>
      <ul className="list-cards" aria-busy={loading}>
        {keyed(rows, rowKey.key).map(({ key, row }) => (
          <li key={key}>{renderCard(row)}</li>
        ))}
      </ul>
      <Pager state={state} total={total} setPage={setPage} />
    </>
  )
}
