import * as lotteryCalls from '@/api/lotteries'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { LotteryRecordRow, LotteryRow } from '../data/lotteries'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { byPhone, demandHeadquarters, stale } from '../lib/dealerRules'
import { shopUserById } from '../lib/coupons'
import { found, refuseFields, text, whole } from '../lib/input'
import {
  dropLottery,
  isWin,
  lotteries,
  lotteryDetail,
  lotteryFace,
  lotteryRecords,
  noteRead,
  noteSave,
  recordDetail,
  recordFace,
  runLotteries,
  savedSince,
} from '../lib/lotteries'
import { demandAlone, demandLimited, lotteryFaults, sentLottery } from '../lib/lotteryRules'
import { xlsFile } from '../lib/sheet'
import { newId } from '../lib/store'
import { between, exportable, like, masked, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const WHEELS = '/marketing-management/integral-turntable'
const RECORDS = '/marketing-management/lottery-record'
const [DRAFT, UPCOMING, RUNNING, STOPPED, ENDED] = [0, 1, 2, 3, 4] as const
const OUT_OF_REACH = '无权查看或数据不存在'

/** Wheels are the business of headquarters and its areas; these only read. */
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
const lotteryOf = (id: unknown): LotteryRow =>
  found(
    lotteries().find((row) => row.id === text(id)),
    OUT_OF_REACH,
  )

on(lotteryCalls.list)((input: Input, { user, now }) => {
  enter(user, now, WHEELS, RECORDS)
  const titled = like(input.title)
  const starts = between(input.startTimeStart, input.startTimeEnd)
  const [ids, status, audience] = [oneOf(input.id), oneOf(input.status), oneOf(input.audience)]
  const rows = lotteries().filter((row) => ids(row.id) && titled(row.title, row.id) && starts(row.startTime) && status(row.status) && audience(row.audience))
  return paged(rows.map(lotteryFace).toSorted(ordered(input, ['joinCount', 'drawCount', 'pointsSpent', 'createTime'], 'createTime')), input, (row) => row)
})

on(lotteryCalls.get)(({ id }, { user, now }) => {
  enter(user, now, WHEELS, RECORDS)
  const row = lotteryOf(id)
  noteRead(user.id, row.id, now)
  return lotteryDetail(row)
})

on(lotteryCalls.create)((input: Input, { user, now }) => {
  write(user, 'lotteries.create', now)
  const row = { ...sentLottery(input), id: newId(), status: DRAFT, createBy: user.nickname, createTime: formatTime(now) }
  refuseFields(lotteryFaults(row, false))
  lotteries().unshift(row)
  noteSave(user, row.id, now)
  return { id: row.id }
})

on(lotteryCalls.update)((input: Input, { user, now }) => {
  write(user, 'lotteries.update', now)
  const row = lotteryOf(input.id)
  if (row.status !== DRAFT && row.status !== STOPPED) throw stale()
  const other = savedSince(user.id, row.id)
  if (other !== undefined) throw new Refusal(409, `该活动已被${other}修改，请刷新后再改`)
  const next = sentLottery(input)
  if (row.status === STOPPED) demandLimited(row, next)
  const faults = Object.entries(lotteryFaults({ ...next, id: row.id }, row.status === STOPPED))
  // What members were promised stays, also when the shop has it no more: nobody could put that right here.
  refuseFields(Object.fromEntries(faults.filter(([field]) => row.status === DRAFT || !/\.(couponId|goodsId)$/.test(field))))
  Object.assign(row, next)
  noteSave(user, row.id, now)
  return {}
})

on(lotteryCalls.remove)(({ id }, { user, now }) => {
  write(user, 'lotteries.remove', now)
  const row = lotteryOf(id)
  if (row.status !== DRAFT) throw stale()
  dropLottery(row)
  return {}
})

/** Puts a wheel up: all of its table and its time are looked at once more. */
const publish = (row: LotteryRow, now: number): void => {
  const [start, end] = [toMillis(row.startTime) ?? 0, toMillis(row.endTime) ?? 0]
  const late: Record<string, string> = {
    ...(row.status === DRAFT && row.startTime !== '' && start < now - 120_000 ? { startTime: '开始时间不能早于当前时间' } : {}),
    ...(row.endTime !== '' && end <= now ? { endTime: '结束时间须晚于当前时间' } : {}),
  }
  refuseFields({ ...lotteryFaults(row, true), ...late })
  demandAlone(row)
  row.status = start <= now ? RUNNING : UPCOMING
}

on(lotteryCalls.setStatus)((input: Input, { user, now }) => {
  write(user, 'lotteries.setStatus', now)
  const row = lotteryOf(input.id)
  const wanted = whole(input.status)
  const from = row.status
  if (wanted === UPCOMING && (from === DRAFT || from === STOPPED)) publish(row, now)
  else if (wanted === DRAFT && from === UPCOMING) row.status = DRAFT
  else if (wanted === STOPPED && from === RUNNING) row.status = STOPPED
  else if (wanted === ENDED && from === STOPPED) row.status = ENDED
  else throw stale()
  noteSave(user, row.id, now)
  return {}
})

const search = (input: Input): LotteryRecordRow[] => {
  const called = like(input.nickname)
  const phoned = byPhone(input.phone)
  const at = between(input.drawTimeStart, input.drawTimeEnd)
  const win = whole(input.win)
  const tests = (['lotteryId', 'prizeType', 'status', 'freeFlag'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: LotteryRecordRow) => test(row[key])
  })
  return lotteryRecords().filter((row) => {
    const { nickname = '', phone = '' } = shopUserById(row.userId) ?? {}
    return (win === undefined || (win === 1) === isWin(row)) && at(row.drawTime) && called(nickname) && phoned(phone) && tests.every((test) => test(row))
  })
}
const newest = (input: Input) => ordered<LotteryRecordRow>(input, ['drawTime', 'updateTime'], 'drawTime')

