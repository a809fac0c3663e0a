import { clueFollow } from '@/entities/leads/clueFollow'
import { clue } from '@/entities/leads/clue'
import * as clues from '@/api/leads/clues'
import type { Reassigned } from '@/api/leads/clues'
import { clueStatus, overdue, poolStatus } from '@/entities/leads/enums'
import type { PoolClue } from '@/entities/leads/poolClue'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { LeadRow } from '../data/leads'
import type { UserRow } from '../../system/data/types'
import { demand, seesRecord } from '../../system/rules/access'
import { clueDetail, clueView, followViews, leadNames, poolView } from '../rules/clueRows'
import { allocate, reassign, type Target, targetOf } from '../rules/reassignment'
import { text, texts, integer } from '../../core/input'
import { areaOf, consultantName, leadById, leads, seesLead } from '../rules/leads'
import { masked } from '../../core/table'
import { templateOf } from '../rules/templates'

type Input = Record<string, unknown>
const MAX = 500
const LONG_DAYS = 7
const LEVELS = ['H', 'A', 'B', 'C', 'N']

on(clues.downloadTemplate)((input) => templateOf(text(input.code)))

/** True if the first contact is overdue. Blocked customers must not be called, so their leads are never overdue. */
const isLate = (row: LeadRow) => row.overdue === overdue.yes && row.follows.length === 0 && row.blackFlag === 0
const SORTS: Readonly<Record<string, (row: LeadRow) => string | number>> = {
  followCount: (row) => row.follows.length,
  nextFollowTime: (row) => row.nextFollowTime,
  createTime: (row) => row.createTime,
}
/** Returns the requested order. By default leads with an overdue first contact come first, then the newest. */
const inOrder = (input: Input) => {
  const by = SORTS[text(input.sortField)]
  const way = text(input.sortOrder) === 'asc' ? 1 : -1
  return (a: LeadRow, b: LeadRow): number => {
    if (!by)
      return (
        Number(isLate(b)) - Number(isLate(a)) ||
        (a.createTime === b.createTime ? 0 : a.createTime < b.createTime ? 1 : -1)
      )
    const [left, right] = [by(a), by(b)]
    // A lead without a next follow-up comes last in either direction.
    if (left === '' || right === '') return left === right ? 0 : left === '' ? 1 : -1
    return left === right ? 0 : left < right ? -way : way
  }
}

const listed = listOf(clues.listZb)<LeadRow>({
  is: [
    ...(['oneChannelCode', 'twoChannelCode', 'eventCode', 'seriesCode', 'clueLevel', 'dealerCode'] as const),
    ...(['saleUserId', 'overdue', 'blackFlag', 'status'] as const),
    { areaName: (row) => areaOf(row.dealerCode) },
  ],
  like: ['customerName', { saleUserName: (row) => consultantName(row.saleUserId) }],
  phone: ['phone'],
  between: ['createTime', 'nextFollowTime'],
  order: inOrder,
})
const list = (input: Input, user: UserRow) => {
  const rows = leads.filter(seesLead(user))
  return {
    ...listed.page(rows, input, clueView(leadNames())),
    summary: {
      all: listed.fitting(rows, { ...input, status: undefined }).length,
      ...listed.counts(
        rows,
        input,
        'status',
        clueStatus.options.map(({ value }) => value),
      ),
    },
  }
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
  // Users of the dealer network do not see owners at other dealers.
  const sees = seesRecord(user)
  return clueDetail(row, (dealerCode) => user.dealerType <= 2 || sees({ dealerCode, areaName: '' }))
})

const clueSheet = (input: Input, user: UserRow) => {
  const names = leadNames()
  return sheetOf(listed.exported(leads.filter(seesLead(user)), input), {
    ...columnsOf(clue, 'clueId', 'customerName', 'phone'),
    一级渠道: (row) => names.channel(row.oneChannelCode),
    二级渠道: (row) => names.channel(row.twoChannelCode),
    意向车系: (row) => names.series(row.seriesCode),
    ...columnsOf(clue, 'clueLevel', 'status'),
    ...(user.dealerType <= 2 && { 跟进经销商: (row: LeadRow) => names.dealer(row.dealerCode) }),
    销售顾问: (row) => names.person(row.saleUserId),
    跟进次数: (row) => row.follows.length,
    ...columnsOf(clue, 'nextFollowTime', 'overdue', 'createTime'),
  })
}
on(clues.exportZb)((input, { user }) => {
  demand(user, 'clues.exportZb')
  headquarters(user)
  return clueSheet(input, user)
})
on(clues.exportDealer)((input, { user }) => {
  demand(user, 'clues.exportDealer')
  house(user)
  return clueSheet(input, user)
})
on(clues.exportFollow)((input, { user }) => {
  demand(user, 'clues.exportFollow')
  const names = leadNames()
  const lines = listed
    .exported(leads.filter(seesLead(user)), input)
    .flatMap((row) => followViews(row).map((follow) => ({ row, ...follow })))
  return sheetOf(lines, {
    线索编号: ({ row }) => row.clueId,
    客户姓名: ({ row }) => row.customerName,
    手机号: ({ row }) => masked(row.phone),
    跟进经销商: ({ row }) => names.dealer(row.dealerCode),
    ...columnsOf(
      clueFollow,
      'followTime',
      'followType',
      'result',
      'clueLevel',
      'content',
      'nextFollowTime',
      'saleUserName',
    ),
  })
})

const giveEach = (input: Input, give: (clueId: string) => string): Reassigned => {
  const ids = [...new Set(texts(input.clueIds))]
  if (ids.length === 0) throw new Refusal(400, '请选择线索')
  if (ids.length > MAX) throw new Refusal(400, `一次最多处理${MAX}条线索`)
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
const inPoolOrder = (input: Input) => {
  const by = POOL_SORTS.find((one) => one === input.sortField)
  const way = text(input.sortOrder) === 'asc' ? 1 : -1
  return (a: PoolRow, b: PoolRow): number => {
    if (by && a[by] !== b[by]) return a[by] < b[by] ? -way : way
    return b.stayDays - a.stayDays || LEVELS.indexOf(a.clueLevel) - LEVELS.indexOf(b.clueLevel)
  }
}

const pool = listOf(clues.listPool)<PoolRow>({
  is: [
    ...(['oneChannelCode', 'twoChannelCode', 'seriesCode', 'cityCode', 'enterReason', 'status'] as const),
    { provinceCode: (row) => leadById(row.clueId)?.provinceCode ?? '' },
  ],
  phone: ['phone'],
  between: ['enterTime', 'leaveTime'],
  where: { stayDaysStart: (asked) => (row) => row.stayDays >= (integer(asked) ?? 0) },
  order: inPoolOrder,
})

on(clues.listPool)((input, { user, now }) => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可查看线索池')
  const rows = leads.filter(seesLead(user)).flatMap((row) => poolView(leadNames(), now)(row) ?? [])
  const all = pool.fitting(rows, {
    ...input,
    ...{ status: undefined, stayDaysStart: undefined, leaveTimeStart: undefined, leaveTimeEnd: undefined },
  })
  const today = formatTime(now, 'YYYY-MM-DD')
  const count = (fits: (row: PoolRow) => boolean) => all.filter(fits).length
  return {
    ...pool.page(rows, input),
    summary: {
      waiting: count((row) => row.status === poolStatus.unassigned),
      long: count((row) => row.status === poolStatus.unassigned && row.stayDays >= LONG_DAYS),
      cleaning: count((row) => row.status === poolStatus.verifying),
      today: count((row) => row.status === poolStatus.assigned && row.leaveTime.startsWith(today)),
    },
  }
})
