// @module-tag orders
import { configure, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as ats from '@/api/orders/ats'
import { atsStatus as states } from '@/entities/orders/atsEnums'
import { prop } from '@/lib/json'
import { formatTime } from '@/lib/time'
import type { SaleRow } from '../../mocks/orders/data/sales'
import { allSales } from '../../mocks/orders/rules/sales'
import { all, button, hands, press, queries, sent, settled, sure, until } from '../actions'
import { openConsole } from '../harness'

beforeAll(() => configure({ defaultHidden: true }))
const REPORT = '/solid-management/solidReportDealer'
const HQ_LINES = '/solid-management/solidReportDetail'
const OWN_LINES = '/solid-management/solidReportDealerDetail'

const thisMonth = formatTime(Date.now(), 'YYYY-MM')
const year = thisMonth.slice(0, 4)
const soldIn = (month: string, more: (row: SaleRow) => boolean = () => true) =>
  allSales().filter((row) => row.status === states.confirmed && row.saleDate.startsWith(month) && more(row))
const tile = async (name: string) =>
  sure(
    [...(await screen.findByRole('list', { name: '本月实销' })).querySelectorAll('li')].find((one) =>
      one.textContent.startsWith(name),
    ),
  )

describe('actual sales report', () => {
  it('shows the sales of this month and computes the totals from sums', async () => {
    await openConsole(REPORT, { as: 'superadmin' })
    await settled()
    expect(queries(ats.getReport)).toContainEqual({
      groupBy: 'month',
      startMonth: `${year}-01`,
      endMonth: thisMonth,
      pageNo: '1',
      pageSize: '20',
    })
    expect(new Set(queries(ats.getReport).map(({ groupBy }) => groupBy))).toEqual(
      new Set(['month', 'dealer', 'series']),
    )
    expect(await tile('本月实销量')).toHaveTextContent(String(soldIn(thisMonth).length))
    const answer = await ats.getReport({ groupBy: 'month', startMonth: `${year}-01`, endMonth: thisMonth })
    const sums = answer.records.reduce(
      (sum, row) => ({ sales: sum.sales + Number(row.saleCount), target: sum.target + Number(row.targetCount) }),
      { sales: 0, target: 0 },
    )
    expect(answer.summary.saleCount).toBe(sums.sales)
    expect(answer.summary.finishRate).toBeCloseTo((sums.sales / sums.target) * 100, 1)
    expect(sums.sales).toBe(soldIn(year).length)
    const total = sure(screen.getAllByText('合计').at(-1)?.closest('[role=row]'))
    expect(total).toHaveTextContent(new Intl.NumberFormat('zh').format(sums.sales))
  })

  it('shows the same count as the lines behind it', { tags: ['core'] }, async () => {
    const { router } = await openConsole(`${REPORT}?groupBy=series`, { as: 'superadmin' })
    await settled()
    const answer = await ats.getReport({ groupBy: 'series', startMonth: `${year}-01`, endMonth: thisMonth })
    const row = sure(answer.records[0])
    const line = await until(() =>
      sure(
        [...document.querySelectorAll('.data-row')].find(({ textContent }) => textContent.startsWith(row.groupName)),
      ),
    )
    await hands.click(sure(line.querySelector<HTMLElement>('a.cell-link')))
    await until(() => expect(router?.state.location.pathname).toBe(HQ_LINES))
    await until(() =>
      expect(queries(ats.getReportDetail).at(-1)).toMatchObject({
        scope: 'hq',
        status: '4',
        seriesCode: row.groupKey,
        saleDateStart: `${year}-01-01 00:00:00`,
      }),
    )
    const asked = sure(queries(ats.getReportDetail).at(-1))
    const lines = await ats.getReportDetail({ ...asked, scope: 'hq', pageNo: 1, pageSize: 1 })
    expect(lines.total).toBe(row.saleCount)
    expect(prop(lines.summary, 'count')).toBe(row.saleCount)
  })

  it('shows a dash for a missing target', async () => {
    const answer = await (async () => {
      await openConsole(`${REPORT}?groupBy=series`, { as: 'superadmin' })
      await settled()
      return ats.getReport({ groupBy: 'series' })
    })()
    expect(answer.records.map(({ finishRate }) => finishRate)).toEqual(answer.records.map(() => null))
    const row = sure((await screen.findAllByText(sure(answer.records[0]).groupName)).at(0)?.closest('[role=row]'))
    expect(row).toHaveTextContent('—')
  })

  it('limits a dealer to its own sales and lines', async () => {
    const { router } = await openConsole(`${REPORT}?groupBy=consultant`, { as: 'dealer01_sale' })
    await settled()
    expect(all('label.ant-segmented-item', '经销商')).toEqual([])
    const answer = await ats.getReport({ groupBy: 'consultant', startMonth: `${year}-01`, endMonth: thisMonth })
    const sold = soldIn(year, ({ dealerCode }) => dealerCode === 'D00001')
    expect(answer.summary.saleCount).toBe(sold.length)
    const row = sure(answer.records.find(({ saleCount }) => Number(saleCount) > 0))
    await hands.click(sure((await screen.findAllByText(String(row.saleCount), { selector: 'a.cell-link' }))[0]))
    await until(() => expect(router?.state.location.pathname).toBe(OWN_LINES))
    await until(() => expect(queries(ats.getReportDetail).at(-1)).toMatchObject({ scope: 'dealer', status: '4' }))
  })

  it('offers a dealer group only its own dealers as a filter', async () => {
    await openConsole(REPORT, { as: 'group01' })
    await settled()
    const box = await screen.findByRole('combobox', { name: '经销商' })
    await hands.click(box)
    const offered = await until(() => {
      const options = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
      expect(options.length).toBeGreaterThan(0)
      return options
    })
    for (const text of offered) expect(text).toMatch(/^D0000[1-4] /)
    await hands.click(sure(document.querySelector('.ant-select-item-option')))
    const chosen = offered[0]?.split(' ')[0]
    await until(() => expect(queries(ats.getReport).at(-1)).toMatchObject({ dealerCode: chosen }))
  })

  it('exports the selected grouping', async () => {
    await openConsole(`${REPORT}?groupBy=area`, { as: 'superadmin' })
    await settled()
    await press('导出')
    await sent(ats.exportReport)
    expect(queries(ats.exportReport)).toEqual([
      { groupBy: 'area', startMonth: `${year}-01`, endMonth: thisMonth, type: 'group' },
    ])
  })
})

describe('line list of the actual sales report', () => {
  it('opens with the confirmed sales of this month and their totals', { tags: ['core'] }, async () => {
    await openConsole(HQ_LINES, { as: 'superadmin' })
    const sold = soldIn(thisMonth)
    const sums = await screen.findByLabelText('合计')
    expect(within(sums).getByText(new Intl.NumberFormat('zh').format(sold.length))).toBeInTheDocument()
    expect(queries(ats.getReportDetail)[0]).toMatchObject({
      scope: 'hq',
      status: '4',
      saleDateStart: `${thisMonth}-01 00:00:00`,
      sortField: 'saleDate',
      sortOrder: 'desc',
    })
    await button(sure(sold.toSorted((a, b) => b.saleDate.localeCompare(a.saleDate))[0]).atsNo)
    await press('导出')
    await sent(ats.exportReport)
    expect(queries(ats.exportReport)[0]).toMatchObject({ scope: 'hq', type: 'detail', status: '4' })
  })
})
