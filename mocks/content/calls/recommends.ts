import * as recommends from '@/api/content/recommends'
import { type Recommend, recommend, recPosition } from '@/entities/content/recommend'
import { audience, shelfStatus, showPhase } from '@/entities/content/shared'
import { recommendSlots } from '@/entities/content/slots'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import { buildRecommends, type RecommendRow } from '../data/recommends'
import { daysOf, phaseOf, rate, timesIn } from '../rules/ads'
import { demandHead, isHead, place } from '../rules/hot'
import { demanded } from '../rules/order'
import { contentsOf, demandRecommendable, isAlive, NO_TIMES, RECOMMENDED, webFault } from '../rules/recommended'

const PAGE = '/hot-management/recommend'
const MISSING = '记录不存在或无权查看'
const STALE = '状态已变化，请刷新后重试'
const NAMES: Readonly<Record<number, string>> = {
  [recPosition.homeCarousel]: '社区首页轮播',
  [recPosition.homeFeed]: '首页推荐流',
  [recPosition.discoverCarousel]: '发现页轮播',
  [recPosition.discoverPicks]: '发现页热推',
  [recPosition.headline]: '资讯头条',
}
const MAX_FEED = 100
type Input = Readonly<Record<string, unknown>>

export const recommendRows = seeded('recommends', () =>
  buildRecommends(createContext(reference(), 20_261_103, 1), contentsOf),
)
const isUp = ({ status }: RecommendRow) => status === shelfStatus.up
const seenBy = (user: UserRow) => (isHead(user) ? recommendRows() : recommendRows().filter(isUp))
interface Asked extends RecommendRow {
  phase: number
  aliveFlag: number
}
const viewOf = (row: Asked): Recommend =>
  ({ ...row, clickRate: rate(row.clickCount, row.viewCount), trend: [] }) as unknown as Recommend // The data holds only the values of the enumerations.
const asked = (row: RecommendRow, now: number): Asked => ({
  ...row,
  phase: phaseOf(row, now),
  aliveFlag: isAlive(row) ? 1 : 0,
})

const listed = listOf(recommends.list)<Asked>({
  is: ['id', 'position', 'contentType', 'audience', 'phase', 'status', 'aliveFlag'],
  like: ['title', 'contentTitle'],
  between: ['startTime', 'endTime'],
  sort: [
    'sort',
    'startTime',
    'viewCount',
    'clickCount',
    'updateTime',
    { clickRate: (row) => rate(row.clickCount, row.viewCount) },
  ],
})
on(recommends.list)((input, { user, now }) => {
  demandPage(user, PAGE)
  const query = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  const rows = seenBy(user).map((row) => asked(row, now))
  return {
    ...listed.page(rows, query, viewOf),
    ...counted(now),
    summary: Object.fromEntries(
      Object.keys(NAMES).map((code) => [
        code,
        rows.filter((row) => row.position === Number(code) && isUp(row) && row.phase === showPhase.running).length,
      ]),
    ),
  }
})
on(recommends.get)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  const row = withId(seenBy(user), id, MISSING)
  return { ...viewOf(asked(row, now)), trend: daysOf(row, now) }
})

const read = (input: Input, was: RecommendRow | undefined, now: number) => {
  const { values, faults } = readInto(
    { ...recommend, audience: demanded(recommend.audience), sort: demanded(recommend.sort) },
    [...RECOMMENDED, 'position', 'audience', 'appTypes', 'sort'],
    input,
    was ?? { audience: audience.everyone, sort: integer(input.position) === recPosition.homeFeed ? 1 : 0 },
  )
  const isFeed = values.position === recPosition.homeFeed
  const isMoved = was && was.viewCount > 0 && was.position !== values.position
  const { times, faults: badTimes } = timesIn(input, was ?? NO_TIMES, now)
  refuseFields({
    ...faults,
    position: faults.position ?? (isMoved ? '已有推荐数据，不能更换推荐位' : undefined),
    contentId: faults.contentId ?? webFault(values),
    cover: values.cover || values.position === recPosition.headline ? undefined : '请上传推荐图',
    ...badTimes,
    sort: isFeed && (values.sort < 1 || values.sort > MAX_FEED) ? '推荐流位置须为1-100的整数' : faults.sort,
  })
  return { ...values, ...times }
}
/**
 * Resolves a conflict of two recommendations for the same feed position. The one saved later moves to the next free
 * position.
 */
const settle = (row: RecommendRow) => {
  if (row.position !== recPosition.homeFeed) return
  const taken = new Set(
    recommendRows()
      .filter((one) => one !== row && one.position === row.position)
      .map(({ sort }) => sort),
  )
  while (taken.has(row.sort) && row.sort < MAX_FEED) row.sort++
}
const demandRoom = (row: RecommendRow, now: number) =>
  demandRecommendable(
    row,
    recommendRows().filter((one) => one.position === row.position && isUp(one)),
    now,
    { name: NAMES[row.position] ?? '', of: recommendSlots[row.position] },
  )

const demandOnce = (row: RecommendRow) => {
  const isTwice = recommendRows().some(
    (one) =>
      one.id !== row.id &&
      isUp(one) &&
      one.position === row.position &&
      one.contentType === row.contentType &&
      one.contentId === row.contentId,
  )
  if (isTwice) throw new Refusal(400, '该内容已在此推荐位', 200, { contentId: '该内容已在此推荐位' })
}

on(recommends.create)((input, { user, now }) => {
  demandHead(user, 'recommends.create')
  const row: RecommendRow = {
    ...read({ ...input }, undefined, now),
    id: newId(),
    viewCount: 0,
    clickCount: 0,
    status: shelfStatus.new,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  recommendRows().push(row)
  settle(row)
  return { id: row.id }
})
on(recommends.update)((input, { user, now }) => {
  demandHead(user, 'recommends.update')
  const row = withId(recommendRows(), input.id, MISSING)
  refuseChanged(row, input)
  const next = { ...row, ...read({ ...input }, row, now) }
  const isMoved = next.position !== row.position || next.startTime !== row.startTime || next.endTime !== row.endTime
  if (isUp(row)) demandOnce(next)
  if (isUp(row) && isMoved) demandRoom(next, now)
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
  settle(row)
  return {}
})
on(recommends.remove)((input, { user }) => {
  demandHead(user, 'recommends.remove')
  const row = withId(recommendRows(), input.id, MISSING)
  if (isUp(row)) throw new Refusal(400, '请先下架再删除')
  recommendRows().splice(recommendRows().indexOf(row), 1)
  return {}
})
on(recommends.shelve)((input, { user, now }) => {
  demandHead(user, 'recommends.shelve')
  const row = withId(recommendRows(), input.id, MISSING)
  const status = integer(input.status)
  if (status !== (isUp(row) ? shelfStatus.down : shelfStatus.up)) throw new Refusal(400, STALE)
  if (status === shelfStatus.up) {
    demandOnce(row)
    demandRoom(row, now)
  }
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(recommends.sort)((input, { user }) => {
  demandHead(user, 'recommends.sort')
  const position = integer(input.position)
  place(
    recommendRows().filter((row) => row.position === position),
    input.items,
  )
  return {}
})
