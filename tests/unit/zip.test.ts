import { CFB } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { fileName, zip } from '@/lib/zip'

const bytes = (text: string) => new TextEncoder().encode(text)
const opened = (archive: Uint8Array) => {
  // The reader's types are any.
  const { FullPaths, FileIndex } = CFB.read(archive, { type: 'array' }) as {
    FullPaths: string[]
    FileIndex: { size: number; content: number[] }[]
  }
  return FullPaths.slice(2).map((path, at) => [
    path.replace(/^[^/]*\//, ''),
    String.fromCharCode(...(FileIndex[at + 2]?.content ?? [])),
  ])
}

describe('zip archive', () => {
  it('opens in another reader with all files intact', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const found = opened(
      await zip([
        { name: 'a.png', bytes: bytes('first') },
        { name: 'b.png', bytes: all },
      ]),
    )
    expect(found).toEqual([
      ['a.png', 'first'],
      ['b.png', String.fromCharCode(...all)],
    ])
  })

  it('stores the CRC-32 checksum of a file', async () => {
    // CRC-32 of these nine bytes.
    expect(new DataView((await zip([{ name: 'a', bytes: bytes('123456789') }])).buffer).getUint32(14, true)).toBe(
      0xcb_f4_39_26,
    )
  })

  it('stores file names in UTF-8 with the matching flag', async () => {
    const archive = await zip([{ name: '抖音.png', bytes: bytes('x') }])
    expect(new DataView(archive.buffer).getUint16(6, true)).toBe(0x08_00)
    expect(new TextDecoder().decode(archive.slice(30, 30 + bytes('抖音.png').length))).toBe('抖音.png')
  })

  it('makes file names unique and safe', async () => {
    const names = ['a.png', 'a.png', 'a.png', '../a.png', 'noend', 'noend']
    const texts = opened(await zip(names.map((name) => ({ name, bytes: bytes('x') })))).map(([name]) => name)
    expect(texts).toEqual(['a.png', 'a (2).png', 'a (3).png', '_a.png', 'noend', 'noend (2)'])
    expect(fileName(' 渠道/一:二?.png ')).toBe('渠道_一_二_.png')
    expect(fileName('..')).toBe('_')
  })

  it('has no files for an empty list', async () => {
    expect(await zip([])).toHaveLength(22)
  })

  it('stores times with a precision of two seconds', async () => {
    const stamp = new DataView(
      (await zip([{ name: 'a', bytes: bytes('') }], new Date(2026, 10, 22, 9, 5, 7))).buffer,
    ).getUint32(10, true)
    expect([
      (stamp >>> 25) + 1980,
      (stamp >>> 21) & 15,
      (stamp >>> 16) & 31,
      (stamp >>> 11) & 31,
      (stamp >>> 5) & 63,
      (stamp & 31) * 2,
    ]).toEqual([2026, 11, 22, 9, 5, 6])
  })
})
