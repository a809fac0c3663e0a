import { contentCards } from '@/business/links/contentCards'
import { videoUploadOf } from '@/kit/rich/videoUploadOf'
import { VIDEOS } from './mediaLimits'

export const VIDEO_UPLOAD = videoUploadOf(VIDEOS)
export const CARDS = contentCards(['plate', 'topic', 'club', 'dynamic', 'enroll', 'vote'])
