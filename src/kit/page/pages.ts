import { useMemo } from 'react'
import { foldText } from '@/lib/foldText'
import { isTextKey, type Translate, useT } from '@/locales'
import { type MenuItem, usePermitted } from '@/session/permissions'
import type { PinyinMatch } from '../data/usePinyin'

export interface PageEntry {
  key: string
  title: string
  /** Title of the menu group, or ''. */
  group: string
  icon: string
  external?: boolean
}

/** Returns the text of the entry's path, else the title from the menu. */
export const menuTitle = (t: Translate, item: Pick<MenuItem, 'key' | 'title'>): string =>
  isTextKey(item.key) ? t(item.key) : item.title || item.key

/** Returns every visible page and link of the menu in menu order. A link in several groups is listed once. */
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

/**
 * Returns the pages that match a query, best first: exact title or path, then title, pinyin, group and part of the
 * path. An empty query matches all.
 */
export const findPages = (pages: readonly PageEntry[], query: string, pinyin?: PinyinMatch): PageEntry[] => {
  const wanted = foldText(query.trim()).slice(0, 100)
  if (!wanted) return [...pages]
  return pages
    .map((page) => ({ page, score: scoreOf(page, wanted, pinyin) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}
