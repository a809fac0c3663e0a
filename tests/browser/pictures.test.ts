// @module-tag content, community
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { control, goTo, openAt, settled, takeProblems, violations } from './harness'

const withTallPictures = (page: Page, part: string) =>
  page.evaluate(async (selector) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 800 })
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)]
    for (const picture of pictures) picture.src = canvas.toDataURL()
    await Promise.all(pictures.map((picture) => picture.decode()))
    return pictures.map((picture) => {
      const [box, frame] = [picture, picture.closest('button, .picture-frame') ?? picture].map((one) =>
        one.getBoundingClientRect(),
      )
      return {
        isInside: !!box && !!frame && box.top >= frame.top && box.bottom <= frame.bottom + 1 && box.left >= frame.left,
        width: Math.round(box?.width ?? 0),
        height: Math.round(box?.height ?? 0),
        fit: getComputedStyle(picture).objectFit,
      }
    })
  }, part)

describe('pictures', () => {
  it('fit their cells in the car picture matrix, however tall', async () => {
    const page = await openAt('/star-management/carImage?seriesCode=QM_Q7')
    const drawn = await withTallPictures(page, '.matrix-cell')
    expect(drawn.length).toBeGreaterThan(3)
    expect([...new Set(drawn.map((one) => JSON.stringify(one)))]).toEqual([
      JSON.stringify({ isInside: true, width: 94, height: 52, fit: 'contain' }),
    ])
  })
  it('keep their frame beside a text, however tall', async () => {
    const page = await openAt('/dynamic-management/contentReview?tab=reports')
    const drawn = await withTallPictures(page, '.clamped')
    expect(drawn.length).toBeGreaterThan(0)
    expect([...new Set(drawn.map((one) => JSON.stringify(one)))]).toEqual([
      JSON.stringify({ isInside: true, width: 36, height: 36, fit: 'cover' }),
    ])
  })
})

describe('picture that fails to load', () => {
  it.each([
    { dark: false, path: '/star-management/carImage?seriesCode=QM_Q7' },
    { dark: true, path: '/star-management/carImage?seriesCode=QM_Q7' },
    { dark: true, path: '/hot-management/new-recommended' },
    { dark: true, path: '/hot-management/popular' },
  ])('shows a readable message on any background: $path, dark $dark', async ({ dark, path }) => {
    const page = await openAt(path, { dark })
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('main .picture-frame img'))
        picture.src = '/lost.png'
    })
    await page.waitForSelector('main .picture-broken')
    await settled(page)
    expect(await violations(page, { only: ['color-contrast'] })).toEqual([])
    takeProblems()
  })
})

describe('records without names', () => {
  it('give their controls an accessible name and a sufficient size', async () => {
    const page = await openAt('/home')
    await control.inject({ path: '*', kind: 'nameless', only: 'read' })
    const found: string[] = []
    for (const path of [
      '/star-management/column',
      '/star-management/columnType',
      '/appDatas/channelManagement',
      '/addCar/addCar',
    ]) {
      await goTo(page, path)
      await page.waitForFunction((wanted) => location.pathname === wanted, path)
      await settled(page)
      found.push(...(await violations(page, { only: ['link-name', 'button-name', 'image-alt'] })))
      const switches = await page.locator('main [role=switch]:visible').all()
      for (const one of switches) {
        const box = await one.boundingBox()
        if (!box || box.width < 24 || box.height < 24) found.push(`${path}: a switch of ${JSON.stringify(box)}`)
      }
    }
    await control.lift()
    expect(found).toEqual([])
    takeProblems()
  })
})
