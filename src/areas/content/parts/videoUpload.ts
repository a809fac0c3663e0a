import { videoUploadOf } from '@/kit/rich/videoUploadOf'

/** The window in which a text of the app takes a video. */
export const VIDEO_UPLOAD = videoUploadOf({ types: ['mp4'], minutes: 10, megabytes: 100 })
