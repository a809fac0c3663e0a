import { isPictureUrl } from '../show/Picture'
import { inTime } from '@/lib/inTime'

const MAX_MS = 20_000
const SIDE = 430
const INSIDE = /^data:image\/png;base64,([\w+/=]+)$/i

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('the picture cannot be had')))
    image.src = src
  })

const toPng = async (src: string): Promise<Blob> => {
  const image = await loaded(src)
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth || SIDE
  canvas.height = image.naturalHeight || SIDE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn'))), 'image/png'),
  )
}

/** Returns a picture as PNG bytes: a data address unchanged, any other rendered again. Rejects if it cannot be loaded. */
export const pngOf = async (src: unknown): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isPictureUrl(src)) throw new Error('no picture of a known host')
  const [, inside] = INSIDE.exec(src) ?? []
  if (inside !== undefined) return Uint8Array.from(atob(inside), (sign) => sign.charCodeAt(0))
  return new Uint8Array(await (await inTime(toPng(src), MAX_MS)).arrayBuffer())
}
