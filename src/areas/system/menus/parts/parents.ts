import type { MenuNode } from '@/entities/shared/menu'

/** Parent in a tree select; ancestors that are only shown for context are disabled. */
export interface ParentOption {
  value: string
  title: string
  disabled?: boolean
  children?: ParentOption[]
}

/** Returns the parents accepted by `isOpen` as a tree; undefined is the top level, which is labelled `top`. */
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
