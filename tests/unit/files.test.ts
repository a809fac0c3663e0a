import { readFileSync } from 'node:fs'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as channels from '@/api/leads/clueChannels'
import { imported } from '@/api/reply'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { SCENE_SIZES } from '@/areas/content/cars/scenes'
import { endingsOf } from '@/areas/system/versions/clients'
import { appType } from '@/entities/system/enums'
import { fileNameOf, saveFile } from '@/kit/files/files'
import { takeSaved } from '../saved'
import { acceptOf, validatePicture, validateScan } from '@/kit/form/pictures'
import { urlOf } from '@/kit/form/uploads'
import { lightened } from '@/kit/rich/paste'
import { changeLanguage, LANGUAGES } from '@/locales'

const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const u16 = (value: number) => [value >>> 8, value & 255]
const png = (width: number, height: number) =>
  new Blob([
    new Uint8Array([
      0x89,
      0x50,
      0x4e,
      0x47,
      13,
      10,
      26,
      10,
      0,
      0,
      0,
      13,
      73,
      72,
      68,
      82,
      ...u32(width),
      ...u32(height),
      8,
      2,
      0,
      0,
      0,
    ]),
  ])
/** Creates the header of a jpg of this size, after `before` bytes of camera metadata. */
const jpg = (width: number, height: number, before = 0, frame = 0xc0) =>
  new Blob([
    new Uint8Array([0xff, 0xd8]),
    ...(before
      ? [new Uint8Array([0xff, 0xe1, ...u16(before + 2), ...Array.from({ length: before }, () => 0xff)])]
      : []),
    new Uint8Array([0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xff, frame, 0, 17, 8, ...u16(height), ...u16(width), 3]),
  ])

describe('picture before upload', () => {
  it('F-132 F-133 is rejected if empty, too large or beyond 8,000 px', async () => {
    const heavy = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])
    const cases: [Blob, unknown][] = [
      [png(5000, 5000), undefined],
      [png(8000, 8000), undefined],
      [png(8001, 10), 'upload.tooManyPixels'],
      [png(30_000, 30_000), 'upload.tooManyPixels'],
      [png(10, 4_294_967_295), 'upload.tooManyPixels'],
      [jpg(5000, 5000), undefined],
      [jpg(30_000, 30_000), 'upload.tooManyPixels'],
      [jpg(10, 8001, 60_000, 0xc2), 'upload.tooManyPixels'],
      [jpg(8000, 8000, 60_000, 0xc2), undefined],
      [new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]), undefined],
      [new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0])]), undefined],
      [new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff, 0xff])]), undefined],
      [new Blob([]), 'upload.badImage'],
      [heavy, 'upload.badImage'],
    ]
    for (const [at, [blob, fault]] of cases.entries()) expect(await validatePicture(blob, 5), `case ${at}`).toBe(fault)
  })
  it('F-130 F-143 is recognised by its first bytes, not by its name', async () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<html>',
      'MZ',
      'GIF89a',
      '%PDF-1.7',
    ])
      expect(await validatePicture(new File([text], 'x.png', { type: 'image/png' }), 5), text).toBe('upload.badImage')
    expect(await validateScan(new File(['%PDF-1.7'], 'x.pdf'), 5)).toBeUndefined()
    expect(await validateScan(new File(['<svg/>'], 'x.pdf'), 5)).toBe('upload.badScan')
  })
  it('F-134 is rejected if it cannot be read', async () => {
    const gone = new File(['x'], 'x.png')
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    )
    expect(await validatePicture(gone, 5)).toBe('upload.badImage')
  })
  it('F-143 cannot be an SVG or a web page in any file picker', () => {
    const sources = Object.keys(import.meta.glob('../../src/**/*.{ts,tsx}')).map((path) =>
      readFileSync(path.replace('../../', ''), 'utf8'),
    )
    const pickers = sources.filter((text) => /type="file"|<Upload\b/.test(text))
    expect(pickers.length).toBeGreaterThan(10)
    expect(pickers.filter((text) => !/accept[=:]/.test(text))).toEqual([])
    const written = sources.flatMap((text) =>
      [...text.matchAll(/accept(?:=|: )["']([^"']*)["']|["'](\.\w+(?:,[.\w/*+]+)*)["']|\btypes: \[([^\]]*)\]/g)].map(
        ([, accept, endings, types]) => accept ?? endings ?? types ?? '',
      ),
    )
    expect(written).toEqual(expect.arrayContaining(['.png', '.apk', '.xls,.xlsx', "'mp4', 'mov'"]))
    const computed = [
      acceptOf(),
      ...Object.values(SCENE_SIZES).flatMap((scene) => scene?.types ?? []),
      ...appType.options.flatMap(({ value }) => endingsOf(value) ?? []),
    ]
    expect([...written, ...computed].filter((list) => /svg|html|xml|image\/\*|\*\/\*/i.test(list))).toEqual([])
  })
})

