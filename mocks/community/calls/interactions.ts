import * as interactions from '@/api/community/interactions'
import { type Comment, commentStatus, type Reply } from '@/entities/community/comment'
import { dynamicStatus } from '@/entities/community/dynamic'
import { type Like, likeStatus, type ShareRecord, shareWay } from '@/entities/community/interactions'
import { dynamicType, targetType, userType } from '@/entities/community/shared'
import { toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { at } from '../../core/random'
import { newsRows } from '../../content/rules/channels'
import { newId } from '../../system/rules/store'
import type { LikeRow, ShareRow } from '../data/interactions'
import {
  addReply,
  commentOf,
  commentView,
  isGone,
  isThere,
  postOf,
  repliesTo,
  replyOf,
  replyView,
  threads,
  titleOf,
  traces,
} from '../rules/interactions'
import { posts } from '../rules/posts'
import { demandHeadquarters } from '../rules/headquarters'
import { personOf } from '../rules/people'
import { demandReason } from '../rules/reason'

const STATES = commentStatus.options.map(({ value }) => value)
const MAX = 100
const TOPS = 3
/** Maximum number of likes or shares in a list, over all pages. */
const ROWS = 10_000
const WHY = ['同一设备 1 分钟内点赞 86 次', '同一 IP 下 40 个账号集中点赞', '1 分钟内点赞超过 60 次']

const within = <Row extends { moment: number }>(
  rows: readonly Row[],
  input: Readonly<Record<string, unknown>>,
): Row[] => {
  const [from, until] = [toMillis(input.createTimeStart), toMillis(input.createTimeEnd)]
  return rows.filter(
    ({ moment }) => (from === undefined || moment >= from) && (until === undefined || moment < until + 1000),
  )
}

const listedComments = listOf(interactions.listComments)<Comment>({
  is: ['id', 'dynamicId', 'targetType', 'userType', 'topFlag', 'qualityFlag', 'status'],
  like: ['content', 'nickname'],
  between: ['createTime'],
  sort: ['createTime', 'likeCount', 'replyCount'],
})
on(interactions.listComments)((input) => {
  // Filter by post and days first, so that related data is looked up for these rows only.
  const about = text(input.dynamicId)
  const rows = within(threads().comments, input)
    .filter((row) => about === '' || row.dynamicId === about)
    .map(commentView)
  return { ...listedComments.page(rows, input), summary: listedComments.counts(rows, input, 'status', STATES) }
})

/** Returns the requested rows. Throws 400 unless there are 1 to MAX, and if one was removed already. */
const toRemove = <Row extends { id: string; status: number }>(rows: readonly Row[], given: unknown): Row[] => {
  const ids = texts(given)
  if (ids.length < 1 || ids.length > MAX) throw new Refusal(400, '最多选择 100 条')
  const found = ids.map((id) => withId(rows, id, '内容不存在或已删除'))
  if (!found.every(isThere)) throw new Refusal(400, '所选内容已被删除，请刷新')
  return found
}
on(interactions.removeComment)((input, { user }) => {
  demandHeadquarters(user, 'interactions.removeComment')
  const rows = toRemove(threads().comments, input.ids)
  demandReason(input)
  for (const row of rows) {
    Object.assign(row, { status: commentStatus.removed, topFlag: 0, qualityFlag: 0 })
    for (const reply of repliesTo(row.id)) reply.status = commentStatus.removed
    const post = postOf(row.dynamicId)
    if (post) Object.assign(post, { commentCount: Math.max(0, post.commentCount - 1) })
  }
  return {}
})

const shownComment = (id: unknown) => {
  const row = withId(threads().comments, id, '评论不存在或已删除')
  if (row.status !== commentStatus.shown) throw new Refusal(400, '评论状态已变更，请刷新')
  return row
}
on(interactions.topComment)((input, { user }) => {
  demandHeadquarters(user, 'interactions.topComment')
  const row = shownComment(input.id)
  const flag = integer(input.flag) === 1 ? 1 : 0
  const tops = threads().comments.filter(({ dynamicId, topFlag }) => dynamicId === row.dynamicId && topFlag === 1)
  if (flag && !row.topFlag && tops.length >= TOPS) throw new Refusal(400, '该内容置顶评论已满 3 条')
  row.topFlag = flag
  return {}
})
on(interactions.setCommentQuality)((input, { user }) => {
  demandHeadquarters(user, 'interactions.setCommentQuality')
  shownComment(input.id).qualityFlag = integer(input.flag) === 1 ? 1 : 0
  return {}
})

on(interactions.addComment)((input, { user, now }) => {
  demandHeadquarters(user, 'interactions.addComment')
  const content = text(input.content)
  const length = [...content].length
  const account = personOf(text(input.userId))
  refuseFields({
    userId: account?.userType === userType.official ? undefined : '请选择官方账号',
    content:
      length < 1 || length > 500 ? '请输入 1-500 字' : /https?:|www\./i.test(content) ? '不能包含链接' : undefined,
    images: texts(input.images).length > 1 ? '最多上传 1 张' : undefined,
  })
  const comment = text(input.commentId) === '' ? undefined : shownComment(input.commentId)
  const post = postOf(text(input.dynamicId))
  if (post && post.status !== dynamicStatus.up) throw new Refusal(400, '该内容已下架，不能评论')
  const shared = {
    id: newId(),
    content,
    dynamicId: text(input.dynamicId),
    nickname: account?.nickname ?? '',
    userType: userType.official,
    likeCount: 0,
    ipRegion: '上海',
    status: commentStatus.shown,
    moment: now,
  } as const
  const { comments } = threads()
  if (comment) {
    addReply({ ...shared, commentId: comment.id, toNickname: comment.nickname })
    return {}
  }
  const kind = targetType.options.find(({ value }) => value === integer(input.targetType))?.value
  if (!kind) throw new Refusal(400, '对象类型不正确')
  comments.unshift({ ...shared, targetType: kind, images: texts(input.images), topFlag: 0, qualityFlag: 0 })
  if (post) Object.assign(post, { commentCount: post.commentCount + 1 })
  return {}
})

const listedReplies = listOf(interactions.listReplies)<Reply>({
  is: ['id', 'commentId', 'dynamicId', 'userType', 'status'],
  like: ['content', 'nickname', 'toNickname'],
  between: ['createTime'],
  sort: ['createTime', 'likeCount'],
})
on(interactions.listReplies)((input) => {
  const about = text(input.commentId)
  const rows = within(about === '' ? threads().replies : repliesTo(about), input).map(replyView)
  return { ...listedReplies.page(rows, input), summary: listedReplies.counts(rows, input, 'status', STATES) }
})
on(interactions.removeReply)((input, { user }) => {
  demandHeadquarters(user, 'interactions.removeReply')
  const rows = toRemove(threads().replies, input.ids)
  demandReason(input)
  for (const row of rows) row.status = commentStatus.removed
  return {}
})

const targetOf = (kind: LikeRow['kind'], dynamicId: string) => {
  if (kind === targetType.news) {
    const news = newsRows().find(({ id }) => id === dynamicId)
    return { targetType: kind, targetId: dynamicId, targetTitle: news?.title ?? '', authorName: news?.author ?? '' }
  }
  if (kind === targetType.comment || kind === targetType.reply) {
    const said = kind === targetType.comment ? commentOf(dynamicId) : replyOf(dynamicId)
    const isShown = said !== undefined && isThere(said)
    return {
      targetType: kind,
      targetId: dynamicId,
      targetTitle: isShown ? said.content : '',
      authorName: said?.nickname ?? '',
    }
  }
  const post = postOf(dynamicId)
  return {
    targetType: post?.dynamicType === dynamicType.article ? targetType.article : targetType.dynamic,
    targetId: dynamicId,
    targetTitle: post && !isGone(post) ? titleOf(post) : '',
    authorName: post?.nickname ?? '',
  }
}
const people = (rows: readonly { nickname: string }[]): number => new Set(rows.map(({ nickname }) => nickname)).size
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const whoIs = (place: number) => {
  const { nickname, userType: kind, ipRegion } = at(posts().people, place)
  return { nickname, userType: kind, ipRegion }
}

const likeView = ({ kind, dynamicId, person, moment, ...row }: LikeRow): Like => ({
  ...row,
  ...targetOf(kind, dynamicId),
  ...whoIs(person),
  createTime: wireTime(moment),
  // The rows hold only values of the enumerations.
  source: row.source as Like['source'], // see above
  status: row.status as Like['status'], // see above
  suspectReason: row.suspectFlag ? (WHY[Number(row.id) % WHY.length] ?? '') : '',
})
const listedLikes = listOf(interactions.listLikes)<Like>({
  is: ['targetType', 'targetId', 'userType', 'source', 'suspectFlag', 'status'],
  like: ['authorName', 'nickname'],
  between: ['createTime'],
  sort: ['createTime'],
})
on(interactions.listLikes)((input) => {
  const rows = within(traces().likes, input).map(likeView)
  const all = listedLikes.fitting(rows, input)
  const days = new Map<string, { date: string; likeCount: number; suspectCount: number }>()
  for (const { createTime, suspectFlag } of all) {
    const date = createTime.slice(0, 10)
    const day = days.get(date) ?? { date, likeCount: 0, suspectCount: 0 }
    day.likeCount++
    day.suspectCount += suspectFlag
    days.set(date, day)
  }
  return {
    ...listedLikes.page(all.slice(0, ROWS), input),
    summary: {
      likeCount: all.length,
      userCount: people(all),
      cancelCount: all.filter(({ status }) => status === likeStatus.cancelled).length,
      suspectCount: all.filter(({ suspectFlag }) => suspectFlag === 1).length,
    },
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
})

const shareView = ({ kind, dynamicId, person, moment, ...row }: ShareRow): ShareRecord => {
  const { nickname, userType: who } = whoIs(person)
  return {
    ...row,
    ...targetOf(kind, dynamicId),
    nickname,
    userType: who,
    createTime: wireTime(moment),
    source: row.source as ShareRecord['source'], // Same as for a like.
    shareWay: row.shareWay as ShareRecord['shareWay'], // Same as for a like.
  }
}
const listedShares = listOf(interactions.listShares)<ShareRecord>({
  is: ['targetType', 'targetId', 'userType', 'shareWay', 'source'],
  like: ['authorName', 'nickname'],
  between: ['createTime'],
  sort: ['createTime', 'viewCount', 'newCount'],
})
on(interactions.listShares)((input) => {
  const rows = within(traces().shares, input).map(shareView)
  const all = listedShares.fitting(rows, input)
  const byTarget = new Map<string, interactions.SharedTarget>()
  for (const { targetType: kind, targetId, targetTitle, viewCount } of all) {
    const one = byTarget.get(targetId) ?? { targetType: kind, targetId, targetTitle, viewCount: 0 }
    one.viewCount += viewCount
    byTarget.set(targetId, one)
  }
  return {
    ...listedShares.page(all.slice(0, ROWS), input),
    summary: {
      shareCount: all.length,
      userCount: people(all),
      viewCount: sum(all.map(({ viewCount }) => viewCount)),
      newCount: sum(all.map(({ newCount }) => newCount)),
    },
    ways: shareWay.options.map(({ value }) => ({
      shareWay: value,
      shareCount: all.filter((row) => row.shareWay === value).length,
    })),
    tops: [...byTarget.values()].toSorted((a, b) => b.viewCount - a.viewCount).slice(0, 10),
  }
})
