import { seeded } from '../../core/control'
import { type Context, createContext } from '../../core/context'
import type { MaterialRow } from '../data/materials'
import type { ShelfRow } from './materials'
import { materials, shares } from './materials'
import { reference } from '../../system/rules/store'

export const shelfOf = <Row extends ShelfRow>(
  name: string,
  build: (context: Context, materials: readonly MaterialRow[], isShared: (id: string) => boolean) => Row[],
  seed: number,
) => {
  const all = seeded(name, () => {
    const shared = new Set(shares.map(({ materialId }) => materialId))
    return build(createContext(reference(), seed, 1), materials, (id) => shared.has(id))
  })
  return {
    all,
    add: (row: Row): void => void all().unshift(row),
    drop: (row: Row): void => void all().splice(all().indexOf(row), 1),
  }
}
