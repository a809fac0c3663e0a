import type { QrBox } from '@/entities/marketing/boxes'
import type { Sides } from '../../parts/boxes'
import { loadPicture } from '../../parts/loadPicture'

/** Phones are between 9:16 and 9:19.5; a picture may be off by a pixel or two of its cutting. */
const [MIN, MAX, OFF] = [16 / 9, 19.5 / 9, 0.01]
/** A ground darker than this (0 to 1) hides the frame that scanners look for. */
const LIGHT = 0.55
/** So many samples a side say how light a ground is. */
const SAMPLES = 24

/** Whether a picture fills the screen of the app. */
export const fillsApp = ({ width, height }: Sides): boolean =>
  height / width >= MIN - OFF && height / width <= MAX + OFF

/** How light pixels (red, green, blue, opacity) are as the eye has it, from 0 to 1; what can be seen through lies on white. */
export const lightnessOf = (pixels: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    sum += (light * opacity) / 255 + (1 - opacity / 255)
  }
  return pixels.length ? sum / (pixels.length / 4) : 1
}

/** What the owner app makes of a poster: whether it fills the screen, and whether the ground of its code is light. Rejects where its pixels cannot be read. */
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
