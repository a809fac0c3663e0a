import type { PictureType } from '@/kit/form/pictures'
import type { VideoInfo } from '@/lib/mp4'

export const PICTURE_TYPES: readonly PictureType[] = ['jpg', 'png', 'webp']
/** Minimum side of a picture of goods in px. */
export const SQUARE = 800
const MAX_SECONDS = 60
const MAX_BYTES = 100 * 1024 * 1024

export const isShopVideo = ({ seconds }: VideoInfo, file: File): boolean =>
  seconds <= MAX_SECONDS && file.size <= MAX_BYTES
