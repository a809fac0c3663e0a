import { readToken } from './token'

const NAME = 'session'
const STORE = 'sealed'

/** How long the password of a log-in is kept. */
export const PASSWORD_LIFE_MS = 12 * 60 * 60 * 1000

interface Sealed {
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  until: number
}

/** A kept password, and when it ends. */
export interface KeptPassword {
  password: string
  until: number
}

let inMemory: (KeptPassword & { token: string }) | undefined
/** Done once what was asked of the store before is done: the last word wins. */
let queue: Promise<unknown> = Promise.resolve()
const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
  const done = queue.then(act)
  // Not the answer itself: a password in it would stay in memory.
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

/** The token goes into the seal: under another one, or none, it does not open. */
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
 * Keeps the password of the log-in for the switch of roles (R-SESS-07): sealed with AES-GCM under a key that cannot be read out, in IndexedDB, for the
 * token of the cookie alone and for 12 hours; where the browser has neither (plain http), in memory, so that it must be asked again after a reload.
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

/** Forgets a kept password whose time is over. */
export const forgetOldPassword = (now = Date.now()): Promise<void> =>
  inTurn(async () => {
    const until = inMemory?.until ?? (await readSealed().catch(() => undefined))?.until
    if (until !== undefined && until <= now) await erase()
  })

/** The kept password of the session in the cookie, or undefined when it is gone and must be asked for. */
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

/** Forgets the kept password. */
export const forgetPassword = (): Promise<void> => {
  inMemory = undefined
  return inTurn(erase)
}
