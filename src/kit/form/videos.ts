import type { TextKey } from '@/locales'
import { type VideoInfo, readMp4 } from '@/lib/mp4'

/** The largest video, in megabytes, and how long it lasts, in seconds. */
export const MAX_MB = 200
const [LEAST_SECONDS, MAX_SECONDS] = [3, 600]
const H264 = ['avc1', 'avc3']

type Fault = Extract<TextKey, 'upload.badVideo' | 'upload.largeVideo' | 'upload.videoLength'>

/** A video that may be sent - mp4 with H.264, 200 MB, 3 s to 10 min by its own data -, or what is wrong with it. */
export const validateVideo = async (file: File): Promise<{ film: VideoInfo; fault?: undefined } | { fault: Fault }> => {
  if (file.size > MAX_MB * 1024 * 1024) return { fault: 'upload.largeVideo' }
  const film = /\.mp4$/i.test(file.name) ? await readMp4(file) : undefined
  if (!film || !H264.includes(film.codec)) return { fault: 'upload.badVideo' }
  return film.seconds < LEAST_SECONDS || film.seconds > MAX_SECONDS ? { fault: 'upload.videoLength' } : { film }
}
