import { isRecord } from './json'

const memory = new Map<string, string>()

const area = (kind: 'local' | 'session'): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  try {
    const storage = kind === 'local' ? window.localStorage : window.sessionStorage
    storage.getItem('')
    return storage
  } catch {
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    }
  }
}

/**
 * One item of browser storage, as JSON, with an optional expiry after which it counts as absent (R-SESS-14).
 * `read` proves the shape: what it answers undefined for (broken, old, tampered) is removed. Never throws; without storage it lives in memory.
 */
export const stored = <T>(
  key: string,
  read: (value: unknown) => T | undefined,
  kind: 'local' | 'session' = 'local',
) => ({
  key,
  /** What is stored, unread; null where nothing is. */
  text(): string | null {
    try {
      return area(kind).getItem(key)
    } catch {
      return null
    }
  },
  get(now = Date.now()): T | undefined {
    try {
      const text = area(kind).getItem(key)
      if (text === null) return undefined
      const item: unknown = JSON.parse(text)
      const value =
        isRecord(item) && !(typeof item.expires === 'number' && item.expires <= now) ? read(item.value) : undefined
      if (value === undefined) area(kind).removeItem(key)
      return value
    } catch {
      this.remove()
      return undefined
    }
  },
  /** When a kept item expires, in ms; undefined where none is kept, or for good. */
  expires(): number | undefined {
    try {
      const item: unknown = JSON.parse(area(kind).getItem(key) ?? 'null')
      return isRecord(item) && typeof item.expires === 'number' ? item.expires : undefined
    } catch {
      return undefined
    }
  },
  set(value: T, lifeMs?: number, now = Date.now()): void {
    try {
      area(kind).setItem(key, JSON.stringify(lifeMs === undefined ? { value } : { value, expires: now + lifeMs }))
    } catch {
      // A full or blocked storage costs the memory of this item, never the work at hand.
    }
  },
  remove(): void {
    try {
      area(kind).removeItem(key)
    } catch {
      // As in set.
    }
  },
})

/** Whether anything is kept under a key that begins so. */
export const hasStored = (prefix: string, kind: 'local' | 'session'): boolean => {
  const storage = area(kind)
  return (storage instanceof Storage ? Object.keys(storage) : [...memory.keys()]).some((key) => key.startsWith(prefix))
}

/** Removes the items of both storages whose key says that they go. */
export const clearStored = (goes: (key: string) => boolean): void => {
  for (const key of memory.keys()) if (goes(key)) memory.delete(key)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (goes(key)) storage.removeItem(key)
  } catch {
    // Without storage there was only the memory.
  }
}
