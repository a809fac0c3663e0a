// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as phev from '@/api/vehicle/phev'
import { phevStatus } from '@/entities/vehicle/phevTrace'
import { formatTime } from '@/lib/time'
import { traces } from '../../mocks/vehicle/rules/traces'
import { dialog, fill, find, hands, press, queries, sees, sent, sure, tick, until } from '../actions'
import { control, openConsole } from '../harness'

const PAGE = '/phev-report'
const DAY = 86_400_000
const page = () => sure(document.querySelector('main'))
const dayIn = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')
const last = () => sure(queries(phev.list).findLast(({ groupBy }) => groupBy === undefined))
const traceIn = (status: number) => sure(traces().find((row) => row.status === status))

describe('battery trace list', () => {
  it('loads events up to today and filters overdue traces', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await sees('应上报')
    expect(last()).toMatchObject({ eventDateEnd: `${dayIn(0)} 23:59:59`, sortField: 'eventDate', sortOrder: 'desc' })
    await tick(/^逾期 \d+$/)
    await until(() => expect(last()).toMatchObject({ scope: 'overdue' }))
    expect(last()).toMatchObject({ deadlineEnd: `${dayIn(-1)} 23:59:59` })
    await sees(/^逾期 \d+ 天$/)
  })

  it('shows the steps, parts and reports of a trace', async () => {
    const row = traceIn(phevStatus.failed)
    await openConsole(`${PAGE}?vin=${row.vin}`)
    expect(last()).not.toHaveProperty('eventDateStart')
    await sees(row.failReason)
    await press(row.vin)
    expect(queries(phev.get)).toEqual([{ id: row.id }])
    await dialog(/平台确认/)
    await sees('模组')
    await press('全部展开')
    await sees('电芯')
    await hands.click(await find('.ant-tabs-tab-btn', '上报记录'))
    await sees('E1024')
  })

  it('retries a failed chart and filters by an area chosen in a chart', async () => {
    control.inject({ path: phev.list.path, kind: 'code', code: 500, message: '图表失败', after: 1, times: 1 })
    await openConsole(PAGE)
    await sees('应上报')
    await press('展开图表')
    await sees('图表失败')
    await press('重试')
    await sees('按月上报情况')
    expect(queries(phev.list).flatMap(({ groupBy }) => groupBy ?? [])).toEqual(
      expect.arrayContaining(['month', 'area', 'maker']),
    )
    await press('各大区上报率: 以表格查看')
    await press('华东')
    await until(() => expect(last()).toMatchObject({ areaName: '华东' }))
  })

  it('requires at least six characters of a battery pack code', async () => {
    await openConsole(`${PAGE}?packCode=04q`)
    await sees('电池包编码至少输入 6 位')
    expect(last()).not.toHaveProperty('packCode')
    await fill('电池包编码', '04qpe1')
    await press('查询')
    await until(() => expect(last()).toMatchObject({ packCode: '04QPE1' }))
  })

  it('keeps its figures on later pages and hides them when the server sends none', async () => {
    await openConsole(PAGE)
    await sees('应上报')
    await hands.click(sure(document.querySelector('.ant-pagination-item-2')))
    await until(() => expect(last()).toMatchObject({ pageNo: '2' }))
    expect(page()).toHaveTextContent('应上报')
    control.inject({ path: phev.list.path, kind: 'bend', bend: 'summaryMissing' })
    await hands.click(sure(document.querySelector('.ant-pagination-item-1')))
    await press('展开筛选')
    await fill('电池企业', '宁德')
    await press('查询')
    await until(() => expect(page()).not.toHaveTextContent('应上报'))
  })

  it('leads a dealer from its own trace to the sale', async () => {
    const [own] = traces()
    await openConsole(`${PAGE}?vin=${sure(own).vin}`, { as: 'dealer01' })
    await press(sure(own).vin)
    await press('实销信息')
    await until(() => expect(location.href).toContain('/solid-management/solidDealer'))
    await sent(phev.get)
  })
})
