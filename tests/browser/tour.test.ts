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

describe.each(LANGUAGES)('public pages without a token, in %s', (language) => {
  it('R-GUARD-01 F-180 open with a title and pass the accessibility check', async () => {
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

it('every page that needs a record has a sample for the tour', { tags: ['core'] }, () => {
  expect(screens.filter(({ path, needs }) => needs && !SAMPLES[path]).map(({ path }) => path)).toEqual([])
})

describe('route guard', () => {
  it(
    'R-GUARD-02 redirects to the log-in without a token and keeps the requested address',
    { tags: ['core'] },
    async () => {
      const out = await openPage()
      for (const { path } of screens.slice(0, 3)) {
        await out.goto(`${path}?a=1`)
        await out.waitForURL((place) => place.pathname === '/login')
        expect(new URL(out.url()).searchParams.get('redirect')).toBe(`${path}?a=1`)
      }
    },
  )
  it('R-GUARD-01 F-186 keeps /redirect inside the console', async () => {
    const page = await openPage()
    await signIn(page)
    for (const place of ['//evil.example', '/%2Fevil.example', '/https://evil.example', '/login']) {
      await page.goto(`/redirect${place}`)
      await settled(page)
      expect(new URL(page.url()).origin).toBe(url)
    }
  })
})
