const NAME = 'session'
const STORE = 'sealed'

interface Sealed {
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

let inMemory: string | undefined

const available = () => {
  try {
    return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined
  } catch {
    // Blocked storage throws at the mere look.
    return false
  }
}

const withStore = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, mode)
      const asked = act(transaction.objectStore(STORE))
      transaction.oncomplete = () => {
        database.close()
        resolve(asked.result)
      }
      transaction.onerror = () => {
        database.close()
        reject(transaction.error)
      }
    }
  })

/**
 * Keeps the password of the log-in for the switch of roles (R-SESS-07): sealed with AES-GCM under a key that cannot be read out, in IndexedDB;
 * where the browser has neither (plain http), in memory, so that it must be asked again after a reload.
 */
export const sealPassword = async (password: string): Promise<void> => {
  inMemory = undefined
  try {
    if (!available()) throw new Error('no sealing here')
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password))
    await withStore('readwrite', (store) => store.put({ key, iv, data } satisfies Sealed, 'password'))
  } catch {
    inMemory = password
  }
}

/** The kept password, or undefined when it is gone and must be asked for. */
export const unsealPassword = async (): Promise<string | undefined> => {
  if (inMemory !== undefined) return inMemory
  try {
    if (!available()) return undefined
    const sealed = await withStore<Sealed | undefined>('readonly', (store) => store.get('password'))
    return sealed && new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, sealed.key, sealed.data))
  } catch {
    return undefined
  }
}

/** Forgets the kept password. */
export const forgetPassword = async (): Promise<void> => {
  inMemory = undefined
  if (available()) await withStore('readwrite', (store) => store.clear()).catch(() => {})
}
