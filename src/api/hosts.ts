export type Host = 'main' | 'social'

const SOCIAL_PATHS = ['/api-user/user/select/phone', '/api-user/user/modify/chery']

/**
 * Returns the host of a path: the separate one for api-social and two calls of api-user. Whole segments are compared
 * (R-REQ-04, R-REQ-05).
 */
export const hostOf = (path: string): Host =>
  /^\/api-social(\/|$)/.test(path) || SOCIAL_PATHS.includes(path) ? 'social' : 'main'

const origin = (setting: string | undefined, name: string): string => {
  if (setting === undefined) throw new Error(`${name} is not set: see .env.development`)
  if (/^:\d+$/.test(setting)) return `${location.protocol}//${location.hostname}${setting}`
  return setting.replace(/\/+$/, '')
}

/**
 * Returns the address of a host from .env.* (R-REQ-03): an origin, ':5174' for that port of the console's host, or ''
 * for its own origin. Throws if the build has none, so that no request is sent to 'undefined'.
 */
export const addressOf = (host: Host): string =>
  origin(
    host === 'social' ? import.meta.env.VITE_SOCIAL_HOST : import.meta.env.VITE_MAIN_HOST,
    host === 'social' ? 'VITE_SOCIAL_HOST' : 'VITE_MAIN_HOST',
  )

/**
 * True if a picture or video may load without consent: from the console, its back ends, or an origin of
 * VITE_PICTURE_HOSTS. Other hosts could track readers.
 */
export const isKnownSource = (url: string): boolean => {
  if (!URL.canParse(url, location.origin)) return false
  const known = [
    location.origin,
    addressOf('main'),
    addressOf('social'),
    ...(import.meta.env.VITE_PICTURE_HOSTS ?? '').split(/[\s,]+/),
  ]
  return known.includes(new URL(url, location.origin).origin)
}

/** Returns the headers that identify the application, the same for every request (R-REQ-08). */
export const clientHeaders = (): Record<string, string> => ({
  'client-id': import.meta.env.VITE_CLIENT_ID ?? '',
  'client-secret': import.meta.env.VITE_CLIENT_SECRET ?? '',
})
