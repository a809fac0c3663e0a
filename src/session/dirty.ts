import { create } from 'zustand'

/** The tabs that hold unsaved input, by key; jobs outside tabs do not count. */
export const useDirty = create<{ keys: readonly string[] }>()(() => ({ keys: [] }))

/** Notes whether a tab holds unsaved input. */
export const setDirty = (key: string, dirty: boolean): void => {
  const { keys } = useDirty.getState()
  if (keys.includes(key) !== dirty) useDirty.setState({ keys: dirty ? [...keys, key] : keys.filter((one) => one !== key) })
}

/** The unsaved tabs among these, or all. */
export const unsavedOf = (among?: readonly string[]): string[] => useDirty.getState().keys.filter((key) => among?.includes(key) ?? true)
