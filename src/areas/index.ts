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
 * Registers the home screens, which are bundled with the shell: every user sees them first, so a separate file would
 * only add a request.
 */
export const bringHome = (part: Part): void => bring(part)

const HOME_TEXTS = ['home'] as const
/**
 * Loads the file names of all chunks, also with the first page, so that opening a chunk later loads only its files.
 */
const loadLoaders = () => import('./loaders')

const partOf = async (chunk: Chunk): Promise<Part> => (chunk === 'home' ? home : (await loadLoaders()).loaders[chunk]())
const textsOf = async (chunk: Chunk) => (chunk === 'home' ? HOME_TEXTS : (await loadLoaders()).TEXTS[chunk])
const loaded = new Map<Chunk, Screens>()

/**
 * Loads the screens and texts of a chunk; further calls reuse them. Rejects if they are unavailable or time out. No
 * other function loads a chunk, so no screen renders without its texts.
 */
export const loadChunk = async (chunk: Chunk): Promise<Screens> => {
  const [{ screens }] = await inTime(Promise.all([partOf(chunk), textsOf(chunk).then((files) => loadTexts(...files))]))
  loaded.set(chunk, screens)
  return screens
}

/** Loads the chunk of a page and, for pages opened later, the file names of all chunks. */
export const loadPage = async (path: string): Promise<void> => {
  void loadLoaders().catch(() => {})
  const line = lineOf(path)
  if (line && !line.public) await loadChunk(line.chunk)
}

/** Returns the screens of a chunk if it is loaded with its texts. */
export const loadedChunk = (chunk: Chunk): Screens | undefined => loaded.get(chunk)
