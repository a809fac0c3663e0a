import { useMemo } from 'react'
import { foldText } from '@/lib/foldText'
import { isTextKey, type Translate, useT } from '@/locales'
import { type MenuItem, usePermitted } from '@/session/permitted'
import type { PinyinMatch } from '../data/usePinyin'

/** An entry of the menu, as whoever offers pages lists it. */
export interface PageEntry {
  /** The path, or the address of an external link. */
  key: string
  title: string
  /** The title of the group it stands in, or ''. */
  group: string
  icon: string
  external?: boolean
}

/** The title of a menu entry: the text of its path where there is one, else what the menu says. */
export const menuTitle = (t: Translate, item: Pick<MenuItem, 'key' | 'title'>): string =>
  isTextKey(item.key) ? t(item.key) : item.title || item.key

/** Every visible page and link of the menu, in its order; a link that stands in several groups once. */
export const usePageIndex = (): PageEntry[] => {
  const t = useT()
  const { items } = usePermitted()
  return useMemo(() => indexOf(t, items), [t, items])
}

const indexOf = (t: Translate, items: readonly MenuItem[]): PageEntry[] => {
  const entry = (item: MenuItem, group: string): PageEntry => ({
    key: item.key,
    title: menuTitle(t, item),
    group,
    icon: item.icon,
    external: item.external,
  })
  const all = items.flatMap((item) =>
    item.children
      ? item.children.map((child) => entry({ ...child, icon: child.icon || item.icon }, menuTitle(t, item)))
      : [entry(item, '')],
  )
  return [...new Map(all.toReversed().map((page) => [page.key, page])).values()].toReversed()
}

const scoreOf = (page: PageEntry, query: string, pinyin: PinyinMatch | undefined): number => {
  const title = foldText(page.title)
  if (title === query || foldText(page.key) === query) return 6
  if (title.startsWith(query)) return 5
  if (title.includes(query)) return 4
  if (pinyin?.(page.title, query)) return 3
  if (foldText(page.group).includes(query)) return 2
  return foldText(page.key).includes(query) ? 1 : 0
}

/** The pages a query finds, best first: one that is called so or has this very path, then by title, pinyin, group and a part of the path. An empty query finds all. */
export const findPages = (pages: readonly PageEntry[], query: string, pinyin?: PinyinMatch): PageEntry[] => {
  const wanted = foldText(query.trim()).slice(0, 100)
  if (!wanted) return [...pages]
  return pages
    .map((page) => ({ page, score: scoreOf(page, wanted, pinyin) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}
