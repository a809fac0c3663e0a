import * as dynamics from '@/api/community/dynamics'
import { dynamicFlag, dynamicStatus, sinkLevel, topScope } from '@/entities/community/dynamic'
import { is } from '@/entities/field'
import { operateAction } from '@/entities/community/story'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { keepFile } from '../../core/files'
import { integer, refuseFields, texts, text } from '../../core/input'
import { listOf } from '../../core/list'
import { type Context, Refusal } from '../../core/types'
import { newId } from '../../system/rules/store'
import type { DynamicRow } from '../data/dynamics'
import {
  clearMarks,
  demandRoom,
  demandState,
  endError,
  note,
  postById,
  postView,
  putOn,
  reportsOf,
  setMark,
  storyOf,
  trendOf,
} from '../rules/dynamics'
import { posts } from '../rules/posts'
import { save } from '../rules/saveDynamic'
import { demandReason, reasonWords } from '../rules/reason'
import { demandHeadquarters } from '../rules/headquarters'
import { ARTICLE_PICTURE, emptyPost } from '../data/dynamics'

const STATES = Object.values(dynamicStatus).filter((code) => typeof code === 'number')
const NOT_YET: readonly number[] = [dynamicStatus.draft, dynamicStatus.scheduled]
const MAX = 100
const TOP_DAYS = 30

const bytes = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="422"><rect width="100%" height="100%" fill="#2c5f7c"/></svg>',
)
onReset(() => keepFile({ id: ARTICLE_PICTURE, ownerId: '', mime: 'image/svg+xml', bytes }))

const listed = listOf(dynamics.list)<DynamicRow>({
  is: [
    'id',
    'status',
    'dynamicType',
    'userType',
    'userId',
    'plateId',
    'clubId',
    'seriesCode',
    'offReason',
    'originFlag',
    'flags',
    { topicId: ({ topicIds }) => topicIds },
  ],
  like: [{ content: ({ content, title }) => [content, title] }, 'title', 'nickname', 'topicNames'],
  phone: ['phone'],
  within: ['reportCount'],
  // A post that is not published yet is filtered by its last change.
  between: [
    { publishTime: ({ status, publishTime, updateTime }) => (NOT_YET.includes(status) ? updateTime : publishTime) },
  ],
  sort: [
    'publishTime',
    'viewCount',
    'likeCount',
    'commentCount',
    'shareCount',
    'reportCount',
    'finishRate',
    'updateTime',
  ],
})
on(dynamics.list)((input) => {
  const all = posts().dynamics
  const counts = listed.counts(all, input, 'status', STATES)
  return {
    ...listed.page(all, input, postView),
    summary: { all: Object.values(counts).reduce((sum, one) => sum + one, 0), ...counts },
  }
})
on(dynamics.get)(({ id }, { now }) => {
  const row = postById(id)
  const origin = posts().dynamics.find((one) => one.id === row.originId)
  return {
    ...postView(row),
    content: row.html || row.content,
    trend: trendOf(row, now),
    logs: storyOf(row),
    reports: reportsOf(row),
    origin: origin?.status === dynamicStatus.up ? postView(origin) : null,
  }
})

on(dynamics.create)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.create')
  const row = emptyPost()
  save(row, input, user, now)
  row.id = newId()
  posts().dynamics.unshift(row)
  note(row, operateAction.publish, '发布官方动态', user.nickname, now)
  return { id: row.id }
})
on(dynamics.update)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.update')
  const row = postById(input.id)
  const before = row.html || row.content
  save(row, input, user, now)
  const changed =
    (row.html || row.content) === before ? '' : `，原正文：${before.replaceAll(/<[^>]*>/g, '').slice(0, 60)}`
  note(row, operateAction.edit, `编辑动态${changed}`, user.nickname, now)
  return {}
})

on(dynamics.shelve)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.shelve')
  const row = postById(input.id)
  if (integer(input.status) === 0) demandReason(input)
  putOn(row, integer(input.status) === 1, input, user, now)
  return {}
})
on(dynamics.batchShelve)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.batchShelve')
  const ids = texts(input.ids)
  if (ids.length > MAX) throw new Refusal(400, '最多选择 100 条')
  if (integer(input.status) === 0) demandReason(input)
  const failed = ids.flatMap((id) => {
    try {
      putOn(postById(id), integer(input.status) === 1, input, user, now)
      return []
    } catch (error) {
      return { id, message: error instanceof Error ? error.message : '' }
    }
  })
  return { success: ids.length - failed.length, failed }
})
on(dynamics.remove)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.remove')
  const row = postById(input.id)
  demandState(row, dynamicStatus.draft, dynamicStatus.down, dynamicStatus.rejected)
  demandReason(input)
  row.status = dynamicStatus.deleted
  note(row, operateAction.remove, `删除动态：${reasonWords(input)}`, user.nickname, now)
  return {}
})

on(dynamics.top)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.top')
  const row = postById(input.id)
  const isOn = integer(input.flag) === 1
  const scope = integer(input.scope)
  if (isOn) {
    refuseFields({
      scope: scope === undefined || scope < topScope.all || scope > topScope.club ? '请选择置顶范围' : undefined,
      endTime: endError(input.endTime, TOP_DAYS, now),
    })
    demandRoom(row, scope ?? topScope.all)
  }
  setMark(row, dynamicFlag.top, isOn)
  if (isOn) row.top = { scope: scope ?? topScope.all, endTime: text(input.endTime) }
  note(row, operateAction.mark, isOn ? `置顶至 ${text(input.endTime)}` : '取消置顶', user.nickname, now)
  return {}
})
on(dynamics.recommend)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.recommend')
  const row = postById(input.id)
  const isOn = integer(input.flag) === 1
  const position = integer(input.position)
  refuseFields({ position: position !== undefined && (position < 1 || position > 20) ? '推荐位为 1-20' : undefined })
  setMark(row, dynamicFlag.recommend, isOn)
  note(row, operateAction.mark, isOn ? `推荐${position ? `，推荐位 ${position}` : ''}` : '取消推荐', user.nickname, now)
  return {}
})
on(dynamics.sink)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.sink')
  const row = postById(input.id)
  const isOn = integer(input.flag) === 1
  const level = integer(input.level)
  if (isOn) refuseFields({ level: is(level, sinkLevel.half, sinkLevel.homeOnly) ? undefined : '请选择沉底方式' })
  setMark(row, dynamicFlag.sink, isOn)
  if (isOn) clearMarks(row)
  note(
    row,
    operateAction.mark,
    isOn ? (is(level, sinkLevel.half) ? '沉底：降权' : '沉底：仅主页可见') : '恢复',
    user.nickname,
    now,
  )
  return {}
})
const marks =
  (permission: string, flag: DynamicRow['flags'][number], words: string) =>
  (input: { id: string; flag: 0 | 1 }, { user, now }: Context) => {
    demandHeadquarters(user, permission)
    const row = postById(input.id)
    const isOn = integer(input.flag) === 1
    setMark(row, flag, isOn)
    note(row, operateAction.mark, isOn ? words : `取消${words}`, user.nickname, now)
    return {}
  }
on(dynamics.setHot)(marks('dynamics.setHot', dynamicFlag.hot, '热门'))
on(dynamics.setQuality)(marks('dynamics.setQuality', dynamicFlag.quality, '加精'))
on(dynamics.setHighGrade)(marks('dynamics.setHighGrade', dynamicFlag.highGrade, '优质'))
