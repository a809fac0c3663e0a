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
 * JSON item in browser storage with an optional expiry, after which it counts as absent (R-SESS-14). `read` validates
 * the shape. An item for which it returns undefined is removed. Never throws: without storage the item is kept in
 * memory, and a failed write is ignored.
 */
export const stored = <T>(
  key: string,
  read: (value: unknown) => T | undefined,
  kind: 'local' | 'session' = 'local',
) => ({
  key,
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
  /** Returns the expiry in ms. Undefined if nothing is stored or it never expires. */
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
    } catch {}
  },
  remove(): void {
    try {
      area(kind).removeItem(key)
    } catch {}
  },
})

/** Returns the keys of stored items that start with a prefix. */
export const storedKeys = (prefix: string, kind: 'local' | 'session'): string[] => {
  const storage = area(kind)
  return (storage instanceof Storage ? Object.keys(storage) : [...memory.keys()]).filter((key) =>
    key.startsWith(prefix),
  )
}

export const clearStored = (goes: (key: string) => boolean): void => {
  for (const key of memory.keys()) if (goes(key)) memory.delete(key)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (goes(key)) storage.removeItem(key)
  } catch {}
}
