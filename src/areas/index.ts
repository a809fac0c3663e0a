import type { ComponentType } from 'react'
import { inTime } from '@/lib/inTime'
import { loadTexts } from '@/locales'
import { lineOf, type ScreenPath } from '@/routes'
import type { Area } from '@/routes/line'

/** The screens of an area by path. */
export type Screens = { readonly [P in ScreenPath]?: ComponentType }

/** What loading an area brings. */
export interface Part {
  screens: Screens
}
let bring: (part: Part) => void
const home = new Promise<Part>((resolve) => {
  bring = resolve
})
/** Brings the screens of home, which come with the shell: nobody is signed in without seeing them, and a part of their own would be one more wait. */
export const bringHome = (part: Part): void => bring(part)

const HOME_TEXTS = ['home'] as const
/** Fetches what knows the files of the areas, with the shell: then an area is no further away than its own files. */
const loadLoaders = () => import('./loaders')

const partOf = async (area: Area): Promise<Part> => (area === 'home' ? home : (await loadLoaders()).loaders[area]())
const textsOf = async (area: Area) => (area === 'home' ? HOME_TEXTS : (await loadLoaders()).TEXTS[area])
const loaded = new Map<Area, Screens>()

/** Loads an area's screens and texts, once; rejects when its files cannot be had, or not in time. The one way to an area: there is no code without its texts. */
export const loadArea = async (area: Area): Promise<Screens> => {
  const [{ screens }] = await inTime(Promise.all([partOf(area), textsOf(area).then((files) => loadTexts(...files))]))
  loaded.set(area, screens)
  return screens
}

/** Loads the area of a page, and what knows the files of all areas beside it. */
export const loadPage = async (path: string): Promise<void> => {
  void loadLoaders().catch(() => {})
  const line = lineOf(path)
  if (line && !line.public) await loadArea(line.area)
}

/** The screens of an area that is already loaded, its texts with it. */
export const loadedArea = (area: Area): Screens | undefined => loaded.get(area)
