import { useRef, useSyncExternalStore } from 'react'
import { stored } from '@/lib/stored'
import { useLatest } from './useLatest'

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', announce)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', announce)
  }
}

/**
 * Returns a local storage item as state; undefined if nothing is stored. Follows changes from other browser tabs. A
 * change is applied to the currently stored value, so that none of theirs is lost.
 */
export const useStored = <T>(
  key: string,
  read: (value: unknown) => T | undefined,
): [T | undefined, (change: (now: T | undefined) => T | undefined) => void] => {
  const item = stored(key, read)
  const known = useRef<{ key: string; text: string | null; value: T | undefined }>(undefined)
  const value = useSyncExternalStore(subscribe, () => {
    const text = item.text()
    if (known.current?.key !== key || known.current.text !== text) known.current = { key, text, value: item.get() }
    return known.current.value
  })
  const update = useLatest((change: (now: T | undefined) => T | undefined) => {
    const next = change(item.get())
    if (next === undefined) item.remove()
    else item.set(next)
    announce()
  })
  return [value, update]
}
