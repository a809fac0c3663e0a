import type { ComponentType } from 'react'
import { inTime } from '@/lib/inTime'
import { loadTexts } from '@/locales'
import { lineOf, type ScreenPath } from '@/routes'
import type { Chunk } from '@/routes/line'

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

const partOf = async (chunk: Chunk): Promise<Part> => (chunk === 'home' ? home : (await loadLoaders()).loaders[chunk]())
const textsOf = async (chunk: Chunk) => (chunk === 'home' ? HOME_TEXTS : (await loadLoaders()).TEXTS[chunk])
const loaded = new Map<Chunk, Screens>()

/** Loads an area's screens and texts, once; rejects when its files cannot be had, or not in time. The one way to an area: there is no code without its texts. */
export const loadChunk = async (chunk: Chunk): Promise<Screens> => {
  const [{ screens }] = await inTime(Promise.all([partOf(chunk), textsOf(chunk).then((files) => loadTexts(...files))]))
  loaded.set(chunk, screens)
  return screens
}

/** Loads the area of a page, and what knows the files of all areas beside it. */
export const loadPage = async (path: string): Promise<void> => {
  void loadLoaders().catch(() => {})
  const line = lineOf(path)
  if (line && !line.public) await loadChunk(line.chunk)
}

/** The screens of an area that is already loaded, its texts with it. */
export const loadedChunk = (chunk: Chunk): Screens | undefined => loaded.get(chunk)
