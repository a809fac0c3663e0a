import Cookies from 'js-cookie'
import { ApiError } from '@/api/error'
import { translate } from '@/locales'

/** The cookie of the token (R-SESS-01, R-CONST-01). */
export const TOKEN_COOKIE = 'access_token'
const options = () => ({ path: '/', sameSite: 'strict', secure: location.protocol === 'https:' }) as const

/** The token of the cookie, which all tabs of the browser share. */
export const readToken = (): string | undefined => Cookies.get(TOKEN_COOKIE)

/** Stores a token; throws ApiError in words when it is no token, over 4096 bytes with its name, or refused by the browser. */
export const writeToken = (token: unknown): string => {
  if (typeof token !== 'string' || token.trim() === '' || /[\u0000-\u001f\u007f]/.test(token)) throw new ApiError('reply', translate('session.noToken'))
  Cookies.set(TOKEN_COOKIE, token, options())
  if (readToken() === token) return token
  const size = TOKEN_COOKIE.length + 1 + encodeURIComponent(token).length
  throw new ApiError('reply', translate(size > 4096 ? 'session.tokenTooLong' : 'session.cookiesNeeded'))
}

/** Removes the token. */
export const removeToken = (): void => Cookies.remove(TOKEN_COOKIE, options())
