import { distinct } from '@/lib/distinct'

/** What a tree is made of: nodes with an id that may have children of their kind. */
export interface Branch<N> {
  readonly id: string
  readonly children?: readonly N[]
}

/** A node with its place: the node above it, how deep it stands (1 at the top), and which of how many brothers it is (from 1). */
export interface TreeRow<N> {
  node: N
  id: string
  parent?: N
  depth: number
  at: number
  of: number
  /** Whether what hangs below is shown; undefined when nothing does. */
  open?: boolean
}

/**
 * The rows of a tree that are to be seen, from top to bottom: brothers in their order, children only of open nodes; where an id comes twice
 * the first counts. With `shown`, only nodes with these ids count; a node without shown children is a leaf.
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

/** Every node of a tree by its id, with the node above it; where an id comes twice the first counts. In the order of the tree. */
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

/** The nodes above a node, the nearest first. */
export const above = <N extends Branch<N>>(index: ReadonlyMap<string, { node: N; parent?: N }>, id: string): N[] => {
  const parent = index.get(id)?.parent
  return parent ? [parent, ...above(index, parent.id)] : []
}

/** A node and everything below it. */
export const within = <N extends Branch<N>>(node: N): N[] => [node, ...(node.children ?? []).flatMap(within)]

/** The ids of the nodes that fit, of what leads to them and, with `below`, of what hangs on them. */
export const found = <N extends Branch<N>>(
  nodes: readonly N[],
  fits: (node: N) => boolean,
  below = false,
): Set<string> => {
  const ids = new Set<string>()
  const look = (node: N): boolean => {
    const hit = fits(node)
    if (hit && below) for (const one of within(node)) ids.add(one.id)
    // Every child is looked at, whatever the first of them says.
    const hits = (node.children ?? []).map(look)
    if (!hit && !hits.includes(true)) return false
    ids.add(node.id)
    return true
  }
  nodes.forEach(look)
  return ids
}
