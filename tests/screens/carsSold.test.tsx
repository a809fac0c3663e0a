// @module-tag orders
import { describe, expect, it } from 'vitest'
import * as saleReports from '@/api/leads/saleReports'
import * as ats from '@/api/orders/ats'
import * as approvals from '@/api/system/approvals'
import { clueStatus } from '@/entities/leads/enums'
import { atsStatus as states } from '@/entities/orders/atsEnums'
import { formatTime } from '@/lib/time'
import { doneBy } from '../../mocks/leads/data/targets'
import { leads } from '../../mocks/leads/rules/leads'
import { allSales, changeSale, saleById } from '../../mocks/orders/rules/sales'
import { begin, decideStep } from '../../mocks/system/rules/approvals'
import { org } from '../../mocks/system/rules/store'
import { bodies, find, press, sent, settled, sure, until } from '../actions'
import { control, openConsole } from '../harness'

const DEALER = 'D00001'
const today = () => formatTime(control.now(), 'YYYY-MM-DD')
const thisMonth = () => ({ startTime: `${today().slice(0, 7)}-01`, endTime: today() })
const months = () => ({ startMonth: today().slice(0, 7), endMonth: today().slice(0, 7) })
const account = (username: string) => sure(org.users.find((user) => user.username === username))

const onHome = () =>
  until(async () => {
    const tile = sure((await find('.home-tile > a', /^实销量/)).querySelector('b')).textContent
    expect(tile).toMatch(/^[\d,]+$/)
    return Number(tile.replaceAll(',', ''))
  })
const inReports = async (dealerCode?: string) =>
  (
    await saleReports.list({
      ...{ viewpoint: 'headquarters', dimension: 'area' },
      ...thisMonth(),
      dealerCodes: dealerCode && [dealerCode],
    })
  ).summary.saleCount
const inActualSales = async (dealerCode?: string) =>
  (await ats.getReport({ groupBy: 'month', ...months(), dealerCode })).summary.saleCount
const inTasks = () => {
  const { startTime, endTime } = thisMonth()
  return doneBy(startTime, endTime, () => 'all', new Set([DEALER])).get('all')?.sale
}
const counted = async () => ({
  reports: [await inReports(), await inReports(DEALER)],
  actual: [await inActualSales(), await inActualSales(DEALER)],
  tasks: inTasks(),
})

describe('number of cars sold', () => {
  it('follows the confirmation and voiding of a sale in every report', async () => {
    const { router } = await openConsole('/home')
    const lead = sure(leads.find(({ dealerCode, status }) => dealerCode === DEALER && status === clueStatus.following))
    const before = structuredClone(lead)
    const { id } = sure(
      allSales().find(({ dealerCode, status }) => dealerCode === DEALER && status === states.headquarters),
    )
    changeSale(id, { saleDate: today(), phone: lead.phone })
    const [all, own] = [await onHome(), sure(inTasks())]
    expect(await counted()).toEqual({ reports: [all, own], actual: [all, own], tasks: own })

    await router.navigate(`/solid-management/solidDetail?id=${id}`)
    await press('通过')
    await until(() => expect(saleById(id)?.status).toBe(states.confirmed))
    expect(lead).toMatchObject({ status: clueStatus.won, nextFollowTime: '' })
    expect(lead.reached.deal.slice(0, 10)).toBe(today())
    await settled()
    await router.navigate('/home')
    await until(async () => expect(await onHome()).toBe(all + 1))
    expect(await counted()).toEqual({ reports: [all + 1, own + 1], actual: [all + 1, own + 1], tasks: own + 1 })

    const sale = sure(saleById(id))
    const application = begin(
      {
        ...{
          source: 'order',
          bizType: 'atsVoid',
          bizId: id,
          title: `实销作废：${sale.vin}`,
          reason: '客户退车，发票已冲红',
        },
        ...{ dealerCode: sale.dealerCode, dealerName: sale.dealerName, areaName: sale.areaName },
        ...{ attachments: [], formData: [] },
      },
      account('sale01'),
      control.now(),
    )
    decideStep(application, account('dealer01_sale'), control.now(), true, '')
    await router.navigate(`/solid-management/solidDetail?id=${id}`)
    await sent(ats.get, 2)
    await settled()
    await press('通过')
    await until(() => expect(saleById(id)?.status).toBe(states.voided))
    expect(bodies(approvals.submit)).toEqual([
      { bizType: 'ats', bizIds: [id], result: 1 },
      { bizType: 'atsVoid', bizIds: [id], result: 1 },
    ])
    expect(lead).toEqual(before)
    await settled()
    await router.navigate('/home')
    await until(async () => expect(await onHome()).toBe(all))
    expect(await counted()).toEqual({ reports: [all, own], actual: [all, own], tasks: own })
  })

  it('is the same for each dealer in both reports', async () => {
    await openConsole('/updatePassword')
    const [groups, rows] = [
      await ats.getReport({ groupBy: 'dealer', ...months(), pageSize: 500 }),
      await saleReports.list({
        ...{ viewpoint: 'headquarters', dimension: 'dealer', pageSize: 1000 },
        ...thisMonth(),
      }),
    ]
    const sold = new Map(rows.records.map(({ dimCode, saleCount }) => [dimCode, saleCount]))
    const both = groups.records.filter(({ saleCount }) => Number(saleCount) > 0)
    expect(both.length).toBeGreaterThan(5)
    expect(both.map(({ groupKey, saleCount }) => [groupKey, saleCount])).toEqual(
      both.map(({ groupKey }) => [groupKey, sold.get(groupKey)]),
    )
  })

  it('is the same on the home page and in the reports of a dealer', { tags: ['core'] }, async () => {
    await openConsole('/home', { as: 'dealer01_sale' })
    const own = await onHome()
    const { summary } = await saleReports.list({ viewpoint: 'dealer', dimension: 'series', ...thisMonth() })
    expect([summary.saleCount, await inActualSales(), inTasks()]).toEqual([own, own, own])
  })

  it('includes a matching confirmed sale for every won lead', async () => {
    await openConsole('/updatePassword')
    const sales = new Map(allSales().map((row) => [row.clueId, row]))
    const won = leads.filter(({ status }) => status === clueStatus.won)
    expect(won.length).toBeGreaterThan(20)
    for (const { clueId, phone, customerName, dealerCode, seriesCode, reached } of won)
      expect(sales.get(clueId), clueId).toMatchObject({
        ...{ status: states.confirmed, phone, customerName, dealerCode, seriesCode },
        saleDate: reached.deal.slice(0, 10),
      })
  })

  it('never exceeds the number of orders in any month', async () => {
    await openConsole('/updatePassword')
    for (const back of [0, 35, 70, 200, 400, 700]) {
      const startTime = formatTime(control.now() - (back + 30) * 86_400_000, 'YYYY-MM-DD')
      const endTime = formatTime(control.now() - back * 86_400_000, 'YYYY-MM-DD')
      const { summary } = await saleReports.list({ viewpoint: 'headquarters', dimension: 'area', startTime, endTime })
      const steps = [summary.visitCount, summary.driveCount, summary.orderCount, summary.saleCount].map(Number)
      expect(steps, startTime).toEqual(steps.toSorted((a, b) => b - a))
      expect(Number(summary.clueCount), startTime).toBeGreaterThan(0)
    }
  })
})
