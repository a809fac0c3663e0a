import { type Comment, commentStatus, type Reply } from '@/entities/community/comment'
import { dynamicStatus } from '@/entities/community/dynamic'
import { targetType } from '@/entities/community/shared'
import { reference, wireTime } from '../../core/context'
import { onReset } from '../../core/control'
import { newsRows } from '../../content/rules/channels'
import type { DynamicRow } from '../data/dynamics'
import { buildComments, buildTraces, type CommentRow, type ReplyRow } from '../data/interactions'
import { enrolments } from './enrolments'
import { posts } from './posts'

const NEWS = 20

let made: ReturnType<typeof buildComments> | undefined
onReset(() => {
  made = undefined
})
/** Returns comments and replies, built on first use because no other data depends on them. */
export const threads = () =>
  (made ??= buildComments(reference(), posts().dynamics, {
    people: posts().people,
    news: newsRows()
      .slice(0, NEWS)
      .map(({ id }) => id),
    enrolls: enrolments().slice(0, 20),
  }))

let kept: { day: number; traces: ReturnType<typeof buildTraces> } | undefined
/** Returns likes and shares. They never change, so they are built once a day. */
export const traces = () => {
  const day = reference()
  if (kept?.day !== day) {
    const news = newsRows().slice(0, NEWS)
    kept = { day, traces: buildTraces(day, posts().dynamics, { ...threads(), news: news.map(({ id }) => id) }) }
  }
  return kept.traces
}

let indexed: { of: readonly DynamicRow[]; length: number; byId: Map<string, DynamicRow> } | undefined
export const postOf = (id: string): DynamicRow | undefined => {
  const all = posts().dynamics
  if (indexed?.of !== all || indexed.length !== all.length)
    indexed = { of: all, length: all.length, byId: new Map(all.map((post) => [post.id, post])) }
  return indexed.byId.get(id)
}

const SHORT = 24
/** Returns the title of a post, or the beginning of its text if it has none. */
export const titleOf = (post: DynamicRow | undefined): string =>
  post ? post.title || [...post.content].slice(0, SHORT).join('') : ''
/** True if a post was deleted by its author or by staff. Posts that were only taken down are not gone. */
export const isGone = ({ status }: DynamicRow): boolean =>
  status === dynamicStatus.deleted || status === dynamicStatus.userDeleted

const targetTitle = (row: Pick<CommentRow, 'targetType' | 'dynamicId'>): string => {
  if (row.targetType === targetType.news) return newsRows().find(({ id }) => id === row.dynamicId)?.title ?? ''
  if (row.targetType === targetType.activity) return enrolments().find(({ id }) => id === row.dynamicId)?.title ?? ''
  return titleOf(postOf(row.dynamicId))
}

let counted: { of: readonly ReplyRow[]; byComment: Map<string, ReplyRow[]> } | undefined
/** Returns the replies to a comment, oldest first. */
export const repliesTo = (commentId: string): ReplyRow[] => {
  const { replies } = threads()
  if (counted?.of !== replies) {
    const byComment = new Map<string, ReplyRow[]>()
    for (const row of replies) byComment.set(row.commentId, [...(byComment.get(row.commentId) ?? []), row])
    counted = { of: replies, byComment }
  }
  return counted.byComment.get(commentId) ?? []
}
export const addReply = (row: ReplyRow): void => {
  repliesTo(row.commentId)
  threads().replies.push(row)
  counted?.byComment.set(row.commentId, [...repliesTo(row.commentId), row])
}
export const isThere = ({ status }: { status: number }): boolean => status !== commentStatus.removed

export const commentView = ({ moment, ...row }: CommentRow): Comment => ({
  ...row,
  createTime: wireTime(moment),
  dynamicTitle: targetTitle(row),
  // Posts hold only values of the enumeration. Other targets count as published.
  dynamicStatus: (postOf(row.dynamicId)?.status ?? dynamicStatus.up) as Comment['dynamicStatus'], // see above
  replyCount: repliesTo(row.id).filter(isThere).length,
})
let comments: { of: readonly CommentRow[]; length: number; byId: Map<string, CommentRow> } | undefined
export const commentOf = (id: string): CommentRow | undefined => {
  const { comments: all } = threads()
  if (comments?.of !== all || comments.length !== all.length)
    comments = { of: all, length: all.length, byId: new Map(all.map((row) => [row.id, row])) }
  return comments.byId.get(id)
}
let replies: { of: readonly ReplyRow[]; length: number; byId: Map<string, ReplyRow> } | undefined
export const replyOf = (id: string): ReplyRow | undefined => {
  const { replies: all } = threads()
  if (replies?.of !== all || replies.length !== all.length)
    replies = { of: all, length: all.length, byId: new Map(all.map((row) => [row.id, row])) }
  return replies.byId.get(id)
}
export const replyView = ({ moment, ...row }: ReplyRow): Reply => ({
  ...row,
  createTime: wireTime(moment),
  commentContent: commentOf(row.commentId)?.content ?? '',
  targetType: commentOf(row.commentId)?.targetType,
})
