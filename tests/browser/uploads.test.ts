import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { prop } from '@/lib/json'
import { control, openPage, settled, signIn, takeProblems, url, violations } from './harness'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

const png = (width: number, height: number, colourOf: (x: number, y: number) => readonly number[]): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, colourOf(0, 0).length === 4 ? 6 : 2, 0, 0, 0], 8)
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_px, x) => colourOf(x, y)).flat()]),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const GOLD = [198, 156, 82] as const
const NAVY = [24, 36, 64] as const
const banner = (): Buffer => png(400, 200, (x) => (x < 60 || x >= 340 ? NAVY : GOLD))
const HEAVY = png(900, 900, (x, y) => [
  (x * 7919 + y * 104_729) % 251,
  (x * y * 31 + x) % 241,
  (x * x + y * 8191 + x * y * 17) % 239,
])
const TOO_LARGE = 2 * 1024 * 1024

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer })
const sizeOf = (picture: Buffer) => ({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) })

const sent = async (method: string, path: string) =>
  (await control.log()).filter((entry) => entry.method === method && entry.path === path)
const uploads = () => sent('POST', '/api-file/file/upload')
const choose = (page: Page, chosen: ReturnType<typeof file>) =>
  page.locator('.ant-drawer input[type=file]').setInputFiles(chosen)
const cropWindow = (page: Page) => page.getByRole('dialog', { name: '裁剪图片' })

const cropped = async (page: Page, chosen: ReturnType<typeof file>) => {
  const shown = page.locator('.ant-drawer .ant-upload img')
  const before = (await shown.count()) ? await shown.getAttribute('src') : null
  await choose(page, chosen)
  const window = cropWindow(page)
  await window.locator('img').waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.img-crop-modal img')].every(
      (one) => one.complete && one.naturalWidth > 0,
    ),
  )
  expect(await violations(page)).toEqual([])
  await window
    .getByRole('button', { name: '确 定' })
    .or(window.getByRole('button', { name: '确定' }))
    .click()
  await window.waitFor({ state: 'hidden' })
  await page.waitForFunction((old) => {
    const now = document.querySelector('.ant-drawer .ant-upload img')?.getAttribute('src')
    return now?.includes('/__files/') && now !== old
  }, before)
  await settled(page)
  const address = (await shown.getAttribute('src')) ?? ''
  expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  const kept = await fetch(url + address)
  expect(kept.headers.get('content-type')).toBe('image/png')
  return { address, bytes: Buffer.from(await kept.arrayBuffer()) }
}

const refuses = async (page: Page) => {
  const fault = page.locator('.ant-drawer .picture-fault')
  const before = (await uploads()).length
  expect(HEAVY.length).toBeGreaterThan(TOO_LARGE)
  const wrong = [
    file('letter.png', Buffer.from('no picture at all')),
    file('tiny.jpg', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'image/jpeg'),
    file('empty.png', Buffer.alloc(0)),
    file('large.png', HEAVY),
  ]
  for (const one of wrong) {
    await choose(page, one)
    await fault.waitFor()
    expect(await fault.textContent(), one.name).toBe('仅支持 JPG/PNG 图片，且不超过 2 MB')
    expect(await cropWindow(page).count(), one.name).toBe(0)
  }
  expect(await violations(page)).toEqual([])
  expect(await uploads()).toHaveLength(before)
}

const PICTURE = { name: 'Face.PNG', type: 'image/png', size: expect.any(Number) as number } // vitest types its matchers as any

