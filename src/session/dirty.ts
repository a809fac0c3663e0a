import { create } from 'zustand'
import type { TextKey } from '@/locales'

/** Keys of the tabs with unsaved input, and for some of them the question to ask before it is lost. */
export const useDirty = create<{ keys: readonly string[]; words: Readonly<Record<string, TextKey | undefined>> }>()(
  () => ({ keys: [], words: {} }),
)

/** Sets the unsaved state of a tab, optionally with a question other than the default. */
export const setDirty = (key: string, dirty: boolean, words?: TextKey): void => {
  const { keys, words: asked } = useDirty.getState()
  if (keys.includes(key) === dirty && asked[key] === words) return
  useDirty.setState({
    keys: dirty ? [...new Set([...keys, key])] : keys.filter((one) => one !== key),
    words: { ...asked, [key]: dirty ? words : undefined },
  })
}

/** Returns the unsaved tabs, all or those among the given keys. */
export const unsavedOf = (among?: readonly string[]): string[] =>
  useDirty.getState().keys.filter((key) => among?.includes(key) ?? true)

let uploads = (): readonly string[] => []
/** Sets the function that returns the titles of the unfinished uploads and imports. The log-in page has none. */
export const watchUploads = (titles: () => readonly string[]): void => void (uploads = titles)
export const uploadsUnderWay = (): readonly string[] => uploads()