describe('address of an uploaded file', () => {
  it.each(['/__files/1', 'https://cdn.example/x.png', 'HTTPS://cdn.example/x.png', `${location.origin}/x.png`])(
    'F-142 is accepted: %s',
    (url) => expect(urlOf({ url })).toBe(url),
  )
  it.each([
    undefined,
    null,
    '',
    5,
    {},
    'x.png',
    'javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:image/png,x',
    'blob:x',
    'ftp://x/y',
    'http://cdn.example/x.png',
    '//cdn.example/x.png',
    '/\\cdn.example/x.png',
    'https://',
  ])('F-142 is rejected: %j', (url) => expect(urlOf({ url })).toBeUndefined())
  it.each([undefined, null, 'x', 5, [], [{ url: '/x' }]])('F-142 is missing in a reply of %j', (answer) =>
    expect(urlOf(answer)).toBeUndefined(),
  )
})

describe('counts of an import', () => {
  it('F-138 F-148 are read only from a complete reply', () => {
    const answer = {
      fileName: 'a.xls',
      total: 3,
      successCount: 1,
      failCount: 2,
      failRows: [{ rowNo: 2, reason: 'x' }, null, 5],
    }
    expect(imported(answer)).toMatchObject({
      total: 3,
      successCount: 1,
      failCount: 2,
      failRows: [{ rowNo: 2, reason: 'x' }],
    })
    expect(imported({ ...answer, failRows: 'x' })?.failRows).toEqual([])
    for (const odd of [undefined, null, 'OK', 7, [], {}, { ...answer, total: '3' }, { ...answer, failCount: null }])
      expect(imported(odd)).toBeUndefined()
  })
})

describe('saved file', () => {
  const save = async (type: string, name: string) => {
    const saved = takeSaved()
    saveFile(new Blob(['x'], { type }), name)
    await waitFor(() => expect(saved).toHaveLength(1))
    return saved.map((one) => ({ name: one.name, type: one.blob.type }))[0]
  }
  it('F-114 F-126 has the same name and back-end date in every language', async () => {
    const now = Date.parse('2026-11-20T16:30:00Z')
    for (const language of LANGUAGES) {
      await changeLanguage(language)
      expect([users.exportList, roles.exportList, channels.exportList].map((call) => fileNameOf(call, now))).toEqual([
        '用户列表20261121.xls',
        '角色列表20261121.xls',
        'excel.xls',
      ])
    }
    expect((await save('', 'Rele\u0301.xls'))?.name).toBe('Rel\u00e9.xls')
  })
  it('F-116 keeps its name and takes its type from it only if the server sends none', async () => {
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    expect(await save(xlsx, 'excel.xls')).toEqual({ name: 'excel.xls', type: xlsx })
    expect(await save('text/csv', 'excel.xls')).toEqual({ name: 'excel.xls', type: 'text/csv' })
    for (const type of ['', 'application/octet-stream'])
      expect(await save(type, 'excel.xls')).toEqual({ name: 'excel.xls', type: 'application/vnd.ms-excel' })
  })
})

describe('pasted pictures', () => {
  it('F-149 are removed unread if too large to upload', () => {
    const small = `<p>a</p><img src="data:image/png;base64,${'A'.repeat(1000)}">`
    expect(lightened(small)).toBe(small)
    const large = `${small}<img src='data:image/png;base64,${'A'.repeat(8_000_000)}'><p>b</p>`
    expect(lightened(large)).toBe(`${small}<img src='data:,'><p>b</p>`)
  })
})
