/**
 * The place a redirect value may lead to: a path of this app with its query and hash, else '/home' (R-GUARD-02, F-183).
 * Refused: other origins in any spelling, schemes, back slashes, control characters, /login and /redirect themselves, over 2,000 characters.
 */
export const safeRedirect = (value: string | null | undefined, fallback = '/home'): string => {
  if (!value || value.length > 2000 || !value.startsWith('/') || /^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(value)) return fallback
  const base = 'https://here.invalid'
  try {
    const url = new URL(value, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback
    // Read as the router reads it; throws where it could not.
    if (/^\/((login|auth-redirect|redirect)(\/|$)|$)/i.test(decodeURIComponent(url.pathname))) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
