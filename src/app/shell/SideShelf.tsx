import { useState } from 'react'
import { usePageIndex } from '@/kit/page/pages'
import { useT } from '@/locales'
import { useFavourites } from './favourites'
import { Foldable } from './SideSection'
import { SideLink } from './SideLink'

/**
 * Favourite pages on top of the menu, and in a long menu the recent ones. `still`: the pointer is over it, so nothing
 * may move.
 */
export const SideShelf = ({ still, long }: { still: boolean; long: boolean }) => {
  const t = useT()
  const pages = usePageIndex()
  const favourites = useFavourites((shelf) => shelf.favourites)
  const recents = useFavourites((shelf) => shelf.recents)
  const [shown, setShown] = useState(recents)
  if (!still && shown !== recents) setShown(recents)
  const parts = [
    { name: 'favourites' as const, keys: favourites },
    { name: 'recents' as const, keys: long ? shown.filter((key) => !favourites.includes(key)) : [] },
  ].flatMap(({ name, keys }) => {
    const own = keys.flatMap((key) => pages.find((page) => page.key === key) ?? [])
    return own.length ? [{ name, own }] : []
  })
  if (!parts.length) return null
  return (
    <nav className="side-shelf" aria-label={t('shell.shelf')}>
      {parts.map(({ name, own }) => (
        <Foldable key={name} name={name} title={t(`palette.${name}`)}>
          {own.map((page) => (
            <li key={page.key}>
              <SideLink item={page} current={false} />
            </li>
          ))}
        </Foldable>
      ))}
    </nav>
  )
}
