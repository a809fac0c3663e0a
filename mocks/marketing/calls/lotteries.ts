import { lotteryRecord } from '@/entities/marketing/lotteryRecord'
import * as lotteryCalls from '@/api/marketing/lotteries'
import { lotteryStatus, prizeStatus } from '@/entities/marketing/lotteryEnums'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { LotteryRecordRow, LotteryRow } from '../data/lotteries'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { shopUserById } from '../../members/data/shopUsers'
import { refuseFields, integer, withId } from '../../core/input'
import {
  dropLottery,
  isWin,
  lotteries,
  lotteryDetail,
  lotteryView,
  lotteryRecords,
  noteRead,
  noteSave,
  recordDetail,
  recordView,
  runLotteries,
  savedSince,
} from '../rules/lotteries'
import { demandAlone, demandLimited, validateLottery, sentLottery } from '../rules/lotteryRules'
import { newId } from '../../system/rules/store'

type Input = Record<string, unknown>
const WHEELS = '/marketing-management/integral-turntable'
const RECORDS = '/marketing-management/lottery-record'
const OUT_OF_REACH = '无权查看或数据不存在'

const enter = (user: UserRow, now: number, ...pages: readonly string[]): void => {
  const may = pages.some((page) => {
    try {
      demandPage(user, page)
      return true
    } catch {
      return false
    }
  })
  if (!may || user.dealerType > 2) throw new Refusal(403, '没有访问权限')
  runLotteries(now)
}
const write = (user: UserRow, call: string, now: number): void => {
  demand(user, call)
  demandHeadquarters(user)
  enter(user, now, WHEELS)
}
const lotteryOf = (id: unknown): LotteryRow => withId(lotteries(), id, OUT_OF_REACH)

const listed = listOf(lotteryCalls.list)({
  is: ['id', 'status', 'audience'],
  like: [{ title: (row) => [row.title, row.id] }],
  between: ['startTime'],
  sort: ['createTime', 'joinCount', 'drawCount', 'pointsSpent'],
})

on(lotteryCalls.list)((input: Input, { user, now }) => {
  enter(user, now, WHEELS, RECORDS)
  return listed.page(lotteries().map(lotteryView), input)
})

on(lotteryCalls.get)(({ id }, { user, now }) => {
  enter(user, now, WHEELS, RECORDS)
  const row = lotteryOf(id)
  noteRead(user.id, row.id, now)
  return lotteryDetail(row)
})

on(lotteryCalls.create)((input: Input, { user, now }) => {
  write(user, 'lotteries.create', now)
  const row = {
    ...sentLottery(input),
    id: newId(),
    status: lotteryStatus.draft,
    createBy: user.nickname,
    createTime: formatTime(now),
  }
  refuseFields(validateLottery(row, false))
  lotteries().unshift(row)
  noteSave(user, row.id, now)
  return { id: row.id }
})

on(lotteryCalls.update)((input: Input, { user, now }) => {
  write(user, 'lotteries.update', now)
  const row = lotteryOf(input.id)
  if (row.status !== lotteryStatus.draft && row.status !== lotteryStatus.stopped) throw stale()
  const other = savedSince(user.id, row.id)
  if (other !== undefined) throw new Refusal(409, `该活动已被${other}修改，请刷新后再改`)
  const next = sentLottery(input)
  if (row.status === lotteryStatus.stopped) demandLimited(row, next)
  const faults = Object.entries(validateLottery({ ...next, id: row.id }, row.status === lotteryStatus.stopped))
  // A prize that members were promised stays even if the shop no longer has it, because it cannot be replaced here.
  refuseFields(
    Object.fromEntries(
      faults.filter(([field]) => row.status === lotteryStatus.draft || !/\.(couponId|goodsId)$/.test(field)),
    ),
  )
  Object.assign(row, next)
  noteSave(user, row.id, now)
  return {}
})

