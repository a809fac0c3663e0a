import type { Comment, Reply } from '@/entities/community/comment'
import type { Like, ShareRecord } from '@/entities/community/interactions'
import type { Why } from '@/entities/community/reason'
import { prop } from '@/lib/json'
import { about, io, post, postRead, type Query } from '../call'
import { type Counted, countedOf, records } from '../reply'

/** Comments or replies that go, and why. */
export interface Removal extends Why {
  ids: string[]
}

export const listComments = postRead(
  '/api-social/ec/boss/social/comment/list',
  io<Query<Comment>, Counted<Comment>>(countedOf<Comment>({ images: [] })),
)
export const removeComment = post('/api-social/ec/boss/social/comment/delete', about<Removal>('ids'))
/** Keeps a comment above the others of its post, or no longer. */
export const topComment = post('/api-social/ec/boss/social/comment/top', about<{ id: string; flag: 0 | 1 }>('id'))
/** Marks a comment as one of the best, or no longer. */
export const setCommentQuality = post(
  '/api-social/ec/boss/social/comment/quality',
  about<{ id: string; flag: 0 | 1 }>('id'),
)
/** A comment of an official account; with `commentId` a reply to that comment. On the main host. */
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

/** The likes of a day, and how many of them the server suspects. */
export interface LikeDay {
  date: string
  likeCount: number
  suspectCount: number
}
/** Likes, with their days; `summary` holds likeCount, userCount, cancelCount and suspectCount of all that fit. */
export interface Likes extends Counted<Like> {
  days: LikeDay[]
}
const likes = countedOf<Like>({})
export const listLikes = postRead(
  '/api-social/ec/boss/social/like/list',
  io<Query<Like>, Likes>((data) => ({ ...likes(data), days: records<LikeDay>({})(prop(data, 'days')) })),
)

/** How often something was shared in one way. */
export interface WayCount {
  shareWay: number
  shareCount: number
}
/** What was shared, and how many visits it brought. */
export interface SharedTarget {
  targetType: number
  targetId: string
  targetTitle: string
  viewCount: number
}
/** Shares, with their ways and the contents that brought most visits; `summary` holds shareCount, userCount, viewCount and newCount of all that fit. */
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
