import { type Category, LOWEST_LEVEL } from '@/entities/commerce/category'
import { mayHave } from '@/lib/counts'
import { distinct } from '@/lib/distinct'
import type { TreeRow } from '@/kit/tree/tree'
import { fits, inOrder, type Wanted } from './categoryRules'

/** Returns the children of a category, or undefined before they are loaded. */
export type Children = (id: string) => readonly Category[] | undefined

const unique = (rows: readonly Category[]) => inOrder(distinct(rows, ({ id }) => id))

/**
 * Returns the visible rows of the second and third level. Rows of the third level follow their parent if it is in
 * `opened`. With `wanted`, returns only the matches and their ancestors, with all loaded children visible.
 */
export const rowsOfCategories = (
  second: readonly Category[],
  below: Children,
  opened: ReadonlySet<string>,
  wanted?: Wanted,
): TreeRow<Category>[] => {
  const shown = unique(second).flatMap((node) => {
    const read = below(node.id)
    const leaves = unique(read ?? [])
    const found = wanted ? leaves.filter((leaf) => fits(leaf, wanted)) : leaves
    if (wanted && !fits(node, wanted) && found.length === 0) return []
    const has = read ? found.length > 0 : mayHave(node.childCount)
    return [{ node, leaves: found, open: has ? (wanted ? read !== undefined : opened.has(node.id)) : undefined }]
  })
  return shown.flatMap(({ node, leaves, open }, at): TreeRow<Category>[] => [
    { node, id: node.id, depth: 1, at: at + 1, of: shown.length, open },
    ...(open ? leaves : []).map((leaf, place): TreeRow<Category> => ({
      node: leaf,
      id: leaf.id,
      parent: node,
      depth: 2,
      at: place + 1,
      of: leaves.length,
    })),
  ])
}

export const levelOf = ({ depth }: Pick<TreeRow<Category>, 'depth'>): number => LOWEST_LEVEL - 2 + depth
