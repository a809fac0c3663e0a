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
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])
const itemOf = (user: string) =>
  stored<Shelf>(`pages.${user}`, (value) => (isRecord(value) ? { favourites: texts(value.favourites), recents: texts(value.recents) } : undefined))

/** The shelf of the signed-in user. */
export const useShelf = create<Shelf & { user?: string }>()(() => ({ favourites: [], recents: [] }))

/** Takes the shelf of a user out of storage. */
export const openShelf = (user: string): void => {
  if (useShelf.getState().user !== user) useShelf.setState({ ...(itemOf(user).get() ?? { favourites: [], recents: [] }), user })
}

const change = (to: Partial<Shelf>) => {
  useShelf.setState(to)
  const { user, favourites, recents } = useShelf.getState()
  if (user !== undefined) itemOf(user).set({ favourites, recents })
}

/** Marks a page, or takes the mark away. */
export const turnFavourite = (path: string): void => {
  const { favourites } = useShelf.getState()
  change({ favourites: favourites.includes(path) ? favourites.filter((one) => one !== path) : [...favourites, path] })
}

/** Notes that a page was opened. */
export const noteRecent = (path: string): void => {
  const { recents } = useShelf.getState()
  if (recents[0] !== path) change({ recents: [path, ...recents.filter((one) => one !== path)].slice(0, RECENT) })
}

onWipe((keepTabs) => {
  if (!keepTabs) useShelf.setState({ favourites: [], recents: [], user: undefined })
})
