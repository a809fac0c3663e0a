import type { ComponentType } from 'react'
import { inTime } from '@/lib/inTime'
import { loadTexts } from '@/locales'
import { lineOf, type ScreenPath } from '@/routes'
import type { Chunk } from '@/routes/line'

export type Screens = { readonly [P in ScreenPath]?: ComponentType }

export interface Part {
  screens: Screens
}
let bring: (part: Part) => void
const home = new Promise<Part>((resolve) => {
  bring = resolve
})
/**
 * Registers the home screens, which are part of the shell chunk: every user sees them first, so a separate chunk
 * would only add a request.
 */
export const bringHome = (part: Part): void => bring(part)

const HOME_TEXTS = ['home'] as const
/** Fetches the loaders of all areas together with the shell, so that opening an area loads only its own files. */
const loadLoaders = () => import('./loaders')

const partOf = async (chunk: Chunk): Promise<Part> => (chunk === 'home' ? home : (await loadLoaders()).loaders[chunk]())
const textsOf = async (chunk: Chunk) => (chunk === 'home' ? HOME_TEXTS : (await loadLoaders()).TEXTS[chunk])
const loaded = new Map<Chunk, Screens>()

/**
 * Loads the screens and texts of an area once. Rejects if they are unavailable or time out. The only entry to an
 * area, so that no code runs without its texts.
 */
export const loadChunk = async (chunk: Chunk): Promise<Screens> => {
  const [{ screens }] = await inTime(Promise.all([partOf(chunk), textsOf(chunk).then((files) => loadTexts(...files))]))
  loaded.set(chunk, screens)
  return screens
}

/** Loads the area of a page and, in parallel, the loaders of all areas. */
export const loadPage = async (path: string): Promise<void> => {
  void loadLoaders().catch(() => {})
  const line = lineOf(path)
  if (line && !line.public) await loadChunk(line.chunk)
}

/** Returns the screens of an area if it is loaded, with its texts. */
export const loadedChunk = (chunk: Chunk): Screens | undefined => loaded.get(chunk)
