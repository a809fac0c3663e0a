import { Refusal } from '../../core/types'

const STEP = 10

/** Applies the order of the ids. Throws if the list was changed meanwhile and they are not the ids of all rows. */
export const orderOf = (rows: readonly { id: string; sort: number }[], ids: readonly string[]): void => {
  const known = new Map(rows.map((row) => [row.id, row]))
  if (new Set(ids).size !== rows.length || !ids.every((id) => known.has(id)))
    throw new Refusal(409, '列表已变更，请刷新')
  for (const [at, id] of ids.entries()) Object.assign(known.get(id) ?? {}, { sort: (at + 1) * STEP })
}
