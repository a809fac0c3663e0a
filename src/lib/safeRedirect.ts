/** True if a path contains control characters or Unicode line ends, under any number of layers of encoding. */
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
 * Returns a redirect if it is a path of this app with query and hash, else `fallback` (R-GUARD-02, F-183). Rejects
 * other origins in any spelling, schemes, backslashes, control characters and line ends (also encoded), the root, the
 * log-in and redirect pages, and more than 2,000 characters.
 */
export const safeRedirect = (value: string | null | undefined, fallback = '/home'): string => {
  if (!value || value.length > 2000 || !value.startsWith('/') || /^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(value))
    return fallback
  const base = 'https://here.invalid'
  try {
    const url = new URL(value, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback
    if (hasControl(url.pathname)) return fallback
    // Decoded as in the router. Throws if that is impossible.
    if (/^\/((login|auth-redirect|redirect)(\/|$)|$)/i.test(decodeURIComponent(url.pathname))) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
