import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as carSeries from '@/api/system/carSeries'
import * as cashDraws from '@/api/marketing/cashDraws'
import * as clueChannels from '@/api/leads/clueChannels'
import * as clueEvents from '@/api/leads/clueEvents'
import * as companies from '@/api/system/companies'
import * as coupons from '@/api/marketing/coupons'
import * as activities from '@/api/marketing/activities'
import * as dealers from '@/api/system/dealers'
import * as goods from '@/api/commerce/goods'
import * as internalStaff from '@/api/system/internalStaff'
import * as lotteries from '@/api/marketing/lotteries'
import * as organisation from '@/api/system/organisation'
import * as outCall from '@/api/leads/outCall'
import type { Page } from '@/api/reply'
import { bodies, sent, sure, until } from '../actions'
import { control, openConsole } from '../harness'
import { enter } from '../sweep'

const M = '/marketing-management'
const LEAD_CHANNELS = '/clue-management/soureManagement'

type Row = Readonly<Record<string, unknown>>
interface Case {
  what: string
  path: string
  list: AnyCall & { (input: { pageNo: number; pageSize: number }): Promise<Page<object>> }
  query: (row: Row) => string
  name: string
}
const open = (mode: string, key: string, id: string) => (row: Row) => `mode=${mode}&${key}=${String(row[id])}`
const filter =
  (key: string, id = 'id', more = '') =>
  (row: Row) =>
    `${key}=${String(row[id])}${more}`

/**
 * Each kind of place that loads one record from a list, with the record name that must be shown in its window or
 * filter.
 */
const CASES: readonly Case[] = [
  {
    what: 'form of a task',
    path: '/outboundTask/outboundTask',
    list: outCall.listTasks,
    query: open('edit', 'record', 'taskId'),
    name: 'taskName',
  },
  {
    what: 'form of a series',
    path: '/system-management/carsManagement',
    list: carSeries.list,
    query: open('edit', 'record', 'id'),
    name: 'seriesCode',
  },
  {
    what: 'form of somebody',
    path: '/internalStaff',
    list: internalStaff.list,
    query: open('edit', 'record', 'id'),
    name: 'staffName',
  },
  {
    what: 'detail of staff',
    path: '/system-management/userInformation',
    list: organisation.listStaff,
    query: open('detail', 'record', 'id'),
    name: 'staffName',
  },
  {
    what: 'form of a channel',
    path: `${M}/activity-management-index`,
    list: activities.listChannels,
    query: open('edit', 'record', 'id'),
    name: 'channelName',
  },
  {
    what: 'form of a lead channel',
    path: LEAD_CHANNELS,
    list: clueChannels.list,
    query: open('edit', 'record', 'channelCode'),
    name: 'channelName',
  },
  {
    what: 'an enterprise',
    path: '/system-management/enterpriseManagement',
    list: companies.list,
    query: open('detail', 'record', 'id'),
    name: 'companyName',
  },
  {
    what: 'filter of an enterprise',
    path: '/system-management/enterpriseManagement',
    list: companies.list,
    query: filter('parentId'),
    name: 'companyName',
  },
  {
    what: 'filter of a group',
    path: '/system-management/distributorManagement',
    list: dealers.listGroups,
    query: filter('groupCode', 'groupCode'),
    name: 'groupName',
  },
  {
    what: 'filter of an event',
    path: LEAD_CHANNELS,
    list: clueEvents.list,
    query: filter('eventCode', 'eventCode', '&tab=eventChannel'),
    name: 'eventName',
  },
  {
    what: 'filter of a coupon',
    path: `${M}/provideManagement`,
    list: coupons.list,
    query: filter('coupon'),
    name: 'couponName',
  },
  {
    what: 'filter of a grant',
    path: `${M}/ProvideData`,
    list: coupons.listGrants,
    query: filter('grantId'),
    name: 'grantName',
  },
  {
    what: 'filter of goods',
    path: `${M}/cardVoucherManagement`,
    list: goods.list,
    query: filter('scopeGoods', 'id', '&tab=goods'),
    name: 'goodsName',
  },
  {
    what: 'filter of a wheel',
    path: `${M}/lottery-record`,
    list: lotteries.list,
    query: filter('lotteryId'),
    name: 'title',
  },
  {
    what: 'filter of a cash draw',
    path: `${M}/drawRecords`,
    list: cashDraws.list,
    query: filter('drawId'),
    name: 'title',
  },
]

const text = (row: object, key: string): string => String(sure(Reflect.get(row, key)))

describe('record lookup with a server that ignores filters', () => {
  it('shows the record of the address instead of the first one', { timeout: 300_000 }, async () => {
    const { router } = await openConsole('/home')
    const found: string[] = []
    for (const { what, path, list, query, name } of CASES) {
      await enter(router, path)
      const { records } = await list({ pageNo: 1, pageSize: 500 })
      const row = { ...sure(records.at(-1)) }
      control.inject({ path: list.path, kind: 'unfiltered' })
      await act(() => router.navigate(`${path}?${query(row)}`))
      const where = query(row).startsWith('mode') ? '.ant-drawer' : '.filters'
      const words = () =>
        [...document.querySelectorAll(where)]
          .flatMap((part) => [part.textContent, ...[...part.querySelectorAll('input')].map(({ value }) => value)])
          .join(' ')
      await until(() => expect(words()).toContain(text(row, name))).catch(() => found.push(`${what}: ${words()}`))
      if (words().includes(text(sure(records[0]), name))) found.push(`${what}: the first of the list`)
      control.lift()
    }
    expect(found).toEqual([])
  })

  it('copies the coupon of the grant in the address', async () => {
    const { router } = await openConsole(`${M}/provideManagement`)
    const { records } = await coupons.listGrants({ pageNo: 1, pageSize: 500 })
    const row = sure(records.findLast(({ couponId }) => couponId !== records[0]?.couponId))
    control.inject({ path: coupons.listGrants.path, kind: 'unfiltered' })
    await act(() => router.navigate(`${M}/provideManagement?mode=copy&record=${row.id}`))
    await sent(coupons.get)
    expect(bodies(coupons.get)).toEqual([{ id: row.couponId }])
  })
})
