import type { TextKey } from '@/locales'
import { type Film, readMp4 } from '@/lib/mp4'

/** The largest film, in megabytes, and how long it lasts, in seconds. */
export const MOST_MB = 200
const [LEAST_SECONDS, MOST_SECONDS] = [3, 600]
const H264 = ['avc1', 'avc3']

type Fault = Extract<TextKey, 'upload.badVideo' | 'upload.largeVideo' | 'upload.videoLength'>

/** A film that may be sent - mp4 with H.264, 200 MB, 3 s to 10 min by its own data -, or what is wrong with it. */
export const checkFilm = async (file: File): Promise<{ film: Film; fault?: undefined } | { fault: Fault }> => {
  if (file.size > MOST_MB * 1024 * 1024) return { fault: 'upload.largeVideo' }
  const film = /\.mp4$/i.test(file.name) ? await readMp4(file) : undefined
  if (!film || !H264.includes(film.codec)) return { fault: 'upload.badVideo' }
  return film.seconds < LEAST_SECONDS || film.seconds > MOST_SECONDS ? { fault: 'upload.videoLength' } : { film }
}
