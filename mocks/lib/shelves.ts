import { onReset } from '../core/control'
import { type Context, createContext } from '../data/context'
import type { MaterialRow } from '../data/materials'
import type { ShelfRow } from './materials'
import { materials, shares } from './materials'
import { reference } from './store'

/** The rows of a kind of material, built from the materials when they are first asked for after a reset: most tests never do. */
export const shelfOf = <Row extends ShelfRow>(
  build: (context: Context, materials: readonly MaterialRow[], isShared: (id: string) => boolean) => Row[],
  seed: number,
) => {
  let rows: Row[] | undefined
  onReset(() => {
    rows = undefined
  })
  const all = (): Row[] => {
    if (rows) return rows
    const shared = new Set(shares.map(({ materialId }) => materialId))
    rows = build(createContext(reference(), seed, 1), materials, (id) => shared.has(id))
    return rows
  }
  return {
    all,
    add: (row: Row): void => void all().unshift(row),
    drop: (row: Row): void => {
      rows = all().filter((one) => one !== row)
    },
  }
}
