import * as clues from '@/api/clues'
import type { Reassigned } from '@/api/clues'
import type { PoolClue } from '@/entities/leads/poolClue'
import { formatTime } from '@/lib/time'
import zh from '@/locales/zh/leads.json'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { LeadRow } from '../data/leads'
import type { UserRow } from '../data/types'
import { demand, seesRecord } from '../lib/access'
import { clueDetail, clueFace, followFaces, leadNames, poolFace } from '../lib/clueFaces'
import { byPhone } from '../lib/dealerRules'
import { allocate, reassign, type Target, targetOf } from '../lib/giving'
import { text, texts, whole } from '../lib/input'
import { leadById, leads, seesLead } from '../lib/leads'
import { xlsFile } from '../lib/sheet'
import { between, exportable, like, masked, oneOf, paged } from '../lib/table'
import { templateOf } from '../lib/templates'

type Input = Record<string, unknown>
const MOST = 500
const WAITING = 1
const CLEANING = 2
const ALLOCATED = 3
const LONG_DAYS = 7
/** Hottest first. */
const LEVELS = ['H', 'A', 'B', 'C', 'N']

/** The Chinese text of a value of an enumeration. */
const named = (key: string): string => Object.entries(zh).find(([one]) => one === key)?.[1] ?? ''

on(clues.downloadTemplate)((input) => templateOf(text(input.code)))

/** The leads that a query finds for somebody, and how many there are of each status without regard to the status asked for. */
const search = (input: Input, user: UserRow): { rows: LeadRow[]; summary: Record<string, number> } => {
  const names = leadNames()
  const called = like(input.customerName)
  const phoned = byPhone(input.phone)
  const inArea = oneOf(input.areaName)
  const soldBy = like(input.saleUserName)
  const created = between(input.createTimeStart, input.createTimeEnd)
  const next = between(input.nextFollowTimeStart, input.nextFollowTimeEnd)
  const tests = (['oneChannelCode', 'twoChannelCode', 'eventCode', 'seriesCode', 'clueLevel', 'dealerCode', 'saleUserId', 'overdue', 'blackFlag'] as const).map(
    (key) => {
      const test = oneOf(input[key])
      return (row: LeadRow) => test(row[key])
    },
  )
  const sees = seesLead(user)
  const all = leads.filter(
    (row) =>
      created(row.createTime) &&
      phoned(row.phone) &&
      tests.every((test) => test(row)) &&
      called(row.customerName) &&
      inArea(names.area(row.dealerCode)) &&
      soldBy(names.person(row.saleUserId)) &&
      (text(input.nextFollowTimeStart) === '' || (row.nextFollowTime !== '' && next(row.nextFollowTime))) &&
      sees(row),
  )
  const counts = new Map<string, number>()
  for (const { status } of all) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  const inState = oneOf(input.status)
  return { rows: all.filter((row) => inState(row.status)), summary: { all: all.length, ...Object.fromEntries(counts) } }
}

const isLate = (row: LeadRow) => row.overdue === 1 && row.follows.length === 0
const SORTS: Readonly<Record<string, (row: LeadRow) => string | number>> = {
  followCount: (row) => row.follows.length,
  nextFollowTime: (row) => row.nextFollowTime,
  createTime: (row) => row.createTime,
}
/** As asked; else those first whose first contact is late, and the newest first. */
const inOrder = (input: Input) => {
  const by = SORTS[text(input.sortField)]
  const way = text(input.sortOrder) === 'asc' ? 1 : -1
  return (a: LeadRow, b: LeadRow): number => {
    if (!by) return Number(isLate(b)) - Number(isLate(a)) || (a.createTime === b.createTime ? 0 : a.createTime < b.createTime ? 1 : -1)
    const [left, right] = [by(a), by(b)]
    // A lead without a next follow-up comes last either way.
    if (left === '' || right === '') return left === right ? 0 : left === '' ? 1 : -1
    return left === right ? 0 : left < right ? -way : way
  }
}

const list = (input: Input, user: UserRow) => {
  const { rows, summary } = search(input, user)
  return { ...paged(rows, input, clueFace(leadNames()), inOrder(input)), summary }
}
const headquarters = (user: UserRow): void => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可查看全部线索')
}
const house = (user: UserRow): void => {
  if (user.dealerType <= 2) throw new Refusal(403, '仅经销商可查看本店线索')
}

on(clues.listZb)((input, { user }) => {
  headquarters(user)
  return list(input, user)
})
on(clues.listDealer)((input, { user }) => {
  house(user)
  return list(input, user)
})

on(clues.get)((input, { user }) => {
  const row = leadById(input.clueId)
  if (!row || !seesLead(user)(row)) throw new Refusal(403, '无权查看或数据不存在')
  // Inside the network nobody learns of other houses.
  const sees = seesRecord(user)
  return clueDetail(row, (dealerCode) => user.dealerType <= 2 || sees({ dealerCode, areaName: '' }))
})

