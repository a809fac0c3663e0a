// @module-tag leads
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import * as saleReports from '@/api/leads/saleReports'
import { clueStatus } from '@/entities/leads/enums'
import { METRICS } from '@/entities/leads/saleReport'
import { atsStatus } from '@/entities/orders/atsEnums'
import { shopType, staffPost, staffStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { fromCents, toCents } from '@/lib/money'
import { dayAfter, targetOf } from '../../mocks/leads/data/targets'
import { leads } from '../../mocks/leads/rules/leads'
import { allSales } from '../../mocks/orders/rules/sales'
import { soldCars } from '../../mocks/orders/rules/sold'
import { org } from '../../mocks/system/rules/store'
import {
  all,
  button,
  choose,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const HQ = '/saleReport/headquarters'
const DEALER = '/saleReport/dealer'
const GROUP = '/saleReport/group-dealer'
const HQ_TIME = '/saleReport-time/headquarters'
const DEALER_TIME = '/saleReport-time/dealer'
const GROUP_TIME = '/saleReport-time/group-dealer'
const MATRIX = '/saleReport-dimension/headquarters-by-dealer'

const today = () => formatTime(control.now(), 'YYYY-MM-DD')
const ago = (days: number) => dayAfter(today(), -days)
const span = () => ({ startTime: ago(20), endTime: today() })
const during = (time: string, { startTime, endTime }: ReturnType<typeof span>) =>
  time !== '' && time.slice(0, 10) >= startTime && time.slice(0, 10) <= endTime
const sold = (fits: (day: string) => boolean) =>
  allSales().filter(({ status, saleDate }) => status === atsStatus.confirmed && fits(saleDate)).length
const period = () => `period=${ago(20)}~${today()}`
const asked = () => sure(queries(saleReports.list).findLast(({ pageSize }) => pageSize === '20'))
const rowOf = (name: string) =>
  sure([...document.querySelectorAll<HTMLElement>('.data-row')].find((row) => row.textContent.includes(name)))
const cells = (row: Element) => [...row.querySelectorAll('.data-cell')].map(({ textContent }) => textContent.trim())
const card = (name: string) =>
  sure([...document.querySelectorAll('.figure')].find(({ textContent }) => textContent.startsWith(name)))
const heads = () =>
  [...document.querySelectorAll('.data-head [role=columnheader]')]
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
const drawn = (title: string) =>
  until(() =>
    sure(
      [...document.querySelectorAll('[role=img]')]
        .find((one) => one.getAttribute('aria-label')?.startsWith(`${title}.`))
        ?.getAttribute('aria-label'),
    ),
  )
const allOf = (call: typeof saleReports.list, key: string) => received(call).map(({ query }) => query[key])

const exported = async (): Promise<unknown[][]> => {
  const saved = takeSaved()
  await until(async () => expect(await button('导出')).toBeEnabled())
  await press('导出')
  const { blob } = await until(() => sure(saved[0]))
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json<unknown[]>(sure(book.Sheets[book.SheetNames[0] ?? '']), { header: 1, defval: '' })
}

describe('sales report figures', () => {
  it('match the leads and sales of the lists', async () => {
    await openConsole(HQ)
    const { summary } = await saleReports.list({ viewpoint: 'headquarters', dimension: 'area', ...span() })
    expect(summary.clueCount).toBe(leads.filter((row) => during(row.createTime, span())).length)
    expect(summary.saleCount).toBe(sold((day) => during(day, span())))
    const walkIns = soldCars(today()).filter(({ days }) => during(days.order, span())).length
    expect(summary.orderCount).toBe(leads.filter((row) => during(row.reached.order, span())).length + walkIns)
    expect(summary.validCount).toBe(
      leads.filter((row) => during(row.createTime, span()) && row.status !== clueStatus.invalid).length,
    )
    const list = await clues.listZb({
      createTimeStart: `${ago(20)} 00:00:00`,
      createTimeEnd: `${today()} 23:59:59`,
      pageNo: 1,
      pageSize: 1,
    })
    expect(list.total).toBe(summary.clueCount)
  })

  it('are the sum of their rows in every dimension', async () => {
    await openConsole(HQ)
    for (const dimension of ['area', 'province', 'dealer', 'consultant', 'series', 'channel', 'day']) {
      const { records, summary } = await saleReports.list({
        viewpoint: 'headquarters',
        dimension,
        ...span(),
        pageNo: 1,
        pageSize: 1000,
      })
      for (const metric of METRICS) {
        if (metric === 'finishRate' || metric === 'orderRate') continue
        const sum = records.reduce((cents, row) => cents + (toCents(row[metric]) ?? 0), 0)
        if (metric === 'targetCount' && ['consultant', 'series', 'channel'].includes(dimension)) continue
        expect(fromCents(sum), `${dimension} ${metric}`).toBe(fromCents(toCents(summary[metric]) ?? -1))
      }
    }
  })

  it('calculate rates from sums and leave them empty without a denominator', async () => {
    await openConsole(HQ)
    const { records, summary } = await saleReports.list({ viewpoint: 'headquarters', dimension: 'series', ...span() })
    expect(summary.orderRate).toBe(Math.round((Number(summary.orderCount) / Number(summary.clueCount)) * 1000) / 10)
    expect(records.every(({ finishRate }) => finishRate === null)).toBe(true)
  })

  it('split the monthly target of a dealer by day without loss', async () => {
    await openConsole(HQ)
    const month = today().slice(0, 7)
    const last = dayAfter(`${formatTime(Date.parse(`${month}-28T00:00:00Z`) + 5 * 86_400_000, 'YYYY-MM')}-01`, -1)
    const whole = {
      viewpoint: 'headquarters',
      dealerCodes: ['D00001'],
      startTime: `${month}-01`,
      endTime: last,
    } as const
    const { summary } = await saleReports.list({ ...whole, dimension: 'dealer' })
    expect(summary.targetCount).toBe(targetOf('D00001', month).sale)
    const half = await saleReports.list({ ...whole, dimension: 'dealer', endTime: `${month}-10` })
    const rest = await saleReports.list({ ...whole, dimension: 'dealer', startTime: `${month}-11` })
    expect(Number(half.summary.targetCount) + Number(rest.summary.targetCount)).toBe(summary.targetCount)
  })

  it('are equal in the comparison and the report of the same period', async () => {
    await openConsole(HQ_TIME)
    const common = {
      viewpoint: 'headquarters',
      bucket: 'week',
      ...span(),
      compareStart: ago(41),
      compareEnd: ago(21),
      pageNo: 1,
      pageSize: 100,
    } as const
    const { summary } = await saleReports.list({ viewpoint: 'headquarters', dimension: 'area', ...span() })
    const count = await saleReports.compare({ ...common, quotaCode: 'saleCount' })
    expect(count.records.at(-1)?.sumCurrent).toBe(summary.saleCount)
    const rate = await saleReports.compare({ ...common, quotaCode: 'orderRate' })
    expect(rate.records.at(-1)?.sumCurrent).toBe(summary.orderRate)
  })
})

describe('headquarters sales report', () => {
  it('shows cards, charts, rows and totals from the server', { tags: ['core'] }, async () => {
    await openConsole(`${HQ}?${period()}`)
    await sees('华东')
    expect(await until(asked)).toMatchObject({
      viewpoint: 'headquarters',
      dimension: 'area',
      ...span(),
      pageNo: '1',
      sortField: 'saleCount',
      sortOrder: 'desc',
    })
    const { records, summary } = await saleReports.list({ viewpoint: 'headquarters', dimension: 'area', ...span() })
    const east = sure(records.find(({ dimCode }) => dimCode === '华东'))
    expect(cells(rowOf('华东')).slice(1, 3)).toEqual([String(east.clueCount), String(east.validCount)])
    const foot = sure(document.querySelector('.data-foot [role=row]'))
    expect(cells(foot)).toEqual(expect.arrayContaining(['合计', String(summary.clueCount), String(summary.saleCount)]))
    expect(card('线索量').textContent).toContain(String(summary.clueCount))
    expect(await drawn('实销量 · 大区')).toContain(`华东: 实销量 ${east.saleCount}`)
    const funnel = await drawn('转化漏斗')
    const step = Math.round((Number(summary.validCount) / Number(summary.clueCount)) * 1000) / 10
    expect(funnel).toContain(`有效线索量: 合计 ${String(summary.validCount)}、转化率 ${step.toFixed(1)}%`)
    await sees(/数据截至 \d\d:\d\d/)
    expect(heads()).not.toContain('退订量')
  })

  it('uses a clicked card as the measure of the chart', async () => {
    await openConsole(`${HQ}?${period()}`)
    await sees('华东')
    await hands.click(card('订单量'))
    await drawn('订单量 · 大区')
    expect(card('订单量')).toHaveAttribute('aria-pressed', 'true')
    expect(location.search).toContain('measure=orderCount')
  })

  it('drills down from the tables behind its charts', async () => {
    await openConsole(`${HQ}?${period()}`)
    await sees('华东')
    await press('转化漏斗: 以表格查看')
    await hands.click(await find('.ant-table button', '订单量'))
    await until(() => expect(location.search).toContain('measure=orderCount'))
    await press('订单量 · 大区: 以表格查看')
    await hands.click(await find('.ant-table button', '华东'))
    await until(() => expect(asked()).toMatchObject({ dimension: 'province' }))
  })

  it('drills down from area to consultant and back', async () => {
    await openConsole(`${HQ}?${period()}`)
    await press('华东')
    await press('上海市')
    const house = sure(org.dealers.find(({ dealerCode }) => dealerCode === 'D00001'))
    await press(house.dealerName)
    await until(() =>
      expect(asked()).toMatchObject({
        dimension: 'consultant',
        areaName: '华东',
        province: house.provinceCode,
        dealerCodes: 'D00001',
      }),
    )
    const person = sure(
      org.staff.find(
        (one) =>
          one.dealerCode === 'D00001' && one.post === staffPost.salesConsultant && one.status === staffStatus.active,
      ),
    )
    await sees(person.staffName)
    const path = sure(document.querySelector('[aria-label="下钻路径"]'))
    expect(path.textContent).toContain(house.dealerName)
    await hands.click(sure(all('button', '华东', path)[0]))
    await until(() => expect(asked()).toMatchObject({ dimension: 'province', areaName: '华东' }))
    expect(asked().province).toBeUndefined()
  })

  it('rejects a period above 366 days without a request', async () => {
    await openConsole(`${HQ}?period=2024-01-01~2025-06-01`)
    await sees('时间范围不能超过 366 天')
    expect(received(saleReports.list)).toEqual([])
  })

  it('sends dealers, series and channel by their codes', async () => {
    await openConsole(
      `${HQ}?${period()}&dealers=D00001,D00002&series=QM_Q5,QM_Q7&oneChannel=APP&region=华东&shopType=1`,
    )
    await until(() =>
      expect(asked()).toMatchObject({ oneChannel: 'APP', areaName: '华东', shopType: String(shopType.dealership) }),
    )
    const address = sure(received(saleReports.list)[0])
    expect(address.query).toMatchObject({ dealerCodes: 'D00002', seriesCodes: 'QM_Q7' })
    await sent(saleReports.listDealers)
    expect(queries(saleReports.listDealers)[0]).toMatchObject({ viewpoint: 'headquarters' })
  })

  it('sorts on the server', async () => {
    await openConsole(`${HQ}?${period()}&dim=dealer`)
    await settled()
    await hands.click(await find('.data-sort', /^线索量/))
    await until(() => expect(asked()).toMatchObject({ dimension: 'dealer', sortField: 'clueCount', sortOrder: 'asc' }))
  })

  it('stores the chosen metrics in order and requires at least one', async () => {
    await openConsole(`${HQ}?${period()}`)
    await sees('华东')
    await press('选择指标')
    await press('添加「退订量」')
    for (const name of [
      '线索量',
      '有效线索量',
      '到店量',
      '试驾量',
      '订单量',
      '交车量',
      '实销金额',
      '实销目标',
      '目标完成率',
      '线索成交率',
    ])
      await press(`移除「${name}」`)
    await press('上移 退订量')
    await press('移除「实销量」')
    expect(await button('移除「退订量」')).toBeDisabled()
    await press('添加「实销量」')
    await press('确定')
    await until(() => expect(heads()).toEqual(['维度', '退订量', '实销量', '实销环比', '实销同比']))
    await until(() => expect(allOf(saleReports.list, 'quotaCodes').at(-1)).toBe('saleCount'))
    expect(localStorage.getItem(`metrics:superadmin:${HQ}`)).toContain('["cancelCount","saleCount"]')
    await press('选择指标')
    await press('恢复默认')
    await press('确定')
    await until(() => expect(heads()).toHaveLength(METRICS.length + 2))
  })

  it('exports the visible rows with the total', async () => {
    await openConsole(`${HQ}?${period()}&dim=series`)
    await settled()
    const sheet = await exported()
    await sent(saleReports.exportList)
    expect(queries(saleReports.exportList)[0]).toMatchObject({
      viewpoint: 'headquarters',
      dimension: 'series',
      ...span(),
      sortField: 'saleCount',
    })
    const { records, summary } = await saleReports.list({
      viewpoint: 'headquarters',
      dimension: 'series',
      ...span(),
      pageSize: 1000,
      sortField: 'saleCount',
      sortOrder: 'desc',
    })
    expect(sheet[0]?.slice(0, 3)).toEqual(['车系', '线索量', '有效线索量'])
    expect(sheet.slice(1, -1).map((row) => row.slice(0, 2))).toEqual(
      records.map(({ dimName, clueCount }) => [dimName || '未分配', clueCount]),
    )
    expect(sheet.at(-1)?.slice(0, 2)).toEqual(['合计', summary.clueCount])
    const amount = sure(sheet[0]).indexOf('实销金额')
    expect(sheet.at(-1)?.[amount]).toBe(Number(summary.saleAmount))
  })

  it('shows empty charts and zeros for a period without data', async () => {
    await openConsole(`${HQ}?period=${dayAfter(today(), 5)}~${dayAfter(today(), 9)}`)
    await until(() => expect(document.querySelectorAll('.sales-charts .ant-empty')).toHaveLength(2))
    expect(card('线索量').textContent).toMatch(/^线索量0/)
  })

  it('keeps the rows when a later request fails', async () => {
    await openConsole(`${HQ}?${period()}`)
    await sees('华东')
    control.inject({ path: saleReports.list.path, kind: 'code', code: 500, message: '统计服务繁忙' })
    await hands.click(await find('input[type=radio]', '渠道'))
    const retry = await until(() => sure(all('button', '重试', sure(document.querySelector('.list-card')))[0]))
    expect(rowOf('华东')).toBeInTheDocument()
    control.lift()
    await hands.click(retry)
    await until(() => expect(rowOf('汽车之家')).toBeInTheDocument())
  })

  it('shows a sales area only its own figures', async () => {
    await openConsole(`${HQ}?${period()}`, { as: 'area_hd' })
    await sees('华东')
    const { records, summary } = await saleReports.list({ viewpoint: 'headquarters', dimension: 'area', ...span() })
    expect(records.map(({ dimCode }) => dimCode)).toEqual(['华东'])
    const houses = [...org.dealers, ...org.secondDealers].filter(({ dealerCode }) => dealerCode !== '')
    const east = new Set(houses.filter((row) => row.areaName === '华东').map((row) => row.dealerCode))
    expect(summary.clueCount).toBe(
      leads.filter((row) => east.has(row.dealerCode) && during(row.createTime, span())).length,
    )
  })

  it.each([
    ['zh', '上升'],
    ['en', 'Up'],
  ] as const)('marks a rise in sales as good in language %s', async (language, rise) => {
    await openConsole(`${HQ}?${period()}`, { language })
    await until(() =>
      expect(document.querySelector(`.trend [aria-label=${rise}]`)?.closest('.trend')).toHaveAttribute(
        'data-good',
        'true',
      ),
    )
  })
})

describe('dealer sales report', () => {
  it('shows the rank of the own dealer without money and dealer filters', async () => {
    await openConsole(`${DEALER}?${period()}`, { as: 'dealer01' })
    await until(() => expect(asked()).toMatchObject({ viewpoint: 'dealer', dimension: 'consultant' }))
    await sees(/^\d+ \/ \d+$/)
    const { summary } = await saleReports.list({ viewpoint: 'dealer', dimension: 'consultant', ...span() })
    expect(summary.clueCount).toBe(
      leads.filter((row) => row.dealerCode === 'D00001' && during(row.createTime, span())).length,
    )
    await until(() => expect(heads()).toContain('退订量'))
    expect(heads()).not.toContain('实销金额')
    expect(all('input', '大区/省份')).toEqual([])
    expect(all('input', '经销商')).toEqual([])
    await find('input', '顾问')
  })

  it('never returns the figures of another dealer', async () => {
    await openConsole(DEALER, { as: 'dealer01' })
    const own = await saleReports.list({ viewpoint: 'dealer', dimension: 'series', ...span() })
    const other = await saleReports.list({
      viewpoint: 'dealer',
      dimension: 'series',
      dealerCodes: ['D00002'],
      ...span(),
    })
    expect(other.summary).toEqual(own.summary)
    await expect(saleReports.list({ viewpoint: 'headquarters', dimension: 'dealer', ...span() })).rejects.toThrow(
      '没有访问权限',
    )
  })

  it('filters by consultant and leads to their leads', async () => {
    const person = sure(
      org.staff.find((one) =>
        leads.some((row) => row.saleUserId === one.id && row.dealerCode === 'D00001' && during(row.createTime, span())),
      ),
    )
    const count = leads.filter((row) => row.saleUserId === person.id && during(row.createTime, span())).length
    const { router } = await openConsole(`${DEALER}?${period()}&consultants=${person.id}`, { as: 'dealer01' })
    await until(() => expect(asked()).toMatchObject({ saleUserIds: person.id }))
    await sent(dealers.selectSaleUsers)
    await settled()
    await hands.click(sure(rowOf(person.staffName).querySelector<HTMLElement>('.data-cell:nth-child(2) button')))
    await until(() => expect(router.state.location.pathname).toBe('/clue-management/clueList'))
    expect(new URLSearchParams(router.state.location.search).get('saleUserId')).toBe(person.id)
    await sent(clues.listDealer)
    const list = await clues.listDealer({
      saleUserId: person.id,
      createTimeStart: `${ago(20)} 00:00:00`,
      createTimeEnd: `${today()} 23:59:59`,
    })
    expect(list.total).toBe(count)
  })

  it('plots days in chronological order', async () => {
    await openConsole(`${DEALER}?${period()}&dim=day`, { as: 'dealer01' })
    const text = await drawn('实销量 · 日')
    const days = [...text.matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => day)
    expect(days).toHaveLength(21)
    expect(days).toEqual(days.toSorted())
    expect((await until(asked)).sortField).toBeUndefined()
  })

  it('marks a consultant who has left', async () => {
    await openConsole(`${DEALER}?${period()}`, { as: 'dealer01' })
    const lead = sure(
      leads.find((row) => row.dealerCode === 'D00001' && row.saleUserId && during(row.createTime, span())),
    )
    sure(org.staff.find(({ id }) => id === lead.saleUserId)).status = staffStatus.left
    const { records } = await saleReports.list({ viewpoint: 'dealer', dimension: 'consultant', ...span() })
    expect(records.find(({ dimCode }) => dimCode === lead.saleUserId)).toMatchObject({ left: 1 })
    await press('查询')
    await hands.click(await find('input[type=radio]', '车系'))
    await hands.click(await find('input[type=radio]', '顾问'))
    await sees('已离职')
  })

  it('requests nothing without a dealer', async () => {
    await openConsole(DEALER)
    await sees('当前账号未关联经销商')
    expect(received(saleReports.list)).toEqual([])
  })
})

describe('dealer group sales report', () => {
  const shops = () => org.dealers.filter((row) => row.groupCode === 'G00001')

  it('covers all dealers of the group and drills down to series', async () => {
    await openConsole(`${GROUP}?${period()}`, { as: 'group01' })
    const names = shops().map(({ dealerName }) => dealerName)
    for (const name of names) await button(name)
    const { summary, total } = await saleReports.list({ viewpoint: 'groupDealer', dimension: 'dealer', ...span() })
    expect(total).toBe(4)
    const codes = new Set(shops().map(({ dealerCode }) => dealerCode))
    expect(summary.clueCount).toBe(
      leads.filter((row) => codes.has(row.dealerCode) && during(row.createTime, span())).length,
    )
    await until(async () => expect(await drawn('实销量 · 经销商')).toContain('启明Q5'))
    expect(
      queries(saleReports.list)
        .filter(({ dimension }) => dimension === 'series')
        .map(({ dealerCodes }) => String(dealerCodes))
        .toSorted(),
    ).toEqual([...codes].toSorted())
    await press(sure(names[0]))
    await until(() => expect(asked()).toMatchObject({ dimension: 'series', dealerCodes: sure(shops()[0]).dealerCode }))
  })

  it('offers only dealers of the group', async () => {
    await openConsole(GROUP, { as: 'group01' })
    await button(/^线索量/)
    await hands.click(await find('input[role=combobox]', '经销商'))
    await until(() => expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(4))
  })

  it('becomes a dealer report when the group has one dealer', async () => {
    for (const row of shops().slice(1)) row.groupCode = ''
    await openConsole(`${GROUP}?${period()}`, { as: 'group01' })
    await find('input[type=radio]', '日')
    await until(() => expect(asked()).toMatchObject({ viewpoint: 'groupDealer', dimension: 'consultant' }))
    expect(all('input', '经销商')).toEqual([])
    await settled()
  })
  it('reports a group without dealers and requests nothing', async () => {
    for (const row of shops()) row.groupCode = ''
    await openConsole(GROUP, { as: 'group01' })
    await sees('集团下暂无经销商')
    expect(received(saleReports.list)).toEqual([])
  })
})

describe('sales comparison over time', () => {
  const week = () => `period=${ago(6)}~${today()}`

  it('sends both periods and shows their values per bucket', async () => {
    await openConsole(`${HQ_TIME}?${week()}`)
    await sees('进行中')
    const sentQuery = sure(queries(saleReports.compare)[0])
    expect(sentQuery).toMatchObject({
      viewpoint: 'headquarters',
      quotaCode: 'saleCount',
      bucket: 'day',
      startTime: ago(6),
      endTime: today(),
    })
    expect(sentQuery).toMatchObject({ compareStart: ago(13), compareEnd: ago(7), pageSize: '100' })
    const { records } = await saleReports.compare({
      viewpoint: 'headquarters',
      quotaCode: 'saleCount',
      bucket: 'day',
      startTime: ago(6),
      endTime: today(),
      compareStart: ago(13),
      compareEnd: ago(7),
      pageSize: 100,
    })
    expect(records).toHaveLength(7)
    for (const row of records) expect(row.currentValue).toBe(sold((day) => day === row.period))
    const first = sure(records[0])
    expect(cells(rowOf(first.period)).slice(0, 4)).toEqual([
      first.period,
      String(first.currentValue),
      first.comparePeriod,
      String(first.compareValue),
    ])
    expect(await drawn('实销量对比')).toContain(`1: 本期 ${first.currentValue}、对比期 ${first.compareValue}`)
    expect(await drawn('增减量')).toContain(`增减量 ${first.diffValue}`)
  })

  it('shows no values for future buckets', async () => {
    await openConsole(`${HQ_TIME}?period=${ago(1)}~${dayAfter(today(), 2)}`)
    await sees('进行中')
    expect(cells(rowOf(dayAfter(today(), 1)))[1]).toBe('—')
    expect(await drawn('实销量对比')).toMatch(/4: 本期 —/)
  })

  it('switches to cumulative values', async () => {
    await openConsole(`${HQ_TIME}?${week()}`)
    await sees('进行中')
    await hands.click(await find('input[type=radio]', '累计'))
    const cumulated = await until(async () => {
      const text = await drawn('实销量对比')
      expect(text).toContain('本期累计')
      return text
    })
    const soldNow = sold((day) => during(day, { startTime: ago(6), endTime: today() }))
    expect(cumulated).toContain(`7: 本期累计 ${soldNow}、`)
    await choose('指标', '订单量')
    await until(() => expect(queries(saleReports.compare).at(-1)).toMatchObject({ quotaCode: 'orderCount' }))
    await drawn('订单量对比')
  })
  it('offers no cumulative values for rates', async () => {
    await openConsole(`${HQ_TIME}?${week()}&metric=orderRate&values=sum`)
    expect(await drawn('线索成交率对比')).toContain('1: 本期 ')
    expect(all('input[type=radio]', '累计')).toEqual([])
  })

  it('compares with last year', async () => {
    await openConsole(`${HQ_TIME}?${week()}`)
    await sees('进行中')
    await choose('对比方式', '去年同期')
    await until(() =>
      expect(sure(queries(saleReports.compare).at(-1)).compareEnd).toBe(
        `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`,
      ),
    )
  })

  it('rejects a period too long for its bucket', async () => {
    await openConsole(`${HQ_TIME}?period=${ago(100)}~${today()}`)
    await sees('所选粒度下时间范围过长')
    expect(received(saleReports.compare)).toEqual([])
    await choose('时间粒度', '周')
    await until(() => expect(queries(saleReports.compare).at(-1)).toMatchObject({ bucket: 'week' }))
  })
  it('rejects a custom period of a different length', async () => {
    await openConsole(`${HQ_TIME}?${week()}&compare=own:${ago(40)}~${ago(31)}`)
    await sees('对比周期长度须一致')
    expect(received(saleReports.compare)).toEqual([])
    await expect(
      saleReports.compare({
        viewpoint: 'headquarters',
        quotaCode: 'saleCount',
        bucket: 'day',
        startTime: ago(6),
        endTime: today(),
        compareStart: ago(40),
        compareEnd: ago(31),
      }),
    ).rejects.toThrow('对比周期长度须一致')
  })
  it('sends a custom period of the same length unchanged', async () => {
    await openConsole(`${HQ_TIME}?${week()}&compare=own:${ago(40)}~${ago(34)}`)
    await until(() =>
      expect(queries(saleReports.compare)[0]).toMatchObject({ compareStart: ago(40), compareEnd: ago(34) }),
    )
    await press('查询')
    await choose('对比方式', '上一周期')
    await until(() => expect(queries(saleReports.compare).at(-1)).toMatchObject({ compareStart: ago(13) }))
    await choose('对比方式', '自定义时间')
    await sees('请选择对比时间')
  })

  it('exports the buckets in the order of the table', async () => {
    await openConsole(`${HQ_TIME}?${week()}&metric=saleAmount&sort=currentValue.desc`)
    await sees('进行中')
    const sheet = await exported()
    const query = sure(queries(saleReports.exportList)[0])
    expect(query).toMatchObject({
      viewpoint: 'headquarters',
      mode: 'time',
      quotaCode: 'saleAmount',
      bucket: 'day',
      sortField: 'currentValue',
    })
    const { records } = await saleReports.compare({
      viewpoint: 'headquarters',
      quotaCode: 'saleAmount',
      bucket: 'day',
      startTime: ago(6),
      endTime: today(),
      compareStart: ago(13),
      compareEnd: ago(7),
      sortField: 'currentValue',
      sortOrder: 'desc',
      pageSize: 100,
    })
    expect(sheet.slice(1).map((row) => row.slice(0, 2))).toEqual(
      records.map(({ period: name, currentValue }) => [name, Number(currentValue)]),
    )
  })

  it('shows a dealer the area average and no quarterly buckets', async () => {
    await openConsole(`${DEALER_TIME}?${week()}`, { as: 'dealer01' })
    expect(await drawn('实销量对比')).toContain('大区平均')
    expect(queries(saleReports.compare)[0]).toMatchObject({ viewpoint: 'dealer' })
    await hands.click(await find('input[role=combobox]', '时间粒度'))
    await until(() =>
      expect([...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)).toEqual([
        '日',
        '周',
        '月',
      ]),
    )
  })

  it('shows a group one chart per dealer', async () => {
    await openConsole(`${GROUP_TIME}?${week()}&bucket=week`, { as: 'group01' })
    await press('按门店')
    const names = org.dealers.filter((row) => row.groupCode === 'G00001').map(({ dealerName }) => dealerName)
    for (const name of names) expect(await drawn(name)).toMatch(/1: 本期 \d/)
    expect(queries(saleReports.compare).filter(({ dealerCodes }) => dealerCodes)).toHaveLength(4)
  })
})

describe('dealer comparison report', () => {
  const figures = async (dealerCodes: string[]) =>
    saleReports.list({ viewpoint: 'headquarters', dimension: 'dealer', ...span(), dealerCodes, pageSize: 100 })

  it('ranks dealers by sales and shows their figures', async () => {
    await openConsole(`${MATRIX}?${period()}&size=50`)
    await sees('合计')
    await settled()
    expect(queries(saleReports.listDealers)[0]).toMatchObject({
      viewpoint: 'headquarters',
      ...span(),
      sortField: 'saleCount',
      sortOrder: 'desc',
      pageSize: '50',
    })
    expect(queries(saleReports.list).some((query) => query.dimension === 'dealer' && query.dealerCodes)).toBe(true)
    const page = await saleReports.listDealers({
      viewpoint: 'headquarters',
      ...span(),
      sortField: 'saleCount',
      sortOrder: 'desc',
      pageSize: 50,
    })
    expect(page.records.map(({ rank }) => rank).filter((rank) => rank !== null)).toEqual(
      page.records.flatMap(({ rank }, at) => (rank === null ? [] : [at + 1])),
    )
    const { records } = await figures(['D00001'])
    const own = sure(records[0])
    const row = cells(rowOf('D00001'))
    const at = (name: string) => heads().findIndex((head) => head.startsWith(name))
    expect(row[at('线索量')]).toBe(String(own.clueCount))
    expect(row[at('实销量')]).toBe(String(own.saleCount))
    expect(cells(rowOf('D00028'))[at('线索量')]).toBe('—')
    expect(cells(rowOf('D00028'))[at('排名')]).toBe('—')
  })

  it('shows a dash for a metric that the row of a dealer lacks', async () => {
    const data = { records: [{ dimCode: 'D00001', dimName: 'A', clueCount: 3 }], total: 1, summary: {} }
    control.inject({ path: saleReports.list.path, kind: 'raw', body: JSON.stringify({ code: 200, data }) })
    await openConsole(`${MATRIX}?${period()}&size=50`)
    const at = (name: string) => heads().findIndex((head) => head.startsWith(name))
    await until(() => expect(cells(rowOf('D00001'))[at('线索量')]).toBe('3'))
    expect(cells(rowOf('D00001'))[at('实销量')]).toBe('—')
    expect(cells(rowOf('D00002'))[at('实销量')]).toBe('0')
  })

  it('shows total, average and median of all dealers', async () => {
    await openConsole(`${MATRIX}?${period()}&size=10`)
    await sees('中位数')
    const every = await saleReports.list({
      viewpoint: 'headquarters',
      mode: 'dimension',
      dimension: 'dealer',
      ...span(),
      pageSize: 1000,
    })
    const counts = every.records.map(({ clueCount }) => Number(clueCount)).toSorted((a, b) => a - b)
    const [total, average, median] = [...document.querySelectorAll('.data-foot [role=row]')].map(cells)
    const at = heads().findIndex((head) => head.startsWith('线索量'))
    const sum = counts.reduce((a, b) => a + b, 0)
    expect(sure(total)[at]).toBe(String(sum))
    expect(sure(average)[at]).toBe(String(Math.round((sum / counts.length) * 10) / 10))
    expect(sure(median)[at]).toBe(
      String(
        (sure(counts[Math.floor((counts.length - 1) / 2)]) + sure(counts[Math.ceil((counts.length - 1) / 2)])) / 2,
      ),
    )
    const best = await drawn('实销量最佳与最差经销商')
    expect(best.match(/: 实销量/g)).toHaveLength(20)
    expect((await drawn('指标分布')).match(/: 实销量/g)).toHaveLength(counts.length)
  })

  it('ranks by another metric, worst first, and keeps the old figures while newer ones load', async () => {
    await openConsole(`${MATRIX}?${period()}&size=50`)
    await sees('合计')
    await choose('排名依据', '线索量')
    await until(() =>
      expect(queries(saleReports.listDealers).at(-1)).toMatchObject({ sortField: 'clueCount', sortOrder: 'desc' }),
    )
    const figure = () => cells(rowOf('D00001'))[heads().findIndex((head) => head.startsWith('线索量'))]
    const before = figure()
    expect(before).toMatch(/^\d/)
    control.inject({ path: saleReports.list.path, kind: 'never', times: 1 })
    await hands.click(await find('input[type=radio]', '由劣到优'))
    await until(() =>
      expect(queries(saleReports.listDealers).at(-1)).toMatchObject({ sortField: 'clueCount', sortOrder: 'asc' }),
    )
    expect(figure()).toBe(before)
    await drawn('线索量最佳与最差经销商')
  })

  it('highlights values by column or against the average', async () => {
    await openConsole(`${MATRIX}?${period()}&size=10`)
    await sees('合计')
    await hands.click(await find('input[type=radio]', '按列热力'))
    await until(() => expect(document.querySelectorAll('.sales-heat').length).toBeGreaterThan(10))
    await hands.click(await find('input[type=radio]', '高于/低于平均'))
    await until(() => expect(document.querySelectorAll('.sales-heat [aria-label=高于平均]').length).toBeGreaterThan(0))
    expect(document.querySelector('.sales-heat')?.textContent.trim()).toMatch(/\d/)
  })

  it('opens a dealer with its funnel and series', async () => {
    await openConsole(`${MATRIX}?${period()}&size=10`)
    const house = sure(org.dealers.find(({ dealerCode }) => dealerCode === 'D00001'))
    await press(house.dealerName)
    await until(() =>
      expect(queries(saleReports.list).at(-1)).toMatchObject({ dealerCode: 'D00001', dimension: 'series' }),
    )
    const { summary } = await saleReports.list({
      viewpoint: 'headquarters',
      dimension: 'series',
      dealerCode: 'D00001',
      ...span(),
    })
    expect(await drawn('转化漏斗')).toContain(`线索量: 合计 ${String(summary.clueCount)}`)
    await until(() => expect(document.querySelector('.ant-drawer')?.textContent).toContain('启明Q5'))
  })

  it('filters by dealer name, group and area', async () => {
    await openConsole(`${MATRIX}?${period()}&dealerName=上海&groupName=众诚&region=华东`)
    await until(() =>
      expect(queries(saleReports.listDealers)[0]).toMatchObject({
        dealerName: '上海',
        groupName: '众诚',
        areaName: '华东',
      }),
    )
    await until(() => expect(rowOf('D00001')).toBeInTheDocument())
    expect(document.querySelectorAll('.data-row')).toHaveLength(1)
  })

  it('exports the ranking', async () => {
    await openConsole(`${MATRIX}?${period()}&size=10`)
    await sees('合计')
    const sheet = await exported()
    expect(queries(saleReports.exportList)[0]).toMatchObject({
      viewpoint: 'headquarters',
      mode: 'dimension',
      sortField: 'saleCount',
      sortOrder: 'desc',
    })
    const page = await saleReports.listDealers({
      viewpoint: 'headquarters',
      ...span(),
      sortField: 'saleCount',
      sortOrder: 'desc',
      pageSize: 500,
    })
    const { records } = await figures(page.records.map(({ dealerCode }) => dealerCode))
    const soldBy = new Map(records.map((row) => [row.dimCode, row.saleCount]))
    const [head = [], ...rows] = sheet
    expect(rows.map((row) => [row[1], row[head.indexOf('实销量')]])).toEqual(
      page.records.map(({ dealerCode }) => [dealerCode, soldBy.get(dealerCode) ?? '--']),
    )
  })

  it('refuses the export to a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(saleReports.exportList({ viewpoint: 'headquarters', mode: 'dimension', ...span() })).rejects.toThrow(
      '没有访问权限',
    )
    await seesToast('没有访问权限')
  })
})
