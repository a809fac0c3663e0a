import type { Comment, Reply } from '@/entities/community/comment'
import type { Like, ShareRecord } from '@/entities/community/interactions'
import type { Why } from '@/entities/community/reason'
import { prop } from '@/lib/json'
import { about, io, post, postRead, type Query } from '../call'
import { type Counted, countedOf, records } from '../reply'

export interface Removal extends Why {
  ids: string[]
}

export const listComments = postRead(
  '/api-social/ec/boss/social/comment/list',
  io<Query<Comment>, Counted<Comment>>(countedOf<Comment>({ images: [] })),
)
export const removeComment = post('/api-social/ec/boss/social/comment/delete', about<Removal>('ids'))
export const topComment = post('/api-social/ec/boss/social/comment/top', about<{ id: string; flag: 0 | 1 }>('id'))
export const setCommentQuality = post(
  '/api-social/ec/boss/social/comment/quality',
  about<{ id: string; flag: 0 | 1 }>('id'),
)
/** A comment of an official account, or a reply if there is a `commentId`. On the main host. */
export const addComment = post(
  '/api-star-web/ecComment/addComment',
  io<{
    targetType: number
    dynamicId: string
    commentId?: string
    userId: string
    content: string
    images?: string[]
  }>(),
)

export const listReplies = postRead(
  '/api-social/ec/boss/social/reply/list',
  io<Query<Reply>, Counted<Reply>>(countedOf<Reply>({})),
)
export const removeReply = post('/api-social/ec/boss/social/reply/delete', about<Removal>('ids'))

export interface LikeDay {
  date: string
  likeCount: number
  suspectCount: number
}
/** Likes by day. `summary` has likeCount, userCount, cancelCount and suspectCount of all matches. */
export interface Likes extends Counted<Like> {
  days: LikeDay[]
}
const likes = countedOf<Like>({})
export const listLikes = postRead(
  '/api-social/ec/boss/social/like/list',
  io<Query<Like>, Likes>((data) => ({ ...likes(data), days: records<LikeDay>({})(prop(data, 'days')) })),
)

export interface WayCount {
  shareWay: number
  shareCount: number
}
export interface SharedTarget {
  targetType: number
  targetId: string
  targetTitle: string
  viewCount: number
}
/**
 * Shares with their channels and the content with most visits. `summary` has shareCount, userCount, viewCount and
 * newCount of all matches.
 */
export interface Shares extends Counted<ShareRecord> {
  ways: WayCount[]
  tops: SharedTarget[]
}
const shares = countedOf<ShareRecord>({})
export const listShares = postRead(
  '/api-social/ec/boss/social/share/list',
  io<Query<ShareRecord>, Shares>((data) => ({
    ...shares(data),
    ways: records<WayCount>({})(prop(data, 'ways')),
    tops: records<SharedTarget>({})(prop(data, 'tops')),
  })),
)
