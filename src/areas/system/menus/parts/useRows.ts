import { useMemo, useState } from 'react'
import type { MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { menuType } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import { above, found, rowsOf } from '@/kit/tree/tree'
import { isTextKey, type Translate, useT } from '@/locales'
import { HIDDEN_PAGE, hiddenPages, pathOf } from '../tree'
import { wanted } from './menuFilters'

/** Number of nodes up to which the tree is fully expanded. */
const OPEN_UP_TO = 100
const NO_IDS: ReadonlySet<string> = new Set()

const withHiddenPages = (nodes: readonly MenuNode[], index: MenuIndex, t: Translate): MenuNode[] =>
  nodes.map((node) => {
    const pages = is(node.type, menuType.group) ? hiddenPages(pathOf(index, node.id)) : []
    const lines = pages.map((line) => ({
      ...node,
      id: HIDDEN_PAGE + line.path,
      parentId: node.id,
      title: isTextKey(line.path) ? t(line.path) : line.path,
      path: line.path,
      children: undefined,
    }))
    return lines.length ? { ...node, children: [...(node.children ?? []), ...lines] } : node
  })

/**
 * Visible rows of the tree, and actions to expand and collapse nodes. Search results are expanded; a collapsed node
 * stays so until the next search. A selected or new node is scrolled into view once.
 */
export const useRows = (
  nodes: readonly MenuNode[],
  index: MenuIndex,
  texts: Readonly<Record<string, string>>,
  chosen: string,
) => {
  const t = useT()
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(index.size <= OPEN_UP_TO ? index.keys() : []))
  const [seen, setSeen] = useState('')
  if (seen !== chosen) {
    setSeen(chosen)
    setOpened(new Set([...opened, ...above(index, chosen).map(({ id }) => id)]))
  }
  const asked = JSON.stringify(texts)
  const [closed, setClosed] = useState({ asked, ids: NO_IDS })
  const shut = closed.asked === asked ? closed.ids : NO_IDS
  const fits = useMemo(() => wanted(texts), [texts])
  const rows = useMemo(() => {
    if (!fits) return rowsOf(withHiddenPages(nodes, index, t), opened)
    const ids = found(nodes, fits)
    return rowsOf(nodes, new Set([...ids].filter((id) => !shut.has(id))), ids)
  }, [nodes, index, fits, shut, opened, t])
  const toggle = (ids: Iterable<string>, to: boolean) => {
    const these = new Set(ids)
    const change = (now: ReadonlySet<string>, add: boolean) =>
      new Set(add ? [...now, ...these] : [...now].filter((id) => !these.has(id)))
    if (fits) setClosed({ asked, ids: change(shut, !to) })
    else setOpened(change(opened, to))
  }
  return { rows, searched: fits !== undefined, toggle }
}
