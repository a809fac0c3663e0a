import { useState } from 'react'
import * as bigOrders from '@/api/orders/bigOrders'
import { equity, type Equity } from '@/entities/orders/equity'
import { useAction } from '@/kit/data/useAction'
import { NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { nameOf } from '../rules'

const MOST = 9999

/** The place of a benefit, changed where it stands: sent when the box is left or Enter is pressed, taken back by Escape. */
export const SortCell = ({ row }: { row: Equity }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const now = numberIn(row.sort)
  const [typed, setTyped] = useState<number | null>()
  if (!may('bigOrders.updateRight')) return <Value field={equity.sort} value={row.sort} />
  const save = async () => {
    const sort = typed
    if (sort === undefined) return
    if (sort === null || sort === now || !Number.isInteger(sort) || sort < 0 || sort > MOST) return setTyped(undefined)
    await act(() => bigOrders.updateRight({ id: row.id, sort }), { done: t('benefits.sortDone') })
    setTyped(undefined)
  }
  return (
    <NumberBox
      size="small"
      min={0}
      max={MOST}
      precision={0}
      className="benefit-sort"
      aria-label={named(t(equity.sort.label), nameOf(row))}
      value={typed === undefined ? now : typed}
      disabled={busy}
      onChange={setTyped}
      onPressEnter={() => void save()}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
    />
  )
}
