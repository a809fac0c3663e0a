/** Origins as in .env.*. '' is the console's own. */
export interface Site {
  main: string
  social: string
  /** Origins of pictures, separated by blanks or commas. */
  pictures: string
  /** URL template of map tiles, with {s} for their numbered hosts; '' if maps have none. */
  tiles: string
}

/** Returns the origin of map tiles for the policy, or '' without a URL. */
export const tileOrigin = (tiles: string): string => /^https?:\/\/[^/]+/.exec(tiles.replace('{s}', '*'))?.[0] ?? ''

/**
 * Returns the content security policy. Scripts load only from the console, with no inline script, and text becomes
 * markup only through two named policies: the sanitiser, and the default of src/lib/trusted.ts. Inline styles are
 * allowed: antd writes its own at run time, and a nonce would have to change with every reply, which static files
 * cannot do. The sources of pictures and fonts keep an injected style from sending data out. Workers load from blobs
 * for the spreadsheet packages. `nonce` is for the one script that the dev server adds to the page.
 */
export const policyOf = ({ main, social, pictures, tiles }: Site, nonce?: string): string => {
  const list = (...sources: string[]) => [...new Set(sources.filter((source) => source !== ''))].join(' ')
  const shown = list("'self'", main, social, ...pictures.split(/[\s,]+/))
  return Object.entries({
    'default-src': "'none'",
    'script-src': list("'self'", nonce ? `'nonce-${nonce}'` : ''),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': list(shown, tileOrigin(tiles), 'data:', 'blob:'),
    'media-src': shown,
    'font-src': "'self'",
    'connect-src': list("'self'", main, social),
    'worker-src': 'blob:',
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify',
  })
    .map((pair) => pair.join(' '))
    .join('; ')
}

/**
 * Returns the cache policy of a path: hashed files are immutable, the page is never stored (no user data stays in a
 * cache and a new build is visible at once), other files are revalidated.
 */
export const cacheOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /^\/(favicon\.svg$|templates\/)/.test(path) ? 'no-cache' : 'no-store'
}

/**
 * Returns the response headers of an address. docs/nginx.conf.template sends the same (held by a test) and, for TLS,
 * strict-transport-security.
 */
export const headersOf = (path: string, site: Site, nonce?: string): Record<string, string> => ({
  'content-security-policy': policyOf(site, nonce),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  // A sign-in window returns to /auth-redirect from another site and must still reach its opener.
  'cross-origin-opener-policy': path === '/auth-redirect' ? 'unsafe-none' : 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'cache-control': cacheOf(path),
})
