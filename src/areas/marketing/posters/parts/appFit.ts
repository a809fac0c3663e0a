import type { QrBox } from '@/entities/marketing/boxes'
import type { Sides } from '../../parts/boxes'
import { loadPicture } from '../../parts/loadPicture'

/** Height to width of phone screens is between 16:9 and 19.5:9, with a tolerance for cropping. */
const [MIN, MAX, OFF] = [16 / 9, 19.5 / 9, 0.01]
/** Lightness (0 to 1) below which the background hides the quiet zone that scanners need. */
const LIGHT = 0.55
/** Samples per side for the lightness of a background. */
const SAMPLES = 24

export const fillsApp = ({ width, height }: Sides): boolean =>
  height / width >= MIN - OFF && height / width <= MAX + OFF

/** Returns the perceived lightness of RGBA pixels, from 0 to 1. Transparent pixels count as white. */
export const lightnessOf = (pixels: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    sum += (light * opacity) / 255 + (1 - opacity / 255)
  }
  return pixels.length ? sum / (pixels.length / 4) : 1
}

/**
 * Checks that a poster fills the screen of the owner app and that its code has a light background. Rejects if the
 * pixels cannot be read.
 */
export const checkForApp = async (src: string, box: QrBox): Promise<{ fills: boolean; light: boolean }> => {
  const image = await loadPicture(src)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: SAMPLES, height: SAMPLES })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(image, box.x, box.y, box.size, box.size, 0, 0, SAMPLES, SAMPLES)
  const { data } = pen.getImageData(0, 0, SAMPLES, SAMPLES)
  return {
    fills: fillsApp({ width: image.naturalWidth, height: image.naturalHeight }),
    light: lightnessOf(data) >= LIGHT,
  }
}
