/** The address of a place on the web that a server or a user named: http(s) and no user name in it, which would stand before the host like one. Else undefined. */
export const webUrl = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return undefined
  const { username, password } = new URL(text)
  return username || password ? undefined : text
}

/** The address of a stored file: on the web, or a path of the console's own origin. Else undefined. */
export const fileUrl = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\/(?![/\\])/.test(text) && !/[\\\u0000-\u001f]/.test(text) ? text : webUrl(text)
}

/** What a link that leaves the console carries: a tab of its own, which knows nothing of where it came from (F-190, F-191). */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Opens a place on the web in a tab of its own; what is none is not opened. */
export const openOutside = (value: unknown): void => {
  const url = webUrl(value)
  if (url) window.open(url, OUTSIDE.target, 'noopener,noreferrer')
}
