import type { PictureLimits } from '@/kit/form/uploadPictures'
import type { VideoLimits } from '@/kit/form/videos'

/** What the pictures of a post may be. */
export const PICTURES: PictureLimits = { types: ['jpg', 'png', 'gif'], megabytes: 10, gifMegabytes: 5 }
/** What the videos of a post and of an article may be. */
export const VIDEOS: VideoLimits = { types: ['mp4', 'mov'], minutes: 5 }
