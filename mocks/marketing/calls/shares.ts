import * as shares from '@/api/marketing/shares'
import type { ShareDay } from '@/api/marketing/shares'
import { isYes } from '@/entities/field'
import { type AppShare, appShare } from '@/entities/marketing/appShare'
import type { AppShareLog } from '@/entities/marketing/appShareLog'
import { shareStatus } from '@/entities/marketing/posterEnums'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { ShareCardRow, ShareLogRow } from '../data/shareCards'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { refuseFields, text, withId } from '../../core/input'
import { inOwnOrder, moveBy } from '../rules/ownOrder'
import { shareCards } from '../rules/shareCards'
import { newId } from '../../system/rules/store'

type Input = Record<string, unknown>
const PAGE = '/marketing-management/shareRecord'
const COUNTS = ['clickCount', 'downloadCount', 'registerCount'] as const
const DAY = 86_400_000
const DAYS = 30
const WAYS = [1, 2, 3, 4, 5]

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
  return time < startTime ? shareStatus.upcoming : time < endTime ? shareStatus.live : shareStatus.ended
}
const sums = (logs: readonly ShareLogRow[]) => ({
  shareCount: logs.length,
  // Every count is present.
  ...(Object.fromEntries(COUNTS.map((key) => [key, logs.reduce((all, log) => all + log[key], 0)])) as Record<
    (typeof COUNTS)[number],
    number
  >),
})
const viewOf =
  (now: number) =>
  ({ logs, ...row }: ShareCardRow): AppShare =>
    // The data holds only the values of the enumerations.
    ({ ...row, ...sums(logs), status: statusOf({ logs, ...row }, now) }) as AppShare
const cardOf = (id: unknown): ShareCardRow => withId(shareCards(), id, '无权查看或数据不存在')

const lastDays = (logs: readonly ShareLogRow[], now: number): ShareDay[] =>
  Array.from({ length: DAYS }, (_, at) => {
    const date = formatTime(now - (DAYS - 1 - at) * DAY, 'YYYY-MM-DD')
    return { date, ...sums(logs.filter(({ shareTime }) => shareTime.startsWith(date))) }
  })

const listed = listOf(shares.list)({
  is: ['platform', 'status'],
  like: ['title'],
  between: ['createTime'],
  sort: ['createTime', 'shareCount', ...COUNTS],
  keepsOrder: true,
})
on(shares.list)((input: Input, { user, now }) => {
  enter(user)
  const rows = shareCards().toSorted(inOwnOrder).map(viewOf(now))
  const ids = new Set(listed.fitting(rows, input).map(({ id }) => id))
  const logs = shareCards().flatMap((row) => (ids.has(row.id) ? row.logs : []))
  return { ...listed.page(rows, input), summary: sums(logs), byDay: lastDays(logs, now) }
})

const listedLogs = listOf(shares.get)<ShareLogRow>({
  is: ['shareWay'],
  phone: ['phone'],
  between: ['shareTime'],
  sort: ['shareTime'],
})
on(shares.get)((input: Input, { user, now }) => {
  enter(user)
  const row = cardOf(input.id)
  return {
    // The data holds only the values of the enumeration.
    ...listedLogs.page(row.logs, input, (log) => log as AppShareLog),
    share: viewOf(now)(row),
    summary: listedLogs.counts(row.logs, {}, 'shareWay', WAYS),
  }
})

const read = (input: Input) => {
  const { values, faults } = readInto(
    appShare,
    ['title', 'content', 'cover', 'shareUrl', 'platform', 'startTime', 'endTime'],
    input,
    {},
  )
  const [start, end] = [toMillis(values.startTime), toMillis(values.endTime)]
  refuseFields({
    ...faults,
    shareUrl: /^https:\/\/\S+$/.test(values.shareUrl) ? faults.shareUrl : '请输入以https开头的链接',
    startTime: start === undefined ? '请选择生效时间' : undefined,
    endTime:
      end === undefined ? '请选择失效时间' : start !== undefined && end <= start ? '结束时间须晚于开始时间' : undefined,
  })
  return values
}

on(shares.create)((input: Input, { user, now }) => {
  change(user, 'shares.create')
  const before = text(input.id) === '' ? undefined : cardOf(input.id)
  if (before && statusOf(before, now) === shareStatus.ended) throw stale()
  const values = read(input)
  if (before) {
    Object.assign(before, values)
    if (statusOf(before, now) === shareStatus.ended) before.topFlag = 0
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
  if (statusOf(row, now) === shareStatus.ended && isYes(input.status)) throw stale()
  row.topFlag = isYes(input.status) ? 1 : 0
})
