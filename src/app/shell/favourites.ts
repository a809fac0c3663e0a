import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import type { Permitted } from '@/session/permissions'
import { onWipe } from '../wipe'

interface Shelf {
  favourites: string[]
  recents: string[]
  folded: string[]
}
const EMPTY: Shelf = { favourites: [], recents: [], folded: [] }

const RECENT = 6
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const itemOf = (user: string) =>
  stored<Shelf>(`pages.${user}`, (value) =>
    isRecord(value)
      ? { favourites: texts(value.favourites), recents: texts(value.recents), folded: texts(value.folded) }
      : undefined,
  )

export const useFavourites = create<Shelf & { user?: string }>()(() => EMPTY)

const shelfOf = (user: string): Shelf => itemOf(user).get() ?? EMPTY

export const loadFavourites = (user: string): void => {
  if (useFavourites.getState().user !== user) useFavourites.setState({ ...shelfOf(user), user })
}

/** Applies a change to the stored state, since another tab may have updated it. */
const change = (turn: (shelf: Shelf) => Shelf) => {
  const { user } = useFavourites.getState()
  if (user === undefined) return
  const shelf = turn(shelfOf(user))
  useFavourites.setState(shelf)
  itemOf(user).set(shelf)
}

export const toggleFavourite = (path: string): void => {
  const marks = !useFavourites.getState().favourites.includes(path)
  change((shelf) => {
    const others = shelf.favourites.filter((one) => one !== path)
    return { ...shelf, favourites: marks ? [...others, path] : others }
  })
}

export const toggleFolded = (heading: string): void => {
  const folds = !useFavourites.getState().folded.includes(heading)
  change((shelf) => {
    const others = shelf.folded.filter((one) => one !== heading)
    return { ...shelf, folded: folds ? [...others, heading] : others }
  })
}

export const noteRecent = (path: string): void =>
  change((shelf) => ({ ...shelf, recents: [path, ...shelf.recents.filter((one) => one !== path)].slice(0, RECENT) }))

/** Returns true for a page that can be a favourite and counts as recent: one of the menu other than the fixed one. */
export const isListed = ({ pages }: Permitted, path: string): boolean => {
  const line = pages.get(path)
  return line !== undefined && !line.hidden && !line.fixed
}

// After a log-out by the user, the favourites and folded headings of this account stay, its recent pages do not.
onWipe((keepTabs) => {
  if (keepTabs) return
  const { user } = useFavourites.getState()
  if (user !== undefined) {
    const { favourites, folded } = shelfOf(user)
    if (favourites.length || folded.length) itemOf(user).set({ favourites, recents: [], folded })
    else itemOf(user).remove()
  }
  useFavourites.setState({ ...EMPTY, user: undefined })
})
