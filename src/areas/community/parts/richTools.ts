import { contentCards } from '@/business/links/contentCards'
import { videoUploadOf } from '@/kit/rich/videoUploadOf'
import { VIDEOS } from './mediaLimits'

/** What the rich texts of the community take besides pictures. */
export const VIDEO_UPLOAD = videoUploadOf(VIDEOS)
export const CARDS = contentCards(['plate', 'topic', 'club', 'dynamic', 'enroll', 'vote'])