on(lotteryCalls.listRecords)((input: Input, { user, now }) => {
  enter(user, now, RECORDS)
  const rows = search(input)
  // The sums are of all draws that fit, also of those that won nothing: else the rate would say nothing.
  const all = search({ ...input, win: undefined })
  const won = all.filter(isWin)
  const prizes = new Map<string, number>()
  for (const { prizeName } of won) prizes.set(prizeName, (prizes.get(prizeName) ?? 0) + 1)
  const summary = {
    draws: all.length,
    people: new Set(all.map(({ userId }) => userId)).size,
    wins: won.length,
    pointsSpent: all.reduce((sum, { costPoints }) => sum + costPoints, 0),
    waiting: all.filter(({ status }) => status === 2).length,
  }
  const byPrize = [...prizes].map(([prizeName, count]) => ({ prizeName, count })).toSorted((a, b) => b.count - a.count)
  return { ...paged(rows, input, recordFace, newest(input)), summary, byPrize }
})

const TYPES = ['谢谢参与', '积分', '卡券', '实物', '再来一次'] as const
const STATES = ['未中奖', '待填地址', '待发货', '已发货', '已发放', '已失效', '发放失败'] as const
const MEMBERS: Readonly<Record<number, string>> = { 1: '车主', 2: '粉丝', 3: '准车主' }
const HEAD = '记录编号 抽奖活动 昵称 手机号 用户类型 抽奖时间 抽奖方式 消耗积分 奖品名称 奖品类型 发奖状态 领取截止 发货订单 更新时间'.split(' ')

on(lotteryCalls.exportRecords)((input: Input, { user, now }) => {
  demand(user, 'lotteries.exportRecords')
  enter(user, now, RECORDS)
  const rows = exportable(search(input).toSorted(newest(input))).map(recordFace)
  return xlsFile(
    'excel.xls',
    HEAD,
    rows.map((row) => [
      row.id,
      row.lotteryTitle,
      row.nickname,
      masked(row.phone),
      MEMBERS[Number(row.memberType)] ?? '',
      row.drawTime,
      Number(row.freeFlag) === 1 ? '免费' : '积分',
      row.costPoints,
      row.prizeName,
      TYPES[Number(row.prizeType)] ?? '',
      STATES[Number(row.status)] ?? '',
      row.expireTime,
      row.orderNo,
      row.updateTime,
    ]),
  )
})

on(lotteryCalls.getRecord)(({ id }, { user, now }) => {
  enter(user, now, RECORDS)
  return recordDetail(
    found(
      lotteryRecords().find((row) => row.id === text(id)),
      OUT_OF_REACH,
    ),
  )
})
