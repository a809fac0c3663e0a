import type { PictureType } from '@/kit/form/pictures'
import type { VideoInfo } from '@/lib/mp4'

/** What the pictures of goods and of banners may be. */
export const PICTURE_TYPES: readonly PictureType[] = ['jpg', 'png', 'webp']
/** So many px a side of a picture of goods has at least. */
export const SQUARE = 800
const MAX_SECONDS = 60
const MAX_BYTES = 100 * 1024 * 1024

/** Whether the shop takes a video: it is short and small enough. */
export const isShopVideo = ({ seconds }: VideoInfo, file: File): boolean =>
  seconds <= MAX_SECONDS && file.size <= MAX_BYTES
