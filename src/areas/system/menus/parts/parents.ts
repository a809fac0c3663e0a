import type { MenuNode } from '@/entities/shared/menu'

/** A parent in a tree select; what only leads to one cannot be chosen. */
export interface ParentOption {
  value: string
  title: string
  disabled?: boolean
  children?: ParentOption[]
}

/** The parents that are open to a node, the top (named `top`) among them, as a tree with what leads to them. */
export const parentOptions = (
  nodes: readonly MenuNode[],
  isOpen: (parent: MenuNode | undefined) => boolean,
  top: string,
): ParentOption[] => {
  const options = (list: readonly MenuNode[]): ParentOption[] =>
    list.flatMap((node) => {
      const children = options(node.children ?? [])
      const open = isOpen(node)
      return open || children.length ? [{ value: node.id, title: node.title, disabled: !open, children }] : []
    })
  return [...(isOpen(undefined) ? [{ value: '', title: top }] : []), ...options(nodes)]
}
