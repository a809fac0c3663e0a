import { isTextKey, type Translate, useT } from '@/locales'
import { type MenuItem, usePermitted } from '@/session/permitted'

/** A page that can be a shortcut. */
export interface Page {
  path: string
  title: string
  /** The title of its group, or ''. */
  group: string
}

const titleOf = (t: Translate, { key, title }: MenuItem) => (isTextKey(key) ? t(key) : title || key)

/** The permitted visible pages in the order of the menu, without the start page itself and without external links. */
export const usePages = (): Page[] => {
  const t = useT()
  const { items } = usePermitted()
  return items
    .flatMap((item) => (item.children ?? [item]).map((one) => ({ item, one })))
    .filter(({ one }) => !one.external && one.key !== '/home')
    .map(({ item, one }) => ({ path: one.key, title: titleOf(t, one), group: item === one ? '' : titleOf(t, item) }))
}
