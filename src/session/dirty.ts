import { create } from 'zustand'
import type { TextKey } from '@/locales'

/** Unsaved parts of a tab, each with the question to ask before it is lost, if not the default. */
type Parts = ReadonlyMap<string, TextKey | undefined>

/** Tabs with unsaved input: their keys and their parts. A part is one form, panel or text. */
export const useDirty = create<{ keys: readonly string[]; parts: ReadonlyMap<string, Parts> }>()(() => ({
  keys: [],
  parts: new Map(),
}))

const setParts = (tab: string, own: Parts): void => {
  const parts = new Map(useDirty.getState().parts)
  if (own.size) parts.set(tab, own)
  else parts.delete(tab)
  useDirty.setState({ keys: [...parts.keys()], parts })
}
const partsOf = (tab: string): Parts => useDirty.getState().parts.get(tab) ?? new Map()

/** Sets the unsaved state of a part of a tab, optionally with a question other than the default. */
export const setDirty = (tab: string, part: string, dirty: boolean, words?: TextKey): void => {
  const own = new Map(partsOf(tab))
  if (own.has(part) === dirty && own.get(part) === words) return
  if (dirty) own.set(part, words)
  else own.delete(part)
  setParts(tab, own)
}

/** Clears the unsaved parts of a tab, all or those for which `isGone` returns true. */
export const clearDirty = (tab: string, isGone: (part: string) => boolean = () => true): void => {
  const own = partsOf(tab)
  const left = new Map([...own].filter(([part]) => !isGone(part)))
  if (left.size < own.size) setParts(tab, left)
}

export const clearAllDirty = (): void => useDirty.setState({ keys: [], parts: new Map() })

/** Returns the question to ask before the input of a tab is lost, if all its unsaved parts have the same one. */
export const questionOf = (parts: ReadonlyMap<string, Parts>, tab: string): TextKey | undefined => {
  const [first, ...others] = new Set(parts.get(tab)?.values())
  return others.length ? undefined : first
}

/** Returns the unsaved tabs, all or those among the given keys. */
export const unsavedOf = (among?: readonly string[]): string[] =>
  useDirty.getState().keys.filter((key) => among?.includes(key) ?? true)

let uploads = (): readonly string[] => []
/** Sets the function that returns the titles of the unfinished uploads and imports. The log-in page has none. */
export const watchUploads = (titles: () => readonly string[]): void => void (uploads = titles)
export const uploadsUnderWay = (): readonly string[] => uploads()
