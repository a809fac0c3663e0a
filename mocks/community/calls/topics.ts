import * as topicCalls from '@/api/community/topics'
import { userType } from '@/entities/community/shared'
import { type Topic, topic, type TopicDetail, topicStatus, topicType } from '@/entities/community/topic'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import type { TopicRow } from '../data/boards'
import { topicOf, topics } from '../rules/boards'
import { postsAbout, topicView } from '../rules/boardViews'
import { orderOf } from '../rules/order'
import { posts } from '../rules/posts'
import { demandReason } from '../rules/reason'
import { demandHeadquarters } from '../rules/headquarters'

type Input = Record<string, unknown>
const DAY = 86_400_000
const MAX_HOT = 5
const MAX_OFFERED = 20

const listed = listOf(topicCalls.list)<Topic>({
  is: ['id', 'status', 'topicType', 'plateId', 'hotFlag', 'recommendFlag'],
  like: ['topicName', 'createBy'],
  between: ['startTime', 'createTime'],
  sort: ['sort', 'dynamicCount', 'joinCount', 'viewCount', 'createTime'],
  keepsOrder: true,
})
const STATES = topicStatus.options.map(({ value }) => value)
on(topicCalls.list)((input, { now }) => {
  const rows = topics(now).map(topicView)
  return { ...listed.page(rows, input), summary: listed.counts(rows, { ...input }, 'status', STATES) }
})

const figuresOf = (row: TopicRow, now: number): Pick<TopicDetail, 'trend' | 'userTypes' | 'authors'> => {
  const about = posts().dynamics.filter(({ topicIds }) => topicIds.includes(row.id))
  const trend = Array.from({ length: 30 }, (_, index) => {
    const date = formatTime(now - (29 - index) * DAY).slice(0, 10)
    const ofDay = about.filter(({ publishTime }) => publishTime.startsWith(date))
    return {
      date,
      dynamicCount: ofDay.length,
      joinCount: new Set(ofDay.map(({ userId }) => userId)).size,
      viewCount: ofDay.reduce((sum, { viewCount }) => sum + viewCount, 0),
    }
  })
  const written = new Map<string, { userId: string; nickname: string; dynamicCount: number }>()
  for (const { userId, nickname } of about) {
    const known = written.get(userId) ?? { userId, nickname, dynamicCount: 0 }
    written.set(userId, { ...known, dynamicCount: known.dynamicCount + 1 })
  }
  return {
    trend,
    userTypes: userType.options.map(({ value }) => ({
      userType: value,
      count: about.filter((one) => one.userType === value).length,
    })),
    authors: [...written.values()].toSorted((a, b) => b.dynamicCount - a.dynamicCount).slice(0, 10),
  }
}
on(topicCalls.get)(({ id }, { now }) => {
  const row = topicOf(id)
  return { ...topicView(row), ...figuresOf(row, now) }
})

/** Rejects a new mark beyond the maximum number of recommended or hot topics. */
const demandMarks = (marks: Pick<TopicRow, 'hotFlag' | 'recommendFlag'>, was?: TopicRow): void => {
  const others = topics().filter((row) => row !== was)
  if (
    marks.recommendFlag === 1 &&
    was?.recommendFlag !== 1 &&
    others.filter((row) => row.recommendFlag === 1).length >= MAX_OFFERED
  )
    throw new Refusal(409, `推荐话题最多 ${MAX_OFFERED} 个`)
  if (marks.hotFlag === 1 && was?.hotFlag !== 1 && others.filter((row) => row.hotFlag === 1).length >= MAX_HOT)
    throw new Refusal(409, `热门话题最多 ${MAX_HOT} 个`)
}

