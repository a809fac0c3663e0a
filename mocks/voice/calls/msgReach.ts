import * as api from '@/api/voice/customMsgs'
import { msgReach, type MsgReach } from '@/entities/voice/msgReach'
import { toMillis } from '@/lib/time'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { counted } from '../../core/asOf'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { demand } from '../../system/rules/access'
import type { ReachRow } from '../data/msgReach'
import { groupsOf, merged, reachRows, reachView, reachTotals } from '../rules/msgReach'

const PAGE = '/MsgManagement/msg-reach'
const BY = ['day', 'channel', 'reason', 'hour'] as const

const listed = listOf(api.listReach)<MsgReach>({
  is: ['msgSource', 'msgType', 'channel', 'topFailReason'],
  like: [{ title: (row) => [row.title, row.msgId] }],
  between: ['sendTime'],
  within: ['arriveRate'],
  sort: ['sendTime', 'targetCount', 'arriveCount', 'arriveRate', 'openRate'],
})
const askedFor = (input: Record<string, unknown>): ReachRow[] => {
  const rows = new Map(reachRows().map((row) => [row.id, row]))
  return listed.fitting([...rows.values()].map(reachView), input).flatMap(({ id }) => rows.get(id) ?? [])
}
/** Returns the query for the preceding period of the same length. */
const before = (input: Record<string, unknown>): Record<string, unknown> | undefined => {
  const [from, until] = [toMillis(text(input.sendTimeStart)), toMillis(text(input.sendTimeEnd))]
  if (from === undefined || until === undefined) return undefined
  return { ...input, sendTimeStart: wireTime(from - (until - from) - 1000), sendTimeEnd: wireTime(from - 1000) }
}
const linesOf = (rows: readonly ReachRow[], input: Record<string, unknown>): MsgReach[] =>
  integer(input.merged) === 1
    ? merged(rows).map(({ channels, ...row }) => ({ ...reachView(row), channels }))
    : rows.map(reachView)
const SORTED = ['pageNo', 'pageSize', 'sortField', 'sortOrder'] as const
const order = (input: Record<string, unknown>) => Object.fromEntries(SORTED.map((key) => [key, input[key]]))

on(api.listReach)((input, { user, now }) => {
  demandHeadquartersPage(user, PAGE)
  const rows = askedFor(input)
  const by = BY.find((one) => one === input.groupBy)
  if (by) return { records: [], total: 0, summary: {}, groups: groupsOf(rows, by), ...counted(now) }
  const earlier = before(input)
  const previous = earlier && reachTotals(askedFor(earlier))
  return {
    ...listed.page(linesOf(rows, input), order(input)),
    summary: {
      ...reachTotals(rows),
      ...(previous &&
        Object.fromEntries(
          Object.entries(previous).map(([key, value]) => [`previous${key[0]?.toUpperCase()}${key.slice(1)}`, value]),
        )),
    },
    groups: [],
    ...counted(now),
  }
})
on(api.exportReach)((input, { user }) => {
  demand(user, 'customMsgs.exportReach')
  demandHeadquartersPage(user, PAGE)
  const rows = listed.exported(linesOf(askedFor(input), input), order(input))
  return sheetOf(rows, {
    ...columnsOf(msgReach, 'msgSource', 'msgId', 'title', 'msgType', 'channel', 'sendTime'),
    ...columnsOf(msgReach, 'targetCount', 'sentCount', 'arriveCount', 'arriveRate', 'openCount', 'openRate'),
    ...columnsOf(msgReach, 'closeCount', 'topFailReason'),
  })
})
