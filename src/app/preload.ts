import { inTime } from '@/lib/inTime'
import { loadTexts } from '@/locales'
import { loadLibraryTexts } from './language'

/** The shell and all it is made of: a part of its own, so that log-in does without the component library. */
export const loadShell = () => import('./shell/Shell')

/**
 * Loads the shell, its texts, and the area of a page, all at once, so that both appear together. Rejects when the shell cannot be had;
 * a page that cannot be had tells so in its own tab.
 */
export const preloadPage = async (path: string): Promise<void> => {
  const page = import('@/areas').then(({ loadPage }) => loadPage(path)).catch(() => {})
  await inTime(Promise.all([loadShell(), loadLibraryTexts(), loadTexts('login', 'common', 'shared', 'titles'), page]))
}

/** Fetches shell and home ahead, and has them rehearsed; what fails is asked for again when it is needed. */
export const warmUp = (): void =>
  void preloadPage('/home')
    .then(async () => (await loadShell()).prerender())
    .catch(() => {})

/** Fetches ahead what every list is made of; what fails is asked for again by the first of them. */
export const fetchLists = (): void => void import('@/kit/list/ListScreen').catch(() => {})
