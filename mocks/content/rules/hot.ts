import { dealerType } from '@/entities/shared/enums'
import { integer } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { bySort, placeRows } from './order'

export const isHead = (user: UserRow): boolean => user.dealerType === dealerType.headquarters
export const demandHead = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (!isHead(user)) throw new Refusal(403, '没有操作权限')
}

/** Assigns the sort numbers of the input. A single row moves to that place, counted from 1, and the others shift. */
export const place = (group: readonly { id: string; sort: number }[], items: unknown): void => {
  const before = group.map(({ sort }) => sort).toSorted((a, b) => a - b)
  const inOrder = group.toSorted(bySort)
  placeRows(group, items)
  if (!Array.isArray(items) || items.length !== 1) return
  const only: unknown = items[0]
  const [id, to] = typeof only === 'object' && only !== null ? [Reflect.get(only, 'id'), Reflect.get(only, 'sort')] : []
  const from = inOrder.findIndex((row) => row.id === String(id))
  inOrder.splice((integer(to) ?? 1) - 1, 0, ...inOrder.splice(from, 1))
  for (const [at, row] of inOrder.entries()) row.sort = before[at] ?? at + 1
}
