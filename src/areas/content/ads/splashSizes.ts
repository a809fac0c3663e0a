import { mediaType } from '@/entities/content/splashAd'
import { is } from '@/entities/field'

/** The pixels of the pictures of a splash ad, width by height: for screens of 9:16, and for those without edges. */
export const COVER = [1080, 1920] as const
export const COVER_TALL = [1125, 2436] as const
/** How much of the higher picture may be covered or cut off, in its pixels. */
export const SAFE = { top: 180, bottom: 300 } as const
/** How large and how long a video may be. */
export const VIDEO = { megabytes: 10, seconds: 15 } as const
/** How long a picture may be shown, in seconds; only at the least may users be kept from skipping it. */
export const SECONDS = { least: 3, max: 5 } as const
/** How long an ad may run, in days. */
export const MAX_DAYS = 90

/** How long an ad is shown: a picture as long as is chosen, a video as long as it lasts. */
export const secondsOf = ({
  mediaType: medium,
  duration,
  videoSeconds,
}: {
  mediaType?: unknown
  duration?: number
  videoSeconds?: number
}): number | undefined => (is(medium, mediaType.video) ? videoSeconds : duration)
