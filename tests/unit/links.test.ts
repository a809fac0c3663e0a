import { describe, expect, it } from 'vitest'
import { faultOf, kindsOf, miniPageOf } from '@/business/links/jump'
import { jumpType } from '@/entities/content/shared'
import { isSized, pictureSides, validatePicture } from '@/kit/form/pictures'

describe('link target', () => {
  it('must be an https address with a host', () => {
    expect(faultOf(jumpType.web, 'http://a.cn')).toBe('links.badUrl')
    expect(faultOf(jumpType.web, 'https://')).toBe('links.badUrl')
    expect(faultOf(jumpType.web, ' https://a.cn/x ')).toBeUndefined()
  })
  it('must be a page of a mini-program, without an AppID for our own', () => {
    const mini = (appId: string, path: string) => faultOf(jumpType.miniProgram, JSON.stringify({ appId, path }))
    expect(mini('', 'pages/index')).toBeUndefined()
    expect(mini('wx0123456789abcdef', 'pages/index')).toBeUndefined()
    expect(mini('wx123', 'pages/index')).toBe('links.badAppId')
    expect(mini('', '/index')).toBe('links.badPath')
    expect(faultOf(jumpType.miniProgram, '{broken')).toBe('links.badPath')
    expect(miniPageOf(null)).toEqual({ appId: '', path: '' })
  })
  it('is chosen from the content of its type', () => {
    expect(kindsOf[jumpType.news]).toEqual(['news'])
    expect(kindsOf[jumpType.car]).toEqual(['car'])
    expect(kindsOf[jumpType.web]).toBeUndefined()
  })
  it('is required unless the link leads nowhere', () => {
    expect(faultOf(jumpType.goods, '')).toBe('links.noTarget')
    expect(faultOf('8', undefined)).toBe('links.noTarget')
    expect(faultOf(jumpType.none, '')).toBeUndefined()
  })
})

describe('picture validation', () => {
  const gif = (width: number, height: number) =>
    new Blob([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, width & 255, width >> 8, height & 255, height >> 8])])
  it('reads the size of a GIF', async () => {
    expect(await pictureSides(gif(690, 280))).toEqual([690, 280])
  })
  it('accepts exactly the required size or twice it', () => {
    expect(isSized([690, 280], [690, 280])).toBe(true)
    expect(isSized([1380, 560], [690, 280])).toBe(true)
    expect(isSized([1035, 420], [690, 280])).toBe(false)
    expect(isSized([690, 281], [690, 280])).toBe(false)
  })
  it.each([
    ['plain', [0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0x03, 0x84, 0x03], [800, 900]],
    ['that lost nothing', [0x4c, 0, 0, 0, 0, 0x2f, 0x1f, 0xc3, 0xe0, 0, 0, 0, 0, 0, 0], [800, 900]],
    ['with more to it', [0x58, 0, 0, 0, 0, 0, 0, 0, 0, 0x1f, 0x03, 0, 0x83, 0x03, 0], [800, 900]],
  ])('reads the size of a WebP %s', async (_, rest, sides) => {
    const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0))
    const file = new Blob([new Uint8Array([...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8'), ...rest])])
    expect(await pictureSides(file)).toEqual(sides)
    expect(await validatePicture(file, 1, ['jpg', 'webp'])).toBeUndefined()
    expect(await validatePicture(file, 1)).toBe('upload.badImage')
  })
  it('rejects types that are not allowed', async () => {
    expect(await validatePicture(gif(10, 10), 1)).toBe('upload.badImage')
    expect(await validatePicture(gif(10, 10), 1, ['png'])).toBe('upload.badType')
    expect(await validatePicture(gif(10, 10), 1, ['png', 'gif'])).toBeUndefined()
  })
})
