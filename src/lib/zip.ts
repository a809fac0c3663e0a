/** A file inside an archive. */
export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** What a byte changes in a checksum, for each of the 256. */
const CHANGES = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})
const checksum = (bytes: Uint8Array): number => {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) sum = (CHANGES[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

/** Numbers of 2 or 4 bytes, least first, one after another. */
const packed = (...numbers: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array =>
  Uint8Array.from(numbers.flatMap(([size, value]) => Array.from({ length: size }, (_, at) => (value >>> (at * 8)) & 0xff)))

const UTF8_NAMES = 0x08_00
const VERSION = 20
/** Day and time as archives of DOS had them: years from 1980, seconds by two. */
const stamp = (at: Date): number =>
  ((((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()) << 16) |
  (at.getHours() << 11) |
  (at.getMinutes() << 5) |
  (at.getSeconds() >> 1)

const unlike = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const count = Array.from({ length: taken.size + 1 }, (_, at) => at + 2).find((one) => !taken.has(`${stem} (${one})${end}`))
  return `${stem} (${count})${end}`
}

/** A name that every system takes for a file: signs that mean folders, drives or patterns become `_`. */
export const fileName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^[\s.]+|[\s.]+$/g, '') || '_'

/** A zip archive of files as they are, not pressed: pictures are so already. Names stand in UTF-8; a second file of a name gets a number. */
export const zip = (entries: readonly ZipEntry[], at = new Date()): Uint8Array<ArrayBuffer> => {
  const taken = new Set<string>()
  const bodies: Uint8Array[] = []
  const index: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const own = unlike(fileName(name), taken)
    taken.add(own)
    const title = new TextEncoder().encode(own)
    const about = packed(
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, 0],
      [4, stamp(at)],
      [4, checksum(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    )
    const head = [packed([4, 0x04_03_4b_50]), about, title, bytes]
    bodies.push(...head)
    index.push(packed([4, 0x02_01_4b_50], [2, VERSION]), about, packed([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), title)
    offset += head.reduce((size, part) => size + part.length, 0)
  }
  const indexSize = index.reduce((size, part) => size + part.length, 0)
  const end = packed([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, indexSize], [4, offset], [2, 0])
  const whole = new Uint8Array(offset + indexSize + end.length)
  let place = 0
  for (const part of [...bodies, ...index, end]) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
