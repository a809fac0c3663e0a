import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trustedHtml, trustedScriptUrl } from '@/lib/trusted'
import { sanitise } from '@/kit/rich/html'
import { cacheOf, headersOf, policyOf, type Site, tileOrigin } from '../../scripts/headers.ts'

const SITE: Site = {
  main: 'https://gateway.example.com',
  social: 'https://social.example.com',
  pictures: 'https://cdn.example.com, https://img.example.com',
  tiles: 'https://tiles.example.com/{z}/{x}/{y}.png',
}

const nginx = readFileSync('docs/nginx.conf.template', 'utf8')
  .replaceAll('${VITE_MAIN_HOST}', SITE.main)
  .replaceAll('${VITE_SOCIAL_HOST}', SITE.social)
  .replaceAll('${VITE_PICTURE_HOSTS}', SITE.pictures.replaceAll(',', ''))
  .replaceAll('${MAP_ORIGIN}', tileOrigin(SITE.tiles))
  .replaceAll('${CONSOLE_HOST}', 'console.example.com')

const bare = (text: string) => text.replace(/^"(.*)"$/, '$1')
const mapped = (variable: string, value: string): string => {
  const [, lines = ''] = new RegExp(`map \\S+ \\$${variable} \\{([^}]*)\\}`).exec(nginx) ?? []
  const rules = [...lines.matchAll(/^\s*("[^"]*"|\S+)\s+("[^"]*"|[^;]+);$/gm)].map(
    ([, when = '', then = '']) => [bare(when), bare(then)] as const,
  )
  return (
    (
      rules.find(([when]) => when.startsWith('~') && new RegExp(when.slice(1)).test(value)) ??
      rules.find(([when]) => when === 'default')
    )?.[1] ?? ''
  )
}
/** Returns the headers that the nginx example sends for an address. `file` is the file it resolves to. */
const sentByNginx = (path: string, file: string, status = 200): Record<string, string> =>
  Object.fromEntries(
    [...nginx.matchAll(/^ {2}add_header (\S+) ("[^"]*"|\S+) always;$/gm)].map(([, name = '', value = '']) => [
      name,
      bare(value)
        .replace('$console_cache', mapped('console_cache', `${status}${file}`))
        .replace('$console_opener', mapped('console_opener', path)),
    ]),
  )

describe('security headers and trusted types', () => {
  it('F-273 F-274 F-275 allow only the console itself and the configured hosts', () => {
    const policy = new Map(
      policyOf(SITE)
        .split('; ')
        .map((part): [string, string[]] => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
    )
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'", SITE.main, SITE.social])
    expect(policy.get('img-src')).toEqual([
      "'self'",
      SITE.main,
      SITE.social,
      'https://cdn.example.com',
      'https://img.example.com',
      'https://tiles.example.com',
      'data:',
      'blob:',
    ])
    for (const closed of ['object-src', 'frame-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(closed), closed).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default', 'dompurify'])
    expect(policyOf(SITE)).not.toMatch(/unsafe-eval|strict-dynamic|\*|script-src[^;]*unsafe-inline|undefined/)
    // Only the page of the dev server has an inline script, and only that one may run.
    expect(policyOf(SITE, 'abc')).toBe(policyOf(SITE).replace("script-src 'self'", "script-src 'self' 'nonce-abc'"))
    const alone = policyOf({ main: '', social: '', pictures: '', tiles: '' })
    expect(alone).toContain("connect-src 'self';")
    expect(alone).toContain("img-src 'self' data: blob:;")
    expect(tileOrigin('https://{s}.tiles.example.com/{z}/{x}/{y}.png')).toBe('https://*.tiles.example.com')
  })
  it('F-276 cache hashed files for a year and the page never', () => {
    expect(cacheOf('/assets/index-BE0lyyZo.js')).toBe('public, max-age=31536000, immutable')
    for (const page of ['/', '/home', '/index.html', '/login', '/favicon.svg.evil'])
      expect(cacheOf(page), page).toBe('no-store')
    for (const file of ['/favicon.svg', '/templates/user.xlsx']) expect(cacheOf(file), file).toBe('no-cache')
  })
  it('F-276 are the same in the nginx example, which adds HSTS', () => {
    const cases = [
      ['/', '/index.html'],
      ['/home?a=1', '/index.html'],
      ['/index.html', '/index.html'],
      ['/auth-redirect?code=1', '/index.html'],
      ['/auth-redirect', '/index.html'],
      ['/auth-redirected', '/index.html'],
      ['/assets/index-BE0lyyZo.js', '/assets/index-BE0lyyZo.js'],
      ['/favicon.svg', '/favicon.svg'],
      ['/templates/user.xlsx', '/templates/user.xlsx'],
    ] as const
    for (const [address, file] of cases) {
      const { 'strict-transport-security': hsts, ...same } = sentByNginx(address, file)
      expect(same, address).toEqual(headersOf(address.replace(/\?.*/, ''), SITE))
      expect(hsts).toMatch(/^max-age=31536000/)
    }
    // A page or a 404 must never be cached under a hashed name.
    expect(sentByNginx('/assets/gone.js', '/assets/gone.js', 404)['cache-control']).toBe('no-store')
    expect(nginx).toMatch(/location \/assets\/ \{\s*try_files \$uri =404;/)
    expect(nginx).toMatch(/location \/ \{\s*try_files \$uri \/index\.html;/)
    expect(nginx).toMatch(/listen 80;[^}]*return 301 https:/)
    expect(nginx.match(/location[^{]*\{[^}]*add_header/)).toBeNull()
    expect(nginx).not.toContain('${')
  })
  it('F-274 allow only sanitised HTML and workers of this page', () => {
    expect(trustedHtml('')).toBe('')
    expect(trustedHtml('.a > .b { content: "x" }')).toBe('.a > .b { content: "x" }')
    const hostile = '<img src=x onerror=alert(1)><p>a</p>'
    expect(trustedHtml(hostile)).toBe(sanitise(hostile))
    expect(trustedHtml(hostile)).not.toMatch(/onerror/)
    expect(trustedScriptUrl(`blob:${location.origin}/1`)).toBe(`blob:${location.origin}/1`)
    for (const url of [
      'https://evil.example/x.js',
      'data:text/javascript,1',
      'blob:https://evil.example/1',
      '/x.js',
      `blob:${location.origin}.evil.example/1`,
    ])
      expect(trustedScriptUrl(url), url).toBeNull()
  })
})
