/** Where the console is served and what it may speak to: origins, as in .env.*; '' is its own. */
export interface Site {
  main: string
  social: string
  /** Origins of pictures, with blanks or commas between. */
  pictures: string
  /** The address of map tiles, with {s} for their numbered hosts; '' where maps have none. */
  tiles: string
}

/** The origin of map tiles as a policy names it: none without an address. */
export const tileOrigin = (tiles: string): string => /^https?:\/\/[^/]+/.exec(tiles.replace('{s}', '*'))?.[0] ?? ''

/**
 * The content security policy. Scripts come from the console alone, none stands in a page, and text becomes markup only through the two makers named:
 * the sanitiser, and the default of src/lib/trusted.ts. Styles may stand in the page: antd writes its own at run time, a nonce would have to be new
 * with every reply, which files on a disk cannot be; what a foreign style could do, calling home, is closed by the sources of pictures and fonts.
 * Workers come from blobs, as the spreadsheet packages make them. `nonce` is for the one script that the dev server puts into the page.
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
 * How long a reply may be kept, by its path: hashed files for ever, the page never (nothing of a user is left in a cache, and the next build is seen
 * at once), other files as long as they are the same.
 */
export const cacheOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /^\/(favicon\.svg$|templates\/)/.test(path) ? 'no-cache' : 'no-store'
}

/** What the console's server says with every reply to an address; behind TLS also Strict-Transport-Security (docs/nginx.conf.template, held equal by a test). */
export const headersOf = (path: string, site: Site, nonce?: string): Record<string, string> => ({
  'content-security-policy': policyOf(site, nonce),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  // A sign-in window comes back to /auth-redirect from another site and must still reach the window that opened it.
  'cross-origin-opener-policy': path === '/auth-redirect' ? 'unsafe-none' : 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'cache-control': cacheOf(path),
})
