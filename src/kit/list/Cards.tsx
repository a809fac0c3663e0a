import type { ReactNode } from 'react'
import type { Field } from '@/entities/field'
import { keyed } from './DataTable'
import { Keyless } from '../data/keyless'
import { NoRows, Pager, type Totals } from './Pager'
import type { ListState } from './state'

export const Cards = <Row extends object>({
  rows,
  totals,
  rowKey,
  needs,
  renderCard,
  loading,
  state,
  setPage,
  empty,
}: {
  rows: Row[] | undefined
  totals: Totals
  rowKey: Field
  needs?: readonly Field[]
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
        {keyed(rows, rowKey.key, needs).map(({ id, key, row }) => (
          <li key={key}>
            <Keyless value={id === ''}>{renderCard(row)}</Keyless>
          </li>
        ))}
      </ul>
      <Pager state={state} {...totals} setPage={setPage} />
    </>
  )
}
