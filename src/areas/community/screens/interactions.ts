import type { Screens } from '../..'
import CommentList from '../interactions/CommentList'
import LikeList from '../interactions/LikeList'
import ReplyList from '../interactions/ReplyList'
import ShareList from '../interactions/ShareList'

export const screens = {
  '/interactive-management/comment': CommentList,
  '/interactive-management/giveLike': LikeList,
  '/interactive-management/share': ShareList,
  '/interactive-management/reply': ReplyList,
} satisfies Screens
