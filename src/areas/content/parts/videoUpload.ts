import { videoUploadOf } from '@/kit/rich/videoUploadOf'

export const VIDEO_UPLOAD = videoUploadOf({ types: ['mp4'], minutes: 10, megabytes: 100 })
