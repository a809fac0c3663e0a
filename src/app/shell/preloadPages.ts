import { loadChunk, loadedChunk } from '@/areas'
import { whenIdle } from '@/lib/idle'
import { lineOf } from '@/routes'
import type { Chunk } from '@/routes/line'
import type { MenuItem } from '@/session/permissions'
import { useTabs } from '@/session/tabs'
import { fetchLists } from '../preload'
import { useFavourites } from './favourites'

/** Number of chunks that are loaded before any of their pages is opened. */
const AHEAD = 3

const chunksOf = (paths: readonly string[]): Chunk[] => [
  ...new Set(paths.flatMap((path) => lineOf(path)?.chunk ?? []).filter((chunk) => chunk !== 'home')),
]

/** Loads the chunks of pages one after the other. A chunk that fails is loaded again when its page is opened. */
export const preloadPages = async (...paths: readonly string[]): Promise<void> => {
  for (const chunk of chunksOf(paths))
    // oxlint-disable-next-line no-await-in-loop -- at once they would delay the page that is opened next
    await loadChunk(chunk).catch(() => {})
}

/**
 * Loads the lists, then while the page is idle the chunks of the pages the user will probably open: open tabs, recent
 * pages, favourites, and the first of the menu. Returns the cancel function.
 */
export const preloadLikely = (items: readonly MenuItem[]): (() => void) => {
  const { recents, favourites } = useFavourites.getState()
  const paths = [
    ...useTabs.getState().tabs.map(({ path }) => path),
    ...recents,
    ...favourites,
    ...items.flatMap(({ key, children }) => children?.map((child) => child.key) ?? key),
  ]
  const chunks = chunksOf(paths)
    .filter((chunk) => !loadedChunk(chunk))
    .slice(0, AHEAD)
  let cancel = () => {}
  const next = () => {
    const chunk = chunks.shift()
    if (chunk) cancel = whenIdle(() => void load(chunk))
  }
  const load = async (chunk: Chunk) => {
    await loadChunk(chunk).catch(() => {})
    next()
  }
  cancel = whenIdle(() => {
    fetchLists()
    next()
  })
  return () => {
    chunks.length = 0
    cancel()
  }
}
