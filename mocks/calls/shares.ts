import * as shares from '@/api/shares'
import type { ShareDay } from '@/api/shares'
import type { AppShare } from '@/entities/marketing/appShare'
import type { AppShareLog } from '@/entities/marketing/appShareLog'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { ShareCardRow, ShareLogRow } from '../data/shareCards'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { byPhone, collect, demandHeadquarters, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, text, whole } from '../lib/input'
import { inOwnOrder, moveBy } from '../lib/ownOrder'
import { shareCards } from '../lib/shareCards'
import { newId } from '../lib/store'
import { between, like, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const PAGE = '/marketing-management/shareRecord'
const COUNTS = ['clickCount', 'downloadCount', 'registerCount'] as const
const DAY = 86_400_000
const DAYS = 30
const PLATFORMS = [0, 1, 2, 3]
const WAYS = [1, 2, 3, 4, 5]
const [WAITING, LIVE, OVER] = [1, 2, 3]

/** Share cards are the business of headquarters. */
const enter = (user: UserRow): void => {
  demandPage(user, PAGE)
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const change = (user: UserRow, permission: string): void => {
  demand(user, permission)
  enter(user)
  demandHeadquarters(user)
}

const statusOf = ({ startTime, endTime }: ShareCardRow, now: number): number => {
  const time = formatTime(now)
  return time < startTime ? WAITING : time < endTime ? LIVE : OVER
}
const sums = (logs: readonly ShareLogRow[]) => ({
  shareCount: logs.length,
  // Every count is there.
  ...(Object.fromEntries(COUNTS.map((key) => [key, logs.reduce((all, log) => all + log[key], 0)])) as Record<(typeof COUNTS)[number], number>),
})
const face =
  (now: number) =>
  ({ logs, ...row }: ShareCardRow): AppShare =>
    // The data holds only the values of the enumerations.
    ({ ...row, ...sums(logs), status: statusOf({ logs, ...row }, now) }) as AppShare
const cardOf = (id: unknown): ShareCardRow =>
  found(
    shareCards().find((row) => row.id === text(id)),
    '无权查看或数据不存在',
  )

const lastDays = (logs: readonly ShareLogRow[], now: number): ShareDay[] =>
  Array.from({ length: DAYS }, (_, at) => {
    const date = formatTime(now - (DAYS - 1 - at) * DAY, 'YYYY-MM-DD')
    return { date, ...sums(logs.filter(({ shareTime }) => shareTime.startsWith(date))) }
  })

on(shares.list)((input: Input, { user, now }) => {
  enter(user)
  const titled = like(input.title)
  const created = between(input.createTimeStart, input.createTimeEnd)
  const platform = oneOf(input.platform)
  const status = oneOf(input.status)
  const rows = shareCards()
    .toSorted(inOwnOrder)
    .map(face(now))
    .filter((row) => titled(row.title) && created(row.createTime) && platform(row.platform) && status(row.status))
  const sorted = text(input.sortField) === '' ? rows : rows.toSorted(ordered<AppShare>(input, ['shareCount', ...COUNTS, 'createTime'], 'createTime'))
  const ids = new Set(rows.map(({ id }) => id))
  const logs = shareCards().flatMap((row) => (ids.has(row.id) ? row.logs : []))
  return { ...paged(sorted, input, (row) => row), summary: sums(logs), byDay: lastDays(logs, now) }
})

on(shares.get)((input: Input, { user, now }) => {
  enter(user)
  const row = cardOf(input.id)
  const phoned = byPhone(input.phone)
  const way = oneOf(input.shareWay)
  const shared = between(input.shareTimeStart, input.shareTimeEnd)
  const logs = row.logs
    .filter((log) => phoned(log.phone) && way(log.shareWay) && shared(log.shareTime))
    .toSorted(ordered<ShareLogRow>(input, ['shareTime'], 'shareTime'))
  return {
    // The data holds only the values of the enumeration.
    ...paged(logs, input, (log) => log as AppShareLog),
    share: face(now)(row),
    summary: Object.fromEntries(WAYS.map((one) => [`w${one}`, row.logs.filter(({ shareWay }) => shareWay === one).length])),
  }
})

const judge = (input: Input): void => {
  const [start, end] = [toMillis(text(input.startTime)), toMillis(text(input.endTime))]
  const fields: Record<string, string> = {}
  collect(fields, {
    title: textFault(text(input.title), '分享标题', 28),
    content: textFault(text(input.content), '分享描述', 60),
    cover: text(input.cover) === '' ? '请选择缩略图' : undefined,
    shareUrl: /^https:\/\/\S+$/.test(text(input.shareUrl)) ? undefined : '请输入 https 地址',
    platform: PLATFORMS.includes(whole(input.platform) ?? -1) ? undefined : '请选择适用系统',
    startTime: start === undefined ? '请选择生效时间' : undefined,
    endTime: end === undefined ? '请选择失效时间' : start !== undefined && end <= start ? '结束时间须晚于开始时间' : undefined,
  })
  refuseFields(fields)
}

on(shares.create)((input: Input, { user, now }) => {
  change(user, 'shares.create')
  const before = text(input.id) === '' ? undefined : cardOf(input.id)
  if (before && statusOf(before, now) === OVER) throw stale()
  judge(input)
  const values = {
    title: text(input.title),
    content: text(input.content),
    cover: text(input.cover),
    shareUrl: text(input.shareUrl),
    platform: whole(input.platform) ?? 0,
    startTime: text(input.startTime),
    endTime: text(input.endTime),
  }
  if (before) {
    Object.assign(before, values)
    if (statusOf(before, now) === OVER) before.topFlag = 0
    return { id: before.id }
  }
  const id = newId()
  const sort = Math.max(0, ...shareCards().map((row) => row.sort)) + 1
  shareCards().push({ ...values, id, topFlag: 0, sort, createBy: user.nickname, createTime: formatTime(now), logs: [] })
  return { id }
})

on(shares.move)((input: Input, { user }) => {
  change(user, 'shares.move')
  moveBy(shareCards(), cardOf(input.id), input.direction)
})

on(shares.top)((input: Input, { user, now }) => {
  change(user, 'shares.top')
  const row = cardOf(input.id)
  if (statusOf(row, now) === OVER && whole(input.status) === 1) throw stale()
  row.topFlag = whole(input.status) === 1 ? 1 : 0
})
