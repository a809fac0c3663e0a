import { type Code, is } from '@/entities/field'
import type { AppVersion } from '@/entities/system/appVersion'
import { appType } from '@/entities/system/enums'

export const MEGABYTES = 300
const STORE = 'https://apps.apple.com/'

/** Returns the package extensions of a client; undefined if there is no client or it is delivered by a store. */
export const endingsOf = (client: Code | undefined): readonly string[] | undefined => {
  if (client === undefined || is(client, appType.ownerIos, appType.assistantIos)) return undefined
  return is(client, appType.ownerHarmony) ? ['.hap', '.app'] : ['.apk']
}

export const isFromStore = (client: Code | undefined): boolean =>
  client !== undefined && endingsOf(client) === undefined

export const isStoreLink = (url: string): boolean => url.startsWith(STORE)

/** Returns the current version of each client: the published one with the highest build number. */
export const currentOf = (published: readonly AppVersion[]): ReadonlyMap<string, AppVersion> => {
  const current = new Map<string, AppVersion>()
  for (const row of published) {
    const best = current.get(String(row.appType))
    if (!best || Number(row.versionCode) > Number(best.versionCode)) current.set(String(row.appType), row)
  }
  return current
}

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
