/** Returns an http(s) address without user info, which could imitate the host. Undefined for anything else. */
export const webUrl = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return undefined
  const { username, password } = new URL(text)
  return username || password ? undefined : text
}

/** Returns the address of a stored file: http(s) or a path of the console's origin. Undefined for anything else. */
export const fileUrl = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\/(?![/\\])/.test(text) && !/[\\\u0000-\u001f]/.test(text) ? text : webUrl(text)
}

/** Attributes of links that leave the console: a new tab without opener and referrer (F-190, F-191). */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const

export const openOutside = (value: unknown): void => {
  const url = webUrl(value)
  if (url) window.open(url, OUTSIDE.target, 'noopener,noreferrer')
}
