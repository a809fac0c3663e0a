import type { TextKey } from '@/locales'

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPG = [0xff, 0xd8, 0xff]
const PDF = [0x25, 0x50, 0x44, 0x46]

/** The longest side of a picture in px: beyond it a browser takes seconds and hundreds of megabytes to draw, however small the file is. */
export const MAX_PIXELS = 8000
/** As far into a jpg as its size is looked for: past what cameras and programs put before it. */
const HEAD_BYTES = 512 * 1024

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)

/** Width and height as the head of a png or jpg says them; undefined where it does not. */
const sidesOf = (bytes: Uint8Array): [width: number, height: number] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG)) return bytes.length < 24 ? undefined : [view.getUint32(16), view.getUint32(20)]
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1)
    // Of the markers from C0 to CF three are no frame: tables of codes, a reserved one, and arithmetic coding.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [view.getUint16(at + 7), view.getUint16(at + 5)]
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The first bytes of a file that may be sent; none of one that is empty, too large, or cannot be read, such as a folder. */
const headOf = async (file: Blob, megabytes: number): Promise<Uint8Array> => {
  if (file.size > megabytes * 1024 * 1024) return new Uint8Array()
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

type Fault = Extract<TextKey, 'upload.badImage' | 'upload.badScan' | 'upload.tooManyPixels'>

const validateHead = (head: Uint8Array, otherwise: Fault): Fault | undefined => {
  if (!startsWith(head, PNG) && !startsWith(head, JPG)) return otherwise
  return (sidesOf(head) ?? []).some((side) => side > MAX_PIXELS) ? 'upload.tooManyPixels' : undefined
}

/**
 * What is wrong with a file that is to be a jpg or png of so many megabytes, by its first bytes, since a name proves nothing: a text with
 * {size} and {px}. Undefined when it may be sent.
 */
export const validatePicture = async (file: Blob, megabytes: number): Promise<Fault | undefined> =>
  validateHead(await headOf(file, megabytes), 'upload.badImage')

/** The sides of a picture in px as its head says them; undefined where it does not. */
export const pictureSides = async (file: Blob): Promise<[width: number, height: number] | undefined> =>
  sidesOf(await headOf(file, Infinity))

/** As validatePicture, for a file that may be a pdf as well. */
export const validateScan = async (file: Blob, megabytes: number): Promise<Fault | undefined> => {
  const head = await headOf(file, megabytes)
  return startsWith(head, PDF) ? undefined : validateHead(head, 'upload.badScan')
}
