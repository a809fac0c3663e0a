import { mediaType } from '@/entities/content/splashAd'
import { is } from '@/entities/field'

/** Picture sizes of a splash ad in px, width by height: for 9:16 screens and for edge-to-edge screens. */
export const COVER = [1080, 1920] as const
export const COVER_TALL = [1125, 2436] as const
/** Margins of the taller picture, in its px, that may be covered or cut off. */
export const SAFE = { top: 180, bottom: 300 } as const
export const VIDEO = { megabytes: 10, seconds: 15 } as const
/** Display time of a picture in seconds. Skipping can be disabled only at the minimum, also for a video. */
export const SECONDS = { least: 3, max: 5 } as const
/** Maximum period of an ad in days. */
export const MAX_DAYS = 90

/** Returns the display time in seconds: the chosen one for a picture, the length for a video. */
export const secondsOf = ({
  mediaType: medium,
  duration,
  videoSeconds,
}: {
  mediaType?: unknown
  duration?: number
  videoSeconds?: number
}): number | undefined => (is(medium, mediaType.video) ? videoSeconds : duration)
