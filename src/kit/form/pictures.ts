import type { TextKey, Translate } from '@/locales'

export type Size = readonly [width: number, height: number]

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPG = [0xff, 0xd8, 0xff]
const GIF = [0x47, 0x49, 0x46, 0x38]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const PDF = [0x25, 0x50, 0x44, 0x46]

/** Maximum side in px. Above it a browser takes seconds and hundreds of MB to render, however small the file is. */
export const MAX_PIXELS = 8000
const HEAD_BYTES = 512 * 1024

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)

export type PictureType = 'jpg' | 'png' | 'gif' | 'webp'
const isWebp = (bytes: Uint8Array): boolean => startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP)
const IS: Record<PictureType, (bytes: Uint8Array) => boolean> = {
  jpg: (bytes) => startsWith(bytes, JPG),
  png: (bytes) => startsWith(bytes, PNG),
  gif: (bytes) => startsWith(bytes, GIF),
  webp: isWebp,
}
export const isGif = async (file: Blob): Promise<boolean> => startsWith(await headOf(file, Infinity), GIF)

/** Reads the size from the header of a WebP: extended, lossless or lossy. */
const webpSides = (view: DataView): [width: number, height: number] | undefined => {
  if (view.byteLength < 30) return undefined
  const kind = view.getUint8(15)
  const length24 = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 0x58) return [length24(24), length24(27)]
  const bits = view.getUint32(21, true)
  if (kind === 0x4c) return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)]
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
}

/** Returns true if the Exif data of a jpg at `from` rotates it by 90°, as phones store upright pictures. */
const isTurned = (view: DataView, from: number): boolean => {
  if (from + 18 > view.byteLength || view.getUint32(from) !== 0x45786966) return false
  const tiff = from + 6
  const little = view.getUint16(tiff) === 0x4949
  const tags = tiff + view.getUint32(tiff + 4, little)
  if (tags + 2 > view.byteLength) return false
  const count = view.getUint16(tags, little)
  for (let tag = tags + 2; tag < tags + 2 + 12 * count && tag + 10 <= view.byteLength; tag += 12)
    if (view.getUint16(tag, little) === 0x0112) return view.getUint16(tag + 8, little) >= 5
  return false
}

/** Returns the displayed width and height from the header of a png, jpg, gif or webp; undefined if not found. */
const sidesOf = (bytes: Uint8Array): [width: number, height: number] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG)) return bytes.length < 24 ? undefined : [view.getUint32(16), view.getUint32(20)]
  if (startsWith(bytes, GIF)) return bytes.length < 10 ? undefined : [view.getUint16(6, true), view.getUint16(8, true)]
  if (isWebp(bytes)) return webpSides(view)
  let turned = false
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xe1) turned ||= isTurned(view, at + 4)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const sides: [number, number] = [view.getUint16(at + 7), view.getUint16(at + 5)]
      return turned ? [sides[1], sides[0]] : sides
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const headOf = async (file: Blob, megabytes: number): Promise<Uint8Array> => {
  if (file.size > megabytes * 1024 * 1024) return new Uint8Array()
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

type Fault = Extract<TextKey, 'upload.badImage' | 'upload.badType' | 'upload.badScan' | 'upload.tooManyPixels'>

const BOTH: readonly PictureType[] = ['jpg', 'png']
export const acceptOf = (types = BOTH): string =>
  types.map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`)).join(',')
const validateHead = (head: Uint8Array, otherwise: Fault, types = BOTH): Fault | undefined => {
  if (!types.some((type) => IS[type](head))) return otherwise
  return (sidesOf(head) ?? []).some((side) => side > MAX_PIXELS) ? 'upload.tooManyPixels' : undefined
}

/**
 * Validates type and size of a picture by its first bytes, since a name proves nothing. Returns a text with {size},
 * {px} and {types}; undefined if valid.
 */
export const validatePicture = async (
  file: Blob,
  megabytes: number,
  types?: readonly PictureType[],
): Promise<Fault | undefined> =>
  validateHead(await headOf(file, megabytes), types ? 'upload.badType' : 'upload.badImage', types)

export const pictureSides = async (file: Blob): Promise<[width: number, height: number] | undefined> =>
  sidesOf(await headOf(file, Infinity))

const sidesAt = async (src: string): Promise<[width: number, height: number] | undefined> => {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  } catch {
    return undefined
  }
}

const MEASURE_MS = 5000

/**
 * Checks the picture at an address against the px the form currently requires, or twice as many; `fits` replaces this
 * measure. The saved picture passes while the required px are unchanged, and so does one that cannot be loaded.
 */
export const sizeFault = async (
  t: Translate,
  src: unknown,
  size: Size | undefined,
  saved?: { src: unknown; size: Size | undefined },
  fits: (sides: Size, size: Size) => boolean = isSized,
): Promise<string | undefined> => {
  if (!size || typeof src !== 'string' || src === '') return undefined
  if (saved?.src === src && saved.size?.join() === size.join()) return undefined
  const sides = await Promise.race([
    sidesAt(src),
    new Promise<undefined>((resolve) => setTimeout(resolve, MEASURE_MS, undefined)),
  ])
  if (!sides || fits(sides, size)) return undefined
  return t('upload.wrongSize', { width: size[0], height: size[1], w: sides[0], h: sides[1] })
}

export const validateScan = async (file: Blob, megabytes: number): Promise<Fault | undefined> => {
  const head = await headOf(file, megabytes)
  return startsWith(head, PDF) ? undefined : validateHead(head, 'upload.badScan')
}

/** Returns true if a picture has exactly this size in px, or twice it. */
export const isSized = ([width, height]: readonly number[], [wide, high]: Size): boolean =>
  [1, 2].some((times) => width === wide * times && height === high * times)

/** Returns the picture scaled to this size in px, or twice it if large enough; the same file if it already matches. */
export const sizedTo = async (file: Blob, size: readonly [number, number]): Promise<Blob> => {
  const [width = 0, height = 0] = (await pictureSides(file)) ?? []
  if (isSized([width, height], size)) return file
  const times = width >= size[0] * 2 && height >= size[1] * 2 ? 2 : 1
  const canvas = new OffscreenCanvas(size[0] * times, size[1] * times)
  const picture = await createImageBitmap(file)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type: file.type || 'image/png', quality: 0.92 })
}
