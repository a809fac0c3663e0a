/** Whether a path has what none of the console's has: control characters and the line ends of Unicode, under however many layers of encoding. */
export const hasControl = (path: string): boolean => {
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(path)) return true
  try {
    const inner = decodeURIComponent(path)
    return inner !== path && hasControl(inner)
  } catch {
    return false
  }
}

/**
 * The place a redirect value may lead to: a path of this app with its query and hash, else '/home' (R-GUARD-02, F-183).
 * Refused: other origins in any spelling, schemes, back slashes, control characters and line ends, encoded ones too, /login and /redirect themselves,
 * over 2,000 characters.
 */
export const safeRedirect = (value: string | null | undefined, fallback = '/home'): string => {
  if (!value || value.length > 2000 || !value.startsWith('/') || /^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(value))
    return fallback
  const base = 'https://here.invalid'
  try {
    const url = new URL(value, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback
    if (hasControl(url.pathname)) return fallback
    // Read as the router reads it; throws where it could not.
    if (/^\/((login|auth-redirect|redirect)(\/|$)|$)/i.test(decodeURIComponent(url.pathname))) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
