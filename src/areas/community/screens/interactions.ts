import type { Screens } from '../..'
import Comments from '../interactions/Comments'
import Likes from '../interactions/Likes'
import ReplyList from '../interactions/ReplyList'
import Shares from '../interactions/Shares'

/** What users say, like and share. */
export const screens = {
  '/interactive-management/comment': Comments,
  '/interactive-management/giveLike': Likes,
  '/interactive-management/share': Shares,
  '/interactive-management/reply': ReplyList,
} satisfies Screens