/** The leads of a query as a sheet: the columns of the list, dealers without that of the dealer. */
const sheetOf = (input: Input, user: UserRow) => {
  const names = leadNames()
  const forAll = user.dealerType <= 2
  const rows = exportable(search(input, user).rows).toSorted(inOrder(input))
  return xlsFile(
    'excel.xls',
    [
      ...['线索编号', '客户姓名', '手机号', '一级渠道', '二级渠道', '意向车系', '客户级别', '线索状态'],
      ...(forAll ? ['跟进经销商'] : []),
      ...['销售顾问', '跟进次数', '下次跟进', '首跟超时', '创建时间'],
    ],
    rows.map((row) => [
      ...[row.clueId, row.customerName, masked(row.phone), names.channel(row.oneChannelCode), names.channel(row.twoChannelCode), names.series(row.seriesCode)],
      ...[named(`clueLevel.${row.clueLevel}`), named(`clueStatus.${row.status}`)],
      ...(forAll ? [names.dealer(row.dealerCode)] : []),
      ...[names.person(row.saleUserId), row.follows.length, row.nextFollowTime, named(`overdue.${row.overdue}`), row.createTime],
    ]),
  )
}
on(clues.exportZb)((input, { user }) => {
  demand(user, 'clues.exportZb')
  headquarters(user)
  return sheetOf(input, user)
})
on(clues.exportDealer)((input, { user }) => {
  demand(user, 'clues.exportDealer')
  house(user)
  return sheetOf(input, user)
})
on(clues.exportFollow)((input, { user }) => {
  demand(user, 'clues.exportFollow')
  const names = leadNames()
  const lines = search(input, user)
    .rows.toSorted(inOrder(input))
    .flatMap((row) => followFaces(row).map((follow) => ({ row, follow })))
  return xlsFile(
    'excel.xls',
    ['线索编号', '客户姓名', '手机号', '跟进经销商', '跟进时间', '跟进方式', '跟进结果', '跟进后级别', '跟进内容', '下次跟进', '跟进人'],
    exportable(lines).map(({ row, follow }) => [
      ...[row.clueId, row.customerName, masked(row.phone), names.dealer(row.dealerCode), follow.followTime, named(`followType.${follow.followType}`)],
      ...[named(`followResult.${follow.result}`), named(`clueLevel.${follow.clueLevel}`), follow.content, follow.nextFollowTime, follow.saleUserName],
    ]),
  )
})

/** Gives each of the leads away that can be, and says why the others cannot. */
const giveEach = (input: Input, give: (clueId: string) => string): Reassigned => {
  const ids = [...new Set(texts(input.clueIds))]
  if (ids.length === 0) throw new Refusal(400, '请选择线索')
  if (ids.length > MOST) throw new Refusal(400, `一次最多处理${MOST}条线索`)
  const failRows = ids.flatMap((clueId) => {
    const reason = give(clueId)
    return reason === '' ? [] : [{ clueId, reason }]
  })
  return { successCount: ids.length - failRows.length, failRows }
}
on(clues.reassignAgents)((input, { user, now }) => {
  demand(user, 'clues.reassignAgents')
  const target: Target = targetOf(input.target, user, false)
  return giveEach(input, (clueId) => allocate(clueId, target, user, now))
})
on(clues.reassignAgain)((input, { user, now }) => {
  demand(user, 'clues.reassignAgain')
  const target = targetOf(input.target, user, true)
  return giveEach(input, (clueId) => reassign(clueId, target, user, now))
})

type PoolRow = PoolClue & { leaveTime: string }
const POOL_SORTS = ['returnCount', 'enterTime', 'stayDays'] as const
/** As asked; else the longest in the pool first, the hottest among those. */
const inPoolOrder = (input: Input) => {
  const by = POOL_SORTS.find((one) => one === input.sortField)
  const way = text(input.sortOrder) === 'asc' ? 1 : -1
  return (a: PoolRow, b: PoolRow): number => {
    if (by && a[by] !== b[by]) return a[by] < b[by] ? -way : way
    return b.stayDays - a.stayDays || LEVELS.indexOf(a.clueLevel) - LEVELS.indexOf(b.clueLevel)
  }
}

on(clues.listPool)((input, { user, now }) => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可查看线索池')
  const face = poolFace(leadNames(), now)
  const sees = seesLead(user)
  const phoned = byPhone(input.phone)
  const entered = between(input.enterTimeStart, input.enterTimeEnd)
  const tests = (['oneChannelCode', 'twoChannelCode', 'seriesCode', 'provinceCode', 'cityCode'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: LeadRow) => test(row[key])
  })
  const because = oneOf(input.enterReason)
  const all = leads
    .filter((row) => row.pool && sees(row) && phoned(row.phone) && tests.every((test) => test(row)))
    .flatMap((row) => face(row) ?? [])
    .filter((row) => because(row.enterReason) && entered(row.enterTime))
  const today = formatTime(now, 'YYYY-MM-DD')
  const inState = oneOf(input.status)
  const least = whole(input.stayDaysStart) ?? 0
  const left = between(input.leaveTimeStart, input.leaveTimeEnd)
  const rows = all.filter((row) => inState(row.status) && row.stayDays >= least && (text(input.leaveTimeStart) === '' || left(row.leaveTime)))
  const count = (fits: (row: PoolRow) => boolean) => all.filter(fits).length
  return {
    ...paged(rows, input, (row) => row, inPoolOrder(input)),
    summary: {
      waiting: count((row) => row.status === WAITING),
      long: count((row) => row.status === WAITING && row.stayDays >= LONG_DAYS),
      cleaning: count((row) => row.status === CLEANING),
      today: count((row) => row.status === ALLOCATED && row.leaveTime.startsWith(today)),
    },
  }
})
