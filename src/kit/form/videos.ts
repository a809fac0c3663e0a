import type { TextKey } from '@/locales'
import { type VideoInfo, readMp4Info } from '@/lib/mp4'

/** The largest video, in megabytes, and how long it lasts, in seconds. */
export const MAX_MB = 200
const [MIN_SECONDS, MAX_SECONDS] = [3, 600]
const H264 = ['avc1', 'avc3']

type Fault = Extract<TextKey, 'upload.badVideo' | 'upload.largeVideo' | 'upload.longVideo' | 'upload.videoLength'>

/** What videos may be where they are not mp4 of 3 s to 10 min and 200 MB. */
export interface VideoLimits {
  types: readonly ('mp4' | 'mov')[]
  minutes: number
  megabytes?: number
}
export const videoTypes = (limits?: VideoLimits): VideoLimits['types'] => limits?.types ?? ['mp4']

/** A video that may be sent - mp4 with H.264, 200 MB, 3 s to 10 min by its own data, or within `limits` -, or what is wrong with it. */
export const validateVideo = async (
  file: File,
  limits?: VideoLimits,
): Promise<{ info: VideoInfo; fault?: undefined } | { fault: Fault }> => {
  if (file.size > (limits?.megabytes ?? MAX_MB) * 1024 * 1024) return { fault: 'upload.largeVideo' }
  const isNamed = videoTypes(limits).some((type) => file.name.toLowerCase().endsWith(`.${type}`))
  const info = isNamed ? await readMp4Info(file) : undefined
  if (!info || !H264.includes(info.codec)) return { fault: 'upload.badVideo' }
  if (limits) return info.seconds > limits.minutes * 60 ? { fault: 'upload.longVideo' } : { info }
  return info.seconds < MIN_SECONDS || info.seconds > MAX_SECONDS ? { fault: 'upload.videoLength' } : { info }
}