on(lotteryCalls.remove)(({ id }, { user, now }) => {
  write(user, 'lotteries.remove', now)
  const row = lotteryOf(id)
  if (row.status !== lotteryStatus.draft) throw stale()
  dropLottery(row)
  return {}
})

/** Publishes a wheel after validating its prizes and its period once more. */
const publish = (row: LotteryRow, now: number): void => {
  const [start, end] = [toMillis(row.startTime) ?? 0, toMillis(row.endTime) ?? 0]
  const late: Record<string, string> = {
    ...(row.status === lotteryStatus.draft && row.startTime !== '' && start < now - 120_000
      ? { startTime: '开始时间不能早于当前时间' }
      : {}),
    ...(row.endTime !== '' && end <= now ? { endTime: '结束时间须晚于当前时间' } : {}),
  }
  refuseFields({ ...validateLottery(row, true), ...late })
  demandAlone(row)
  row.status = start <= now ? lotteryStatus.running : lotteryStatus.upcoming
}

on(lotteryCalls.setStatus)((input: Input, { user, now }) => {
  write(user, 'lotteries.setStatus', now)
  const row = lotteryOf(input.id)
  const wanted = integer(input.status)
  const from = row.status
  if (wanted === lotteryStatus.upcoming && (from === lotteryStatus.draft || from === lotteryStatus.stopped))
    publish(row, now)
  else if (wanted === lotteryStatus.draft && from === lotteryStatus.upcoming) row.status = lotteryStatus.draft
  else if (wanted === lotteryStatus.stopped && from === lotteryStatus.running) row.status = lotteryStatus.stopped
  else if (wanted === lotteryStatus.ended && from === lotteryStatus.stopped) row.status = lotteryStatus.ended
  else throw stale()
  noteSave(user, row.id, now)
  return {}
})

const records = listOf(lotteryCalls.listRecords)<LotteryRecordRow>({
  is: ['lotteryId', 'prizeType', 'status', 'freeFlag', { win: (row) => Number(isWin(row)) }],
  like: [{ nickname: ({ userId }) => shopUserById(userId)?.nickname ?? '' }],
  phone: [{ phone: ({ userId }) => shopUserById(userId)?.phone ?? '' }],
  between: ['drawTime'],
  sort: ['drawTime', 'updateTime'],
})

on(lotteryCalls.listRecords)((input: Input, { user, now }) => {
  enter(user, now, RECORDS)
  // The totals include draws without a prize, because the win rate requires them.
  const all = records.fitting(lotteryRecords(), { ...input, win: undefined })
  const won = all.filter(isWin)
  const prizes = new Map<string, number>()
  for (const { prizeName } of won) prizes.set(prizeName, (prizes.get(prizeName) ?? 0) + 1)
  const summary = {
    draws: all.length,
    people: new Set(all.map(({ userId }) => userId)).size,
    wins: won.length,
    pointsSpent: all.reduce((sum, { costPoints }) => sum + costPoints, 0),
    waiting: all.filter(({ status }) => status === prizeStatus.toSend).length,
  }
  const byPrize = [...prizes].map(([prizeName, count]) => ({ prizeName, count })).toSorted((a, b) => b.count - a.count)
  return { ...records.page(lotteryRecords(), input, recordView), summary, byPrize }
})

on(lotteryCalls.exportRecords)((input: Input, { user, now }) => {
  demand(user, 'lotteries.exportRecords')
  enter(user, now, RECORDS)
  return sheetOf(
    records.exported(lotteryRecords(), input).map(recordView),
    columnsOf(
      lotteryRecord,
      'id',
      'lotteryTitle',
      'nickname',
      'phone',
      'memberType',
      'drawTime',
      'freeFlag',
      'costPoints',
      'prizeName',
      'prizeType',
      'status',
      'expireTime',
      'orderNo',
      'updateTime',
    ),
  )
})

on(lotteryCalls.getRecord)(({ id }, { user, now }) => {
  enter(user, now, RECORDS)
  return recordDetail(withId(lotteryRecords(), id, OUT_OF_REACH))
})
