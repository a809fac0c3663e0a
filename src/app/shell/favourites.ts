import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { onWipe } from '../wipe'

/** The pages a user marked, and those last opened, by path. */
interface Shelf {
  favourites: string[]
  recents: string[]
}

const RECENT = 6
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const itemOf = (user: string) =>
  stored<Shelf>(`pages.${user}`, (value) =>
    isRecord(value) ? { favourites: texts(value.favourites), recents: texts(value.recents) } : undefined,
  )

/** The shelf of the signed-in user. */
export const useShelf = create<Shelf & { user?: string }>()(() => ({ favourites: [], recents: [] }))

const shelfOf = (user: string): Shelf => itemOf(user).get() ?? { favourites: [], recents: [] }

/** Takes the shelf of a user out of storage. */
export const openShelf = (user: string): void => {
  if (useShelf.getState().user !== user) useShelf.setState({ ...shelfOf(user), user })
}

/** Changes what is stored by now, which may be another tab's doing. */
const change = (turn: (shelf: Shelf) => Shelf) => {
  const { user } = useShelf.getState()
  if (user === undefined) return
  const shelf = turn(shelfOf(user))
  useShelf.setState(shelf)
  itemOf(user).set(shelf)
}

/** Marks a page, or takes the mark away. */
export const turnFavourite = (path: string): void => {
  const marks = !useShelf.getState().favourites.includes(path)
  change(({ favourites, recents }) => {
    const others = favourites.filter((one) => one !== path)
    return { favourites: marks ? [...others, path] : others, recents }
  })
}

/** Notes that a page was opened. */
export const noteRecent = (path: string): void =>
  change(({ favourites, recents }) => ({
    favourites,
    recents: [path, ...recents.filter((one) => one !== path)].slice(0, RECENT),
  }))

// After a log-out by hand the marks stay for this account; where it was does not.
onWipe((keepTabs) => {
  if (keepTabs) return
  const { user } = useShelf.getState()
  if (user !== undefined) {
    const { favourites } = shelfOf(user)
    if (favourites.length) itemOf(user).set({ favourites, recents: [] })
    else itemOf(user).remove()
  }
  useShelf.setState({ favourites: [], recents: [], user: undefined })
})
