import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/locales'
import { type Path, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { openPage, settled, signIn, url, violations } from './harness'
import { SAMPLES } from './samples'
import { othersOf } from './visit'

const lines: readonly RouteLine<Path>[] = routes
const screens = lines.filter((line) => !line.public)
const PUBLIC = ['/login', '/auth-redirect', '/404', '/401']

describe.each(LANGUAGES)('without a token, in %s', (language) => {
  it('R-GUARD-01 F-180 the public pages open, quiet, accessible', async () => {
    const page = await openPage({ language })
    const paths = PUBLIC.filter((_, at) => language === 'zh' || othersOf(at).includes(language))
    expect(paths).not.toEqual([])
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      if (path !== '/auth-redirect') expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.title()).not.toBe('')
      expect(await violations(page)).toEqual([])
    }
  })
})

it('every page that shows a record is toured with one', { tags: ['core'] }, () => {
  expect(screens.filter(({ path, needs }) => needs && !SAMPLES[path]).map(({ path }) => path)).toEqual([])
})

describe('without a token', () => {
  it('R-GUARD-02 every page leads to log-in without a token, and keeps the way back', { tags: ['core'] }, async () => {
    const out = await openPage()
    for (const { path } of screens.slice(0, 3)) {
      await out.goto(`${path}?a=1`)
      await out.waitForURL((place) => place.pathname === '/login')
      expect(new URL(out.url()).searchParams.get('redirect')).toBe(`${path}?a=1`)
    }
  })
  it('R-GUARD-01 F-186 /redirect leads nowhere outside the console, with one neither', async () => {
    const page = await openPage()
    await signIn(page)
    for (const place of ['//evil.example', '/%2Fevil.example', '/https://evil.example', '/login']) {
      await page.goto(`/redirect${place}`)
      await settled(page)
      expect(new URL(page.url()).origin).toBe(url)
    }
  })
})
