import type { TextKey } from '@/locales'
import { type VideoInfo, readMp4 } from '@/lib/mp4'

/** The largest video, in megabytes, and how long it lasts, in seconds. */
export const MAX_MB = 200
const [LEAST_SECONDS, MAX_SECONDS] = [3, 600]
const H264 = ['avc1', 'avc3']

type Fault = Extract<TextKey, 'upload.badVideo' | 'upload.largeVideo' | 'upload.videoLength'>

/** A video that may be sent - mp4 with H.264, 200 MB, 3 s to 10 min by its own data -, or what is wrong with it. */
export const validateVideo = async (file: File): Promise<{ info: VideoInfo; fault?: undefined } | { fault: Fault }> => {
  if (file.size > MAX_MB * 1024 * 1024) return { fault: 'upload.largeVideo' }
  const info = /\.mp4$/i.test(file.name) ? await readMp4(file) : undefined
  if (!info || !H264.includes(info.codec)) return { fault: 'upload.badVideo' }
  return info.seconds < LEAST_SECONDS || info.seconds > MAX_SECONDS ? { fault: 'upload.videoLength' } : { info }
}
