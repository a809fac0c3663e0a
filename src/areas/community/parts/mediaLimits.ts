import type { PictureLimits } from '@/kit/form/uploadPictures'
import type { VideoLimits } from '@/kit/form/videos'

export const PICTURES: PictureLimits = { types: ['jpg', 'png', 'gif'], megabytes: 10, gifMegabytes: 5 }
export const VIDEOS: VideoLimits = { types: ['mp4', 'mov'], minutes: 5 }