const read = (input: Input, now: number, was?: TopicRow) => {
  const { values, faults } = readInto(
    topic,
    ['topicName', 'topicType', 'cover', 'intro', 'startTime', 'endTime', 'hotFlag', 'recommendFlag'],
    input,
    was ?? {},
  )
  const { topicName, topicType: kind } = values
  const isCampaign = kind === topicType.campaign
  const [startTime, endTime] = isCampaign ? [values.startTime, values.endTime] : ['', '']
  const points = !isCampaign ? 0 : sent(input, 'points') ? (integer(input.points) ?? -1) : (was?.points ?? 0)
  refuseFields({
    ...faults,
    topicName:
      was && topicName !== was.topicName && (was.topicType === topicType.user || postsAbout(was) > 0)
        ? '已有动态的话题不可改名'
        : /[#＃\s]/.test(topicName)
          ? '话题名称不能含#和空格'
          : topics().some((row) => row !== was && row.topicName === topicName)
            ? '话题已存在'
            : faults.topicName,
    topicType:
      kind === was?.topicType || (was?.topicType !== topicType.user && (kind === topicType.everyday || isCampaign))
        ? undefined
        : '请选择话题类型',
    endTime:
      isCampaign &&
      (startTime === '' ||
        endTime === '' ||
        endTime <= startTime ||
        (endTime !== was?.endTime && endTime <= formatTime(now)))
        ? '结束时间须晚于开始时间'
        : isCampaign && (toMillis(endTime) ?? 0) - (toMillis(startTime) ?? 0) > 180 * DAY
          ? '活动时间不能超过 180 天'
          : undefined,
    cover: isCampaign && !values.cover ? '请上传封面' : undefined,
    points: points < 0 || points > 500 ? '积分为 0-500 的整数' : undefined,
  })
  demandMarks(values, was)
  const plateId = sent(input, 'plateId') ? text(input.plateId) : (was?.plateId ?? '')
  return { ...values, plateId, startTime, endTime, points }
}

on(topicCalls.create)((input, { user, now }) => {
  demandHeadquarters(user, 'topics.create')
  const row = read({ ...input }, now)
  const id = newId()
  const time = formatTime(now)
  const sort = Math.max(0, ...topics().map((one) => one.sort)) + 10
  topics().push({
    ...row,
    id,
    joinCount: 0,
    viewCount: 0,
    sort,
    status: topicStatus.draft,
    createBy: user.nickname,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
  })
  return { id }
})
on(topicCalls.update)((input, { user, now }) => {
  demandHeadquarters(user, 'topics.update')
  const row = topicOf(input.id)
  refuseChanged(row, input)
  const next = read({ ...input }, now, row)
  // A campaign whose end is moved into the future opens again.
  const status = row.status === topicStatus.ended && next.endTime > formatTime(now) ? topicStatus.up : row.status
  Object.assign(row, next, { status, updateBy: user.nickname, updateTime: formatTime(now) })
})
on(topicCalls.shelve)(({ id, status, ...why }, { user, now }) => {
  demandHeadquarters(user, 'topics.shelve')
  const row = topicOf(id)
  if (integer(status) === 1) {
    if (row.status !== topicStatus.draft && row.status !== topicStatus.down) throw stale()
    if (row.topicType === topicType.campaign && row.endTime <= formatTime(now))
      throw new Refusal(409, '活动已过结束时间')
    Object.assign(row, { status: topicStatus.up })
  } else {
    if (row.status !== topicStatus.up) throw stale()
    demandReason(why)
    Object.assign(row, { status: topicStatus.down, hotFlag: 0, recommendFlag: 0 })
  }
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(topicCalls.remove)(({ id, ...why }, { user }) => {
  demandHeadquarters(user, 'topics.remove')
  const row = topicOf(id)
  if (row.status !== topicStatus.draft && row.status !== topicStatus.down) throw stale()
  if (postsAbout(row) > 0) throw new Refusal(409, '话题下已有动态，不能删除')
  demandReason(why)
  topics().splice(topics().indexOf(row), 1)
})
on(topicCalls.sort)(({ ids }, { user }) => {
  demandHeadquarters(user, 'topics.sort')
  orderOf(
    topics().filter((row) => row.recommendFlag === 1),
    texts(ids),
  )
})
