import type { TextKey } from '@/locales'
import { type VideoInfo, readMp4Info } from '@/lib/mp4'

export const MAX_MB = 200
const [MIN_SECONDS, MAX_SECONDS] = [3, 600]
const H264 = ['avc1', 'avc3']

type Fault = Extract<TextKey, 'upload.badVideo' | 'upload.largeVideo' | 'upload.longVideo' | 'upload.videoLength'>

export interface VideoLimits {
  types: readonly ('mp4' | 'mov')[]
  minutes: number
  megabytes?: number
}
export const videoTypes = (limits?: VideoLimits): VideoLimits['types'] => limits?.types ?? ['mp4']

/** Returns the metadata of a valid video (mp4 with H.264, 200 MB, 3 s to 10 min, or within `limits`), else the error. */
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
