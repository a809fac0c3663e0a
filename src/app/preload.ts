import { inTime } from '@/lib/inTime'
import { loadTexts } from '@/locales'
import { loadLibraryTexts } from './language'

/** Loads the shell as a separate chunk, so that log-in needs no component library. */
export const loadShell = () => import('./shell/Shell')

/**
 * Loads the shell, its texts and the chunk of a page in parallel, so that they appear together. Rejects if the shell
 * fails to load. A page that fails reports it in its own tab.
 */
export const preloadPage = async (path: string): Promise<void> => {
  const page = import('@/areas').then(({ loadPage }) => loadPage(path)).catch(() => {})
  await inTime(Promise.all([loadShell(), loadLibraryTexts(), loadTexts('login', 'common', 'shared', 'titles'), page]))
}

export const fetchLists = (): void => void import('@/kit/list/ListScreen').catch(() => {})

/**
 * Preloads shell and home, prerenders the shell, then preloads the lists. A failed chunk is loaded again when it is
 * needed.
 */
export const warmUp = (): void =>
  void preloadPage('/home')
    .then(async () => (await loadShell()).prerender())
    .then(fetchLists)
    .catch(() => {})
