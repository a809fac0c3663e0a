import { distinct } from '@/lib/distinct'

export interface Branch<N> {
  readonly id: string
  readonly children?: readonly N[]
}

/** Node with its place: parent, depth (1 at the top), and its number among its siblings (from 1). */
export interface TreeRow<N> {
  node: N
  id: string
  parent?: N
  depth: number
  at: number
  of: number
  /** Undefined if there are no children. */
  open?: boolean
}

/**
 * Returns the visible rows of a tree from top to bottom, with children of open nodes only. The first of duplicate ids
 * wins. With `shown`, other nodes are ignored, and a node without shown children is a leaf.
 */
export const rowsOf = <N extends Branch<N>>(
  nodes: readonly N[],
  open: ReadonlySet<string> | 'all',
  shown?: ReadonlySet<string>,
): TreeRow<N>[] => {
  const rows: TreeRow<N>[] = []
  const added = new Set<string>()
  const add = (brothers: readonly N[], depth: number, parent?: N) => {
    const seen = distinct(brothers, ({ id }) => id).filter(({ id }) => !added.has(id) && (shown?.has(id) ?? true))
    for (const { id } of seen) added.add(id)
    seen.forEach((node, index) => {
      const hasBelow = (node.children ?? []).some(({ id }) => shown?.has(id) ?? true)
      const isOpen = hasBelow ? open === 'all' || open.has(node.id) : undefined
      rows.push({ node, id: node.id, parent, depth, at: index + 1, of: seen.length, open: isOpen })
      if (isOpen) add(node.children ?? [], depth + 1, node)
    })
  }
  add(nodes, 1)
  return rows
}

/** Indexes every node with its parent by id, in tree order. The first of duplicate ids wins. */
export const indexOf = <N extends Branch<N>>(nodes: readonly N[]): Map<string, { node: N; parent?: N }> => {
  const index = new Map<string, { node: N; parent?: N }>()
  const add = (brothers: readonly N[], parent?: N) => {
    for (const node of brothers) {
      if (index.has(node.id)) continue
      index.set(node.id, { node, parent })
      add(node.children ?? [], node)
    }
  }
  add(nodes)
  return index
}

export const above = <N extends Branch<N>>(index: ReadonlyMap<string, { node: N; parent?: N }>, id: string): N[] => {
  const parent = index.get(id)?.parent
  return parent ? [parent, ...above(index, parent.id)] : []
}

export const within = <N extends Branch<N>>(node: N): N[] => [node, ...(node.children ?? []).flatMap(within)]

/** Returns the ids of matching nodes and their ancestors and, with `below`, their descendants. */
export const found = <N extends Branch<N>>(
  nodes: readonly N[],
  fits: (node: N) => boolean,
  below = false,
): Set<string> => {
  const ids = new Set<string>()
  const look = (node: N): boolean => {
    const hit = fits(node)
    if (hit && below) for (const one of within(node)) ids.add(one.id)
    const hits = (node.children ?? []).map(look)
    if (!hit && !hits.includes(true)) return false
    ids.add(node.id)
    return true
  }
  nodes.forEach(look)
  return ids
}
