import { readToken } from './token'

const NAME = 'session'
const STORE = 'sealed'

export const PASSWORD_LIFE_MS = 12 * 60 * 60 * 1000

interface Sealed {
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  until: number
}

export interface KeptPassword {
  password: string
  until: number
}

let inMemory: (KeptPassword & { token: string }) | undefined
/** Resolves once all earlier operations are done, so that the last one wins. */
let queue: Promise<unknown> = Promise.resolve()
const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
  const done = queue.then(act)
  // Keep no result here, because a password in it would stay in memory.
  queue = done.then(
    () => {},
    () => {},
  )
  return done
}

const available = () => {
  try {
    return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined
  } catch {
    // Blocked storage throws on access.
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

/** The token is authenticated data: the seal does not open under another token. */
const seal = (iv: Uint8Array<ArrayBuffer>, token: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(token),
})

const erase = async (): Promise<void> => {
  inMemory = undefined
  if (available()) await withStore('readwrite', (store) => store.clear()).catch(() => {})
}

/**
 * Stores the log-in password for role switches (R-SESS-07). Sealed with AES-GCM under a non-extractable key in
 * IndexedDB, bound to the token, for 12 hours. If sealing is unavailable (plain http) or fails, it is only in memory.
 */
export const sealPassword = (password: string, until = Date.now() + PASSWORD_LIFE_MS): Promise<void> => {
  const token = readToken()
  return inTurn(async () => {
    inMemory = undefined
    if (token === undefined) return
    try {
      if (!available()) throw new Error('no sealing here')
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt(seal(iv, token), key, new TextEncoder().encode(password))
      await withStore('readwrite', (store) => store.put({ key, iv, data, until } satisfies Sealed, 'password'))
    } catch {
      inMemory = { password, until, token }
    }
  })
}

const readSealed = async (): Promise<Sealed | undefined> =>
  available() ? await withStore<Sealed | undefined>('readonly', (store) => store.get('password')) : undefined

/** Erases the kept password if its 12 hours are over. */
export const forgetOldPassword = (now = Date.now()): Promise<void> =>
  inTurn(async () => {
    const until = inMemory?.until ?? (await readSealed().catch(() => undefined))?.until
    if (until !== undefined && until <= now) await erase()
  })

/** Returns the kept password of the session in the cookie. Undefined if the user has to enter it. */
export const unsealPassword = (now = Date.now()): Promise<KeptPassword | undefined> => {
  const token = readToken()
  return inTurn(async () => {
    try {
      if (inMemory)
        return inMemory.token === token && inMemory.until > now
          ? { password: inMemory.password, until: inMemory.until }
          : undefined
      const sealed = await readSealed()
      if (!sealed || token === undefined || sealed.until <= now) return undefined
      const data = await crypto.subtle.decrypt(seal(sealed.iv, token), sealed.key, sealed.data)
      return { password: new TextDecoder().decode(data), until: sealed.until }
    } catch {
      return undefined
    }
  })
}

export const forgetPassword = (): Promise<void> => {
  inMemory = undefined
  return inTurn(erase)
}
