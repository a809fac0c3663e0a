import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as refs from '@/api/refs'
import { readTimes } from '@/api/times'
import { pictureSides } from '@/kit/form/pictures'
import { checkSheet } from '@/kit/files/sheet'
import { isBlockable } from '@/lib/blockable'
import { foldText, matchesWords } from '@/lib/foldText'
import { isRecord, prop } from '@/lib/json'
import { letterOf } from '@/lib/letterOf'

describe('lists of a reply', () => {
  it('are text for ids and codes and unchanged for other numbers', () => {
    expect(refs.words('cityCodes', [310100, '310200'])).toEqual(['310100', '310200'])
    expect(refs.words('appTypes', [1, 2])).toEqual([1, 2])
  })
})

describe('times of a reply', () => {
  it.each([
    [1_767_225_600, '2026-01-01 08:00:00'],
    ['1767225600', '2026-01-01 08:00:00'],
    [1_767_225_600_000, '2026-01-01 08:00:00'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01 08:00:00'],
    ['2026-01-01T08:00:00+08:00', '2026-01-01 08:00:00'],
    ['2026-01-01T08:00:00', '2026-01-01 08:00:00'],
    ['2026-01-01 08:00:00', '2026-01-01 08:00:00'],
    ['', ''],
    [null, null],
    [3, 3],
  ])('R-TIME-05 %o is read as %o', (sent, read) =>
    expect(readTimes({ records: [{ startTime: sent }] })).toEqual({ records: [{ startTime: read }] }),
  )
  it('drop a midnight time from days and leave ids, phones and updateTime unchanged', () =>
    expect(
      readTimes({ birthday: 1_767_196_800, id: '1767196800', phone: '13800138000', updateTime: 1_767_196_800 }),
    ).toEqual({ birthday: '2026-01-01', id: '1767196800', phone: '13800138000', updateTime: 1_767_196_800 }))
  it('are read in every time field of every entity', () => {
    const isTime = (one: unknown) => prop(one, 'kind') === 'date' || prop(one, 'kind') === 'dateTime'
    const keys = Object.values(import.meta.glob<object>('../../src/entities/**/*.ts', { eager: true }))
      .flatMap((file) => Object.values(file))
      .flatMap((made) => (isRecord(made) ? Object.values(made).filter(isTime) : []))
      .map((field) => String(prop(field, 'key')))
      .filter((key) => key !== 'updateTime')
    expect(keys).toContain('guessStart')
    expect(keys.filter((key) => prop(readTimes({ [key]: '1767225600' }), key) !== '2026-01-01 08:00:00')).toEqual([])
  })
})

const jpg = (orientation: number, little: boolean): Blob => {
  const view = new DataView(new ArrayBuffer(64))
  const exif = 6
  view.setUint32(0, 0xffd8ffe1)
  view.setUint16(4, 34)
  view.setUint32(exif, 0x45786966)
  const tiff = exif + 6
  view.setUint16(tiff, little ? 0x4949 : 0x4d4d)
  view.setUint16(tiff + 2, 42, little)
  view.setUint32(tiff + 4, 8, little)
  view.setUint16(tiff + 8, 1, little)
  view.setUint16(tiff + 10, 0x0112, little)
  view.setUint16(tiff + 12, 3, little)
  view.setUint32(tiff + 14, 1, little)
  view.setUint16(tiff + 18, orientation, little)
  view.setUint32(38, 0xffc00011)
  view.setUint8(42, 8)
  view.setUint16(43, 1000)
  view.setUint16(45, 1500)
  return new Blob([view.buffer])
}

describe('dimensions of a picture', () => {
  it.each([
    [1, [1500, 1000]],
    [3, [1500, 1000]],
    [6, [1000, 1500]],
    [8, [1000, 1500]],
  ])('follow the EXIF orientation %d', async (orientation, sides) => {
    expect(await pictureSides(jpg(orientation, true))).toEqual(sides)
    expect(await pictureSides(jpg(orientation, false))).toEqual(sides)
  })
})

describe('cells of a sheet', () => {
  it('keep a date as it appears in the sheet', async () => {
    const sheet = utils.aoa_to_sheet(
      [
        ['工号', '入职'],
        ['A1', new Date(Date.UTC(2026, 2, 12))],
      ],
      { UTC: true },
    )
    const bytes: ArrayBuffer = write(utils.book_new(sheet, 'a'), { bookType: 'xlsx', type: 'array' })
    expect(await checkSheet(new File([bytes], 'a.xlsx'), ['工号'])).toMatchObject({
      ok: true,
      rows: [
        ['工号', '入职'],
        ['A1', '2026-03-12'],
      ],
    })
  })
})

describe('search matching', () => {
  it.each([
    ['Gestión de clientes', 'gestion'],
    ['Campañas', 'campanas'],
    ['ラベル', 'ﾗﾍﾞﾙ'],
    ['ラベル', 'らべる'],
    ['ＡＢＣ', 'abc'],
    ['线索列表', ' 线索 '],
  ])('finds %s by %s', (text, words) => expect(matchesWords(text, words)).toBe(true))
  it('distinguishes different letters', () => {
    expect(matchesWords('Campañas', 'camponas')).toBe(false)
    expect(foldText('线索')).toBe('线索')
  })
})

it.each([
  ['J', 'KeyJ', 'j'],
  ['j', 'KeyJ', 'j'],
  ['∂', 'KeyD', 'd'],
  ['с', 'KeyC', 'c'],
  ['Enter', 'Enter', 'Enter'],
  ['/', 'Slash', '/'],
])('key %s with code %s is read as %s', (key, code, letter) => expect(letterOf({ key, code })).toBe(letter))

it('addresses that ad blockers may block are detected', () => {
  expect(['/advertisement/list', '/assets/ads-1a2b.js', '/api/banner/list'].map(isBlockable)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/api-user/users/list', '/assets/leads-1a2b.js', '/api/download'].map(isBlockable)).toEqual([
    false,
    false,
    false,
  ])
})
