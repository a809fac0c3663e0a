import type { Field } from '@/entities/field'
import { integer, text } from '../../core/input'
import { Refusal } from '../../core/types'
import { stale } from '../../system/rules/dealerRules'

interface Ordered {
  id: string
  sort: number
}
const STEP = 10
const MOVE = { up: 1, down: 2, top: 3, bottom: 4, place: 5 } as const

/** Marks a field as required for a save, although the entity allows it to be empty. */
export const demanded = <F extends Field>(field: F): F => ({ ...field, required: true })

export const bySort = (a: Ordered, b: Ordered): number => a.sort - b.sort

/** Assigns the places of the input. Rejects an invalid place and a row outside the group. */
export const placeRows = (rows: readonly Ordered[], items: unknown): void => {
  const list: unknown[] = Array.isArray(items) ? items : []
  const places = list.flatMap((item) => {
    const [id, sort] =
      typeof item === 'object' && item !== null
        ? [text(Reflect.get(item, 'id')), integer(Reflect.get(item, 'sort'))]
        : ['', undefined]
    const row = rows.find((one) => one.id === id)
    return row && sort !== undefined && sort >= 0 ? [{ row, sort }] : []
  })
  if (places.length === 0 || places.length < list.length) throw new Refusal(400, '排序数据不正确')
  for (const { row, sort } of places) row.sort = sort
}

/** Moves a row by one place or to a given place and renumbers its group. Throws if it cannot move. */
export const moveRow = <Row extends Ordered>(
  rows: readonly Row[],
  row: Row,
  { moveType, place }: { moveType?: unknown; place?: unknown },
): void => {
  const inOrder = rows.toSorted(bySort)
  const from = inOrder.indexOf(row)
  const last = inOrder.length - 1
  const way = integer(moveType)
  const to =
    way === MOVE.up
      ? from - 1
      : way === MOVE.down
        ? from + 1
        : way === MOVE.top
          ? 0
          : way === MOVE.bottom
            ? last
            : (integer(place) ?? 0) - 1
  if (from < 0 || to < 0 || to > last) throw stale()
  inOrder.splice(to, 0, ...inOrder.splice(from, 1))
  for (const [at, one] of inOrder.entries()) one.sort = (at + 1) * STEP
}
