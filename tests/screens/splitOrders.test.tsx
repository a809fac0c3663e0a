// @module-tag orders
import { act as reactAct } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as calls from '@/api/orders/prorateOrders'
import { feeBearer, prorateBizType, splitStatus } from '@/entities/orders/prorateEnums'
import { maskPhone } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { backOf, shareOf, splits } from '../../mocks/orders/rules/splits'
import { org } from '../../mocks/system/rules/store'
import { all, button, hands, press, queries, sees, sent, settled, sure, until } from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const ORDERS = '/account-management/orders'
const PAYMENTS = '/account-management/c-orders'
const DETAIL = '/account-management/c-ordersDetail'
type Row = ReturnType<typeof splits>['rows'][number]
const rowOf = (fits: (row: Row) => boolean) => sure(splits().rows.find(fits))
const yuan = (cents: number) =>
  `¥${Number(fromCents(cents)).toLocaleString('zh', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const foot = () => [...document.querySelectorAll('.data-foot .data-line')].map(({ textContent }) => textContent)
const sumOf = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

describe('shares of split payments', () => {
  it('are sorted newest first with sums of the page and of all results', async () => {
    await openConsole(ORDERS)
    await sent(calls.list)
    const [entry] = received(calls.list)
    expect([entry?.method, entry?.path]).toEqual(['GET', '/api-clue/prorateOrder/getPcList'])
    expect(entry?.query).toMatchObject({ pageNo: '1', pageSize: '20', sortField: 'createTime', sortOrder: 'desc' })
    const from = sure(entry?.query.createTimeStart)
    const found = splits()
      .rows.filter(({ payTime }) => payTime >= from)
      .toSorted((a, b) => (a.payTime < b.payTime ? 1 : -1))
    await until(() => expect(foot()).toHaveLength(2))
    const [page, whole] = foot()
    const line = (rows: readonly Row[]) =>
      [shareOf, ({ payAmount }: Row) => payAmount, ({ feeAmount }: Row) => feeAmount, backOf].map((of) =>
        yuan(sumOf(rows, of)),
      )
    for (const text of line(found.slice(0, 20))) expect(page).toContain(text)
    for (const text of line(found)) expect(whole).toContain(text)
    expect(found.length).toBeGreaterThan(20)
  })

  it('show only page sums if the server sends no totals', async () => {
    control.inject({
      path: calls.list.path,
      kind: 'code',
      code: 200,
      data: {
        total: 2,
        records: [
          { id: '1', splitNo: 'FZ1', splitAmount: '1.10', orderAmount: '2.00' },
          { id: '2', splitNo: 'FZ2', splitAmount: 2.2 },
        ],
      },
    })
    await openConsole(ORDERS)
    await until(() => expect(foot()).toHaveLength(1))
    expect(foot()[0]).toContain('¥3.30')
    expect(foot()[0]).not.toContain('¥2.00')
  })

  it('are found by number without a period', async () => {
    const old = splits().rows.toSorted((a, b) => (a.payTime < b.payTime ? -1 : 1))[0]
    await openConsole(`${ORDERS}?splitNo=${sure(old).splitNo}`)
    await sent(calls.list)
    expect(queries(calls.list)[0]).toMatchObject({ splitNo: sure(old).splitNo })
    expect(queries(calls.list)[0]).not.toHaveProperty('createTimeStart')
    await button(`展开「${sure(old).splitNo}」`)
  })

  it('expand to show the failure reason and payment data', async () => {
    const row = rowOf(({ status }) => status === splitStatus.failed)
    await openConsole(`${ORDERS}?splitNo=${row.splitNo}`)
    await press(`展开「${row.splitNo}」`)
    const more = await until(() => sure(document.querySelector('.data-more')))
    expect(more).toHaveTextContent(row.failReason)
    expect(more).toHaveTextContent(row.payNo)
    expect(more).toHaveTextContent(row.payTime)
    await press(`收起「${row.splitNo}」`)
    await until(() => expect(document.querySelector('.data-more')).toBeNull())
  })

  it('are exported with the current filters', async () => {
    await openConsole(`${ORDERS}?status=3&createTime=`)
    await settled()
    const saved = takeSaved()
    await press('导出')
    await sent(calls.exportList)
    expect(queries(calls.exportList)[0]).toMatchObject({ status: '3', sortField: 'createTime' })
    await until(() => expect(saved.map(({ name }) => name)).toEqual(['excel.xls']))
  })

  it('reject a period of more than 366 days', async () => {
    await openConsole(`${ORDERS}?createTime=2024-01-01~2025-12-31`)
    await sees('时间范围不能超过 366 天')
    await sent(calls.list)
    expect(queries(calls.list)[0]).not.toHaveProperty('createTimeStart')
  })

  it('show a dealer only its own, without dealer filter and column', async () => {
    const code = sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
    await openConsole(`${ORDERS}?createTime=`, { as: 'dealer01' })
    await sees(`共 ${splits().rows.filter(({ dealerCode }) => dealerCode === code).length} 条`)
    expect(all('[role=columnheader]', /经销商/)).toEqual([])
    expect(document.querySelector('[aria-label="经销商"]')).toBeNull()
  })
})

describe('customer payments', () => {
  it('are found by order number, payment number or phone without a period', async () => {
    const { router } = await openConsole(PAYMENTS)
    await sent(calls.listConsumer)
    expect(received(calls.listConsumer)[0]?.path).toBe('/api-clue/prorateOrder/c/getPcList')
    expect(queries(calls.listConsumer)[0]).toHaveProperty('payTimeStart')
    const row = sure(splits().rows.toSorted((a, b) => (a.payTime < b.payTime ? -1 : 1))[0])
    for (const [at, query] of [`orderNo=${row.orderNo}`, `payNo=${row.payNo}`, `phone=${row.phone}`].entries()) {
      await reactAct(() => router.navigate(`${PAYMENTS}?${query}`))
      await sent(calls.listConsumer, at + 2)
      expect(queries(calls.listConsumer).at(-1)).not.toHaveProperty('payTimeStart')
      await button(row.orderNo)
    }
    expect(document.querySelector('.data-body')).toHaveTextContent(maskPhone(row.phone))
  })

  it('are exported for the default period', async () => {
    await openConsole(`${PAYMENTS}?splitStatus=2,4`)
    await settled()
    const saved = takeSaved()
    await press('导出')
    await sent(calls.exportConsumer)
    expect(
      new URLSearchParams(Object.entries(queries(calls.exportConsumer)[0] ?? {})).get('payTimeStart'),
    ).not.toBeNull()
    await until(() => expect(saved.map(({ name }) => name)).toEqual(['excel.xls']))
  })

  it('link to a detail whose shares add up to the amount paid', { tags: ['core'] }, async () => {
    const row = rowOf(({ status, payTime }) => status === splitStatus.partlyBack && payTime > '2000')
    await openConsole(`${PAYMENTS}?orderNo=${row.orderNo}`)
    await hands.click(await button(row.orderNo))
    await sent(calls.getConsumer)
    expect(received(calls.getConsumer)[0]?.path).toBe(`/api-clue/prorateOrder/c/getById/${row.id}`)
    await sees(`分账金额合计等于实付金额 ${yuan(row.payAmount)}`)
    const amounts = [yuan(shareOf(row)), yuan(row.feeAmount), yuan(row.payAmount - shareOf(row) - row.feeAmount)]
    const table = sure(document.querySelector('.ant-table'))
    for (const text of amounts) expect(table).toHaveTextContent(text)
    await sees(row.refundTime)
    expect(document.body).not.toHaveTextContent(row.phone)
    await press('显示完整号码')
    await sees(row.phone)
  })

  it('report the difference between shares and amount paid', async () => {
    const row = rowOf(({ status }) => status === splitStatus.split)
    control.inject({
      path: calls.getConsumer.path,
      kind: 'code',
      code: 200,
      data: {
        id: row.id,
        orderNo: row.orderNo,
        payAmount: '100.00',
        lines: [
          { id: '1', amount: '90.10' },
          { id: '2', amount: 9.8 },
        ],
      },
    })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('分账金额不平，相差 -¥0.10')
    await sees('暂无退款记录')
  })

  it('report a missing amount instead of counting it as zero', async () => {
    control.inject({
      path: calls.getConsumer.path,
      kind: 'code',
      code: 200,
      data: { id: '7', orderNo: 'A7', payAmount: '100.00', lines: [{ id: '1', amount: '100.00' }, { id: '2' }] },
    })
    await openConsole(`${DETAIL}?id=7`)
    await sees('金额不全，无法核对')
  })

  it('show when a waiting payment will be split', async () => {
    const row = rowOf(({ status, bizType }) => status === splitStatus.waiting && bizType === prorateBizType.carDeposit)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('尚未分账')
    await sees('分账时点：车辆交付')
  })

  it('are refused to another dealer', async () => {
    const code = sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
    const other = rowOf(({ dealerCode }) => dealerCode !== code)
    await openConsole(`${DETAIL}?id=${other.id}`, { as: 'dealer01' })
    await sees('无权查看或数据不存在')
  })

  it('request nothing without an id', async () => {
    await openConsole(DETAIL)
    await sees('参数缺失或记录不存在，请从列表进入')
    expect(received(calls.getConsumer)).toEqual([])
  })
})

it('the split orders of the embedded back end have consistent amounts', async () => {
  await openConsole('/home')
  const { rows } = splits()
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6)
  expect(new Set(rows.map(({ settleStatus }) => settleStatus)).size).toBe(4)
  expect(new Set(rows.map(({ orderStatus }) => orderStatus)).size).toBe(4)
  for (const row of rows) {
    expect(row.totalAmount - row.discountAmount - row.pointsAmount).toBe(row.payAmount)
    expect(shareOf(row)).toBeGreaterThan(0)
    expect(row.payAmount - shareOf(row) - row.feeAmount).toBeGreaterThanOrEqual(0)
    expect(backOf(row)).toBeLessThanOrEqual(shareOf(row))
  }
  // If the dealer bears the fee, it shares 100.01 less 0.60: 98.5 % of 99.41, rounded to cents.
  expect(shareOf({ payAmount: 10_001, feeAmount: 60, feeBearer: feeBearer.dealer, dealerRatio: 9850 })).toBe(9792)
  expect(shareOf({ payAmount: 10_001, feeAmount: 60, feeBearer: feeBearer.platform, dealerRatio: 8000 })).toBe(8001)
})
