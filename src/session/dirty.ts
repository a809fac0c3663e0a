import { create } from 'zustand'
import type { TextKey } from '@/locales'

/** The tabs that hold unsaved input, by key, and for some the question that is asked before it is lost; jobs outside tabs do not count. */
export const useDirty = create<{ keys: readonly string[]; words: Readonly<Record<string, TextKey | undefined>> }>()(
  () => ({ keys: [], words: {} }),
)

/** Notes whether a tab holds unsaved input, and what to ask before it is lost where that is not the usual question. */
export const setDirty = (key: string, dirty: boolean, words?: TextKey): void => {
  const { keys, words: asked } = useDirty.getState()
  if (keys.includes(key) === dirty && asked[key] === words) return
  useDirty.setState({
    keys: dirty ? [...new Set([...keys, key])] : keys.filter((one) => one !== key),
    words: { ...asked, [key]: dirty ? words : undefined },
  })
}

/** The unsaved tabs among these, or all. */
export const unsavedOf = (among?: readonly string[]): string[] =>
  useDirty.getState().keys.filter((key) => among?.includes(key) ?? true)

let uploads = (): readonly string[] => []
/** Sets what returns the titles of the uploads under way; the log-in page has none. */
export const watchUploads = (titles: () => readonly string[]): void => void (uploads = titles)
/** The titles of the uploads and imports that have not ended. */
export const uploadsUnderWay = (): readonly string[] => uploads()