describe('picture cropping', () => {
  it(
    'F-130 F-132 crops the picture of a user to a square and saves it with the account',
    { tags: ['core'] },
    async () => {
      const page = await openPage()
      await signIn(page)
      await page.goto('/system-management/userManagement?keyword=hq_clue')
      await settled(page)
      await page.getByRole('button', { name: '编辑 林静怡' }).click()
      await page.locator('.ant-drawer input[type=file]').waitFor({ state: 'attached' })
      await settled(page)
      await control.clear()
      await refuses(page)

      const { address, bytes } = await cropped(page, file('Face.PNG', banner()))
      expect(await page.locator('.ant-drawer .picture-fault').count()).toBe(0)
      const [upload] = await uploads()
      expect(upload?.form).toEqual([['file', PICTURE]])
      expect(upload?.form).toEqual([['file', { ...PICTURE, size: bytes.length }]])
      expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect(upload?.token).toBeTruthy()
      const { width, height } = sizeOf(bytes)
      expect([width > 0, width]).toEqual([true, height])
      const colours = await page.evaluate(async (source) => {
        const image = await createImageBitmap(await (await fetch(source)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context?.drawImage(image, 0, 0)
        return [2, image.width / 2, image.width - 3].map((x) => [
          ...(context?.getImageData(Math.floor(x), Math.floor(image.height / 2), 1, 1).data ?? []),
        ])
      }, address)
      for (const [red = 0, green = 0, blue = 0] of colours)
        for (const [at, one] of [red, green, blue].entries()) expect(Math.abs(one - (GOLD[at] ?? 0))).toBeLessThan(8)

      await page.locator('.ant-drawer').getByRole('button', { name: '保存' }).click()
      await page.locator('.ant-drawer').waitFor({ state: 'hidden' })
      await settled(page)
      const [saved] = await sent('POST', '/api-user/users/edit')
      expect(prop(saved?.body, 'headImgUrl')).toBe(address)
      const face = page.locator(`.data-table img[src="${address}"]`)
      await face.waitFor()
      expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
      await page.reload()
      await face.waitFor()
    },
  )

  it('keeps transparent areas transparent', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/system-management/userManagement?keyword=hq_clue')
    await settled(page)
    await page.getByRole('button', { name: '编辑 林静怡' }).click()
    await page.locator('.ant-drawer input[type=file]').waitFor({ state: 'attached' })
    await settled(page)
    const ring = png(400, 400, (x, y) => [...GOLD, Math.hypot(x - 200, y - 200) < 150 ? 255 : 0])
    const { address } = await cropped(page, file('ring.png', ring))
    const opacity = await page.evaluate(async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      return [2, image.width / 2].map((at) => context?.getImageData(Math.floor(at), Math.floor(at), 1, 1).data[3])
    }, address)
    expect(opacity).toEqual([0, 255])
    takeProblems()
  })

  it('crops the picture of a car series to 4:3 and saves its replacement', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/system-management/carsManagement')
    await settled(page)
    const edit = page.getByRole('button', { name: /^编辑 / }).first()
    await edit.click()
    await page.locator('.ant-drawer input[type=file]').waitFor({ state: 'attached' })
    await settled(page)
    await control.clear()
    await refuses(page)

    await choose(page, file('cancelled.png', banner()))
    await cropWindow(page).locator('img').waitFor()
    await cropWindow(page)
      .getByRole('button', { name: /取\s?消/ })
      .click()
    await cropWindow(page).waitFor({ state: 'hidden' })
    expect(await uploads()).toEqual([])

    const first = await cropped(page, file('side.png', banner()))
    const { width, height } = sizeOf(first.bytes)
    expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02)
    const second = await cropped(
      page,
      file(
        'front.png',
        png(320, 320, () => NAVY),
      ),
    )
    expect(second.address).not.toBe(first.address)
    expect((await uploads()).map(({ form }) => form)).toEqual([
      [['file', { ...PICTURE, name: 'side.png', size: first.bytes.length }]],
      [['file', { ...PICTURE, name: 'front.png', size: second.bytes.length }]],
    ])
    expect((await fetch(url + first.address)).status).toBe(404)

    await page.locator('.ant-drawer').getByRole('button', { name: '保存' }).click()
    await page.locator('.ant-drawer').waitFor({ state: 'hidden' })
    await settled(page)
    const saved = (await control.log()).find(({ body }) => prop(body, 'cover') !== undefined)
    expect(prop(saved?.body, 'cover')).toBe(second.address)
    await page.reload()
    await settled(page)
    const cover = page.locator(`.series-cover img[src="${second.address}"]`)
    await cover.first().waitFor()
    expect(sizeOf(second.bytes).width).toBe(
      await cover.first().evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
  })
})
