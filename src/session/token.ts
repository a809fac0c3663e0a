import Cookies from 'js-cookie'
import { ApiError } from '@/api/error'
import { translate } from '@/locales'

/** Cookie of the token (R-SESS-01, R-CONST-01). */
export const TOKEN_COOKIE = 'access_token'
const options = () => ({ path: '/', sameSite: 'strict', secure: location.protocol === 'https:' }) as const

export const readToken = (): string | undefined => Cookies.get(TOKEN_COOKIE)

/** True if a cookie contains the token. Another cookie of that name may exist for a path or domain. */
export const hasToken = (token: string): boolean =>
  document.cookie.split('; ').some((pair) => {
    const [name, ...value] = pair.split('=')
    return name === TOKEN_COOKIE && value.join('=').replace(/(%[\dA-F]{2})+/gi, decodeURIComponent) === token
  }) || readToken() === token

/** Stores a token. Throws ApiError if it is invalid, over 4096 bytes with its name, or refused by the browser. */
export const writeToken = (token: unknown): string => {
  if (typeof token !== 'string' || token.trim() === '' || /[\u0000-\u001f\u007f]/.test(token))
    throw new ApiError('reply', translate('session.noToken'))
  Cookies.set(TOKEN_COOKIE, token, options())
  if (hasToken(token)) return token
  const size = TOKEN_COOKIE.length + 1 + encodeURIComponent(token).length
  throw new ApiError('reply', translate(size > 4096 ? 'session.tokenTooLong' : 'session.cookiesNeeded'))
}

/** Removes the token from all parent paths and domains, where another page of the site may have set one. */
export const removeToken = (): void => {
  const parts = location.pathname.split('/').filter(Boolean)
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  const names = location.hostname.split('.')
  const domains = [undefined, ...names.slice(1).map((_, index) => names.slice(index).join('.'))]
  for (const path of paths) for (const domain of domains) Cookies.remove(TOKEN_COOKIE, { ...options(), path, domain })
}
