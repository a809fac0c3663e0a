// @module-tag leads
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as labels from '@/api/marketing/labels'
import * as reports from '@/api/leads/materialReports'
import { clueStatus, uploadType, yesNo } from '@/entities/leads/enums'
import { materialKind } from '@/entities/marketing/label'
import { formatTime } from '@/lib/time'
import { leadById } from '../../mocks/leads/rules/leads'
import { activities, activityShares, materials, shares, workstations } from '../../mocks/marketing/rules/materials'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  all,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole } from '../harness'
import { takeSaved } from '../saved'

const NAMES = [
  ...[
    'pageSize',
    'pageNo',
    'materialType',
    'label',
    'createTime',
    'title',
    'vehicleType',
    'dealerName',
    'shareUserName',
    'shopType',
    'materialId',
  ],
  ...[
    'shareTime',
    'consultTime',
    'dealName',
    'dealSeries',
    'dealTime',
    'isDeal',
    'isNewClue',
    'userName',
    'userPhone',
    'shareId',
    'seriesName',
  ],
  ...['source', 'uploadType', 'dealerCode', 'activityId', 'sortField', 'sortOrder'],
]
const OWN = 'D00001'

const sum = <T,>(rows: readonly T[], number: (row: T) => number) => rows.reduce((total, row) => total + number(row), 0)
const won = (clueId: string) => leadById(clueId)?.status === clueStatus.won
const sharesOf = (materialId: string) => shares.filter((row) => row.materialId === materialId)
const sharersOf = (activityId: string) => activityShares.filter((row) => row.activityId === activityId)
const figure = (count: number) => count.toLocaleString('zh')
const richest = () => sure(materials.toSorted((a, b) => asked(b.materialId) - asked(a.materialId))[0])
const asked = (materialId: string) => sum(sharesOf(materialId), (row) => row.consults.length)
const contacts = (activityId: string) => sum(sharersOf(activityId), (row) => row.contacts.length)
const fruitful = () =>
  sure(
    shares.find(
      (row) =>
        row.visits.some((one) => one.isNewClue === yesNo.yes) &&
        row.visits.some((one) => one.clueId === '') &&
        row.consults.length > 1,
    ),
  )

const rowsShown = () => [...document.querySelectorAll('.data-row')].map((row) => row.textContent)
const headsShown = () =>
  [...document.querySelectorAll('.data-head [role=columnheader], .ant-table-thead th')]
    .flatMap((cell) => cell.textContent.split(' / '))
    .filter(Boolean)
const counts = (count: number) =>
  until(() => expect(document.querySelector('section.list-card')).toHaveAttribute('aria-label', `共 ${count} 条`))
const drawn = async () => {
  await settled()
  await until(() => expect(rowsShown().length).toBeGreaterThan(0))
  return rowsShown()
}
const footShown = async () => {
  await drawn()
  return until(() =>
    [...sure(document.querySelector('.data-foot')).querySelectorAll('[role=cell]')]
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  )
}
const drawing = (title: string) =>
  until(() =>
    sure(
      [...document.querySelectorAll('[role=img]')]
        .map((one) => one.getAttribute('aria-label') ?? '')
        .find((label) => label.startsWith(`${title}.`)),
    ),
  )

const exported = async (): Promise<string[][]> => {
  const saved = takeSaved()
  await until(async () => expect(await button('导出')).toBeEnabled())
  await press('导出')
  const bytes = await until(() => sure(saved[0]).blob.arrayBuffer())
  const book = read(new Uint8Array(bytes), { type: 'array' })
  return utils.sheet_to_json<string[]>(sure(book.Sheets[sure(book.SheetNames[0])]), {
    header: 1,
    raw: false,
    defval: '',
  })
}
const listed = () =>
  headsShown()
    .filter((title) => title !== '操作')
    .toSorted()

describe('report demo data', () => {
  it('has the expected size and consistent shares', () => {
    expect([materials.length, shares.length, activities.length]).toEqual([234, 600, 20])
    for (const row of shares) {
      const newOnes = row.visits.filter((one) => one.isNewClue === yesNo.yes)
      expect(row.viewCount).toBeGreaterThanOrEqual(row.viewUserCount)
      expect(row.viewUserCount).toBeGreaterThan(row.visits.length)
      expect(row.visits.length).toBeGreaterThanOrEqual(row.consults.length)
      expect(
        newOnes.every(
          ({ clueId, visitTime }) => sure(leadById(clueId)).createTime > visitTime && visitTime > row.shareTime,
        ),
      ).toBe(true)
      expect(sure(materials.find(({ materialId }) => materialId === row.materialId)).createTime < row.shareTime).toBe(
        true,
      )
    }
    const traces = [...shares.flatMap(({ visits }) => visits), ...activityShares.flatMap((row) => row.contacts)]
    const leads = traces.map(({ clueId }) => clueId).filter(Boolean)
    expect(new Set(shares.flatMap(({ visits }) => visits.map(({ clueId }) => clueId).filter(Boolean))).size).toBe(
      shares.flatMap(({ visits }) => visits.filter(({ clueId }) => clueId)).length,
    )
    expect(leads.every((clueId) => leadById(clueId) !== undefined)).toBe(true)
    expect(leads.filter(won).length).toBeGreaterThan(20)
    expect(activityShares.every(({ contacts: left, joinCount }) => joinCount >= left.length)).toBe(true)
    expect(workstations.map(({ dealerCode }) => dealerCode)).toEqual(org.dealers.map(({ dealerCode }) => dealerCode))
  })
})

describe('material report', () => {
  const open = (query = '', as?: string) => openConsole(`/report/report-list${query}`, { as })

  it('shows the most viewed first with totals, funnel and top ten', async () => {
    await open()
    await sent(reports.list)
    expect(queries(reports.list)[0]).toEqual({ pageNo: '1', pageSize: '20', sortField: 'viewCount', sortOrder: 'desc' })
    await counts(234)
    const cards = sum(shares, (row) => row.visits.length)
    const consults = sum(shares, (row) => row.consults.length)
    const deals = sum(shares, (row) => new Set(row.visits.map(({ clueId }) => clueId).filter(won)).size)
    const newOnes = sum(shares, (row) => row.visits.filter((one) => one.isNewClue === yesNo.yes).length)
    const views = sum(shares, (row) => row.viewCount)
    const figures = [...sure(document.querySelector('.figures')).children].map(({ textContent }) => textContent)
    expect(figures).toEqual([
      '素材数234',
      `浏览次数${figure(views)}`,
      '分享次数600',
      `名片点击次数${figure(cards)}`,
      `咨询数${consults}`,
      `新线索数${newOnes}`,
      `成交数${deals}`,
    ])
    const foot = await footShown()
    expect(foot[0]).toBe('合计')
    expect(foot[1]).toMatch(new RegExp(`^${figure(views)}浏览人数 `))
    expect(foot.slice(3)).toEqual([figure(cards), figure(consults), figure(newOnes), figure(deals)])
    expect(await drawing('转化漏斗')).toContain(`浏览次数: 合计 ${figure(views)}`)
    expect(await drawing('素材类型分布')).toContain('文章: 素材数 ')
    expect((await drawing('前 10 个素材')).split(';')).toHaveLength(10)
    await choose('排名指标', '咨询数')
    const best = richest()
    await until(async () => expect(await drawing('前 10 个素材')).toContain(`咨询数 ${asked(best.materialId)}`))
  })

  it('filters by a material type chosen in the chart', async () => {
    await open()
    await counts(234)
    await press('素材类型分布: 以表格查看')
    await hands.click(await find('.ant-table button', '海报'))
    await until(() => expect(queries(reports.list).at(-1)).toHaveProperty('materialType'))
    expect(document.querySelector('.filter-chips')).toHaveTextContent('海报')
  })

  it('sends only the agreed filter names, with ranges as two dates', async () => {
    await open('?createTime=2026-01-01~2026-03-31&materialType=1&uploadType=1')
    await press('展开筛选')
    await fill('素材标题', '续航')
    await press('查询')
    await sent(labels.list)
    await choose('标签', '续航实测')
    await choose('适用车型', /^启明Q5$/)
    await until(() =>
      expect(queries(reports.list).at(-1)).toMatchObject({
        createTime: '2026-01-01,2026-03-31',
        title: '续航',
        materialType: '1',
        label: '续航实测',
        vehicleType: '启明Q5',
        uploadType: String(uploadType.headquarters),
      }),
    )
    expect(
      queries(reports.list).flatMap((query) => Object.keys(query).filter((name) => !NAMES.includes(name))),
    ).toEqual([])
  })

  it('filters by a dealer searched on the server', async () => {
    const of = sure(materials.find(({ dealerCode }) => dealerCode === OWN))
    const { dealerName } = sure(org.dealers.find(({ dealerCode }) => dealerCode === OWN))
    await open()
    await press('展开筛选')
    await choose('经销商', `${OWN} ${dealerName}`)
    await sent(dealers.selectDealers)
    await until(() => expect(queries(reports.list).at(-1)).toMatchObject({ dealerName }))
    await counts(materials.filter(({ dealerCode }) => dealerCode === OWN).length)
    await until(() => expect(rowsShown().join()).toContain(of.materialId))
  })

  it('compares its figures with the previous period', async () => {
    const day = (ago: number) => formatTime(control.now() - ago * 86_400_000, 'YYYY-MM-DD')
    await open(`?createTime=${day(59)}~${day(30)}`)
    const made = (from: number, to: number) =>
      materials.filter(({ createTime }) => createTime >= day(from) && createTime < day(to)).length
    const [now, before] = [made(59, 29), made(89, 59)]
    expect(before).toBeGreaterThan(0)
    await counts(now)
    const rate = (((now - before) / before) * 100).toFixed(1)
    await until(() =>
      expect(document.querySelector('.figures')).toHaveTextContent(
        new RegExp(`素材数${now} ?较上期 ${now > before ? '\\+' : ''}${rate}%`),
      ),
    )
  })

  it('leads to the shares and the enquiries of a material', async () => {
    const best = richest()
    await open(`?title=${encodeURIComponent(best.title)}`)
    await act(best.title, '咨询明细')
    await until(() => expect(location.href).toContain(`/report/consult-details?materialId=${best.materialId}`))
    await counts(asked(best.materialId))
    await hands.click(sure(all('button', '返回列表').at(-1)))
    await until(() => expect(location.pathname).toBe('/report/report-list'))
    await act(best.title, '详情')
    await until(() =>
      expect(location.href).toContain(
        `/report/material-details?materialId=${best.materialId}&materialType=${best.materialType}`,
      ),
    )
  })
  it('offers no enquiries for a material without any', async () => {
    const quiet = sure(materials.findLast(({ materialId }) => sharesOf(materialId).length === 0))
    await open(`?title=${encodeURIComponent(quiet.title)}&materialType=${quiet.materialType}&sort=createTime.desc`)
    await drawn()
    const row = sure(document.querySelector('.data-row'))
    expect(row).toHaveTextContent(quiet.materialId)
    expect(all('button', /^咨询明细/, row)).toEqual([])
    expect(all('button', /咨询数$/, row)).toEqual([])
    await hands.click(sure(all('a.cell-link', quiet.title, row)[0]))
    await sees('暂无分享记录')
  })

  it('exports the materials of the last search', { tags: ['core'] }, async () => {
    await open('?materialType=3')
    await drawn()
    const [titles, ...cells] = await exported()
    const posters = materials.filter(({ materialType }) => materialType === materialKind.poster)
    await sent(reports.exportList)
    expect(queries(reports.exportList)).toEqual([
      { reportType: 'material', materialType: '3', sortField: 'viewCount', sortOrder: 'desc' },
    ])
    expect(titles?.toSorted()).toEqual([...listed(), '浏览人数', '分享人数'].toSorted())
    expect(cells).toHaveLength(posters.length)
    const first = sure(cells[0])
    const row = sure(posters.find(({ materialId }) => materialId === first[0]))
    const at = (title: string) => first[sure(titles).indexOf(title)]
    expect([at('素材标题'), at('素材类型'), at('标签')]).toEqual([row.title, '海报', row.label.join(',')])
    expect(at('浏览次数')).toBe(String(sum(sharesOf(row.materialId), (one) => one.viewCount)))
    expect(at('分享次数')).toBe(String(sharesOf(row.materialId).length))
  })

  it('disables the export of an empty result', async () => {
    await open('?title=没有这个素材')
    await sees('没有符合条件的数据')
    await until(async () => expect(await button('导出')).toBeDisabled())
  })

  it('shows a dealer only its own shares and no dealer column', async () => {
    await open('', 'dealer01')
    const own = shares.filter(({ dealerCode }) => dealerCode === OWN)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent(`分享次数${own.length}`))
    await counts(materials.filter(({ dealerCode }) => dealerCode === '' || dealerCode === OWN).length)
    expect(headsShown()).not.toContain('经销商')
    await press('展开筛选')
    await find('input', '适用车型')
    expect(all('input', '经销商')).toEqual([])
    const [titles] = await exported()
    expect(titles).not.toContain('经销商')
  })
})

describe('share list of a material', () => {
  const open = (query: string, as?: string) => openConsole(`/report/material-details${query}`, { as })

  it('reports a missing material number and leads back to the report', async () => {
    await open('')
    await sees('缺少素材编号')
    await press('返回列表')
    await until(() => expect(location.pathname).toBe('/report/report-list'))
  })
  it('reports a material of another dealer as not accessible', async () => {
    const other = sure(materials.find(({ dealerCode }) => dealerCode !== '' && dealerCode !== OWN))
    await open(`?materialId=${other.materialId}&materialType=1`, 'dealer01')
    await sees('无权查看或数据不存在')
  })

  it('sends the material and its type with every request and shows a daily chart', async () => {
    const best = richest()
    await open(`?materialId=${best.materialId}&materialType=${best.materialType}`)
    await sees(best.title)
    await counts(sharesOf(best.materialId).length)
    expect(queries(reports.getMaterialDetails)[0]).toMatchObject({
      materialId: best.materialId,
      materialType: String(best.materialType),
      sortField: 'shareTime',
    })
    expect(await drawing('每日分享与浏览')).toMatch(/分享次数 \d+、浏览次数 \d+/)
    await fill('经销商代码', 'D00001')
    await press('查询')
    const own = sharesOf(best.materialId).filter(({ dealerCode }) => dealerCode === OWN)
    await until(() =>
      expect(queries(reports.getMaterialDetails).at(-1)).toMatchObject({
        dealerCode: 'D00001',
        materialId: best.materialId,
      }),
    )
    await counts(own.length)
  })

  it('exports the shares and leads to the enquiries of one', async () => {
    const share = fruitful()
    const material = sure(materials.find(({ materialId }) => materialId === share.materialId))
    await open(`?materialId=${material.materialId}&materialType=${material.materialType}&size=50`)
    await drawn()
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)).toEqual([
      {
        reportType: 'share',
        materialId: material.materialId,
        materialType: String(material.materialType),
        sortField: 'shareTime',
        sortOrder: 'desc',
      },
    ])
    expect(titles?.toSorted()).toEqual(listed())
    expect(cells.map(([id]) => String(id)).toSorted()).toEqual(
      sharesOf(material.materialId)
        .map(({ shareId }) => shareId)
        .toSorted(),
    )
    const line = sure(cells.find(([id]) => id === share.shareId))
    expect(line.slice(-6)).toEqual([
      ...[share.viewCount, share.viewUserCount, share.visits.length, share.consults.length].map(String),
      String(share.visits.filter((one) => one.isNewClue === yesNo.yes).length),
      String(new Set(share.visits.map(({ clueId }) => clueId).filter(won)).size),
    ])
    await act(share.shareId, '咨询明细')
    await until(() =>
      expect(location.href).toContain(
        `/report/consult-details?materialId=${material.materialId}&shareId=${share.shareId}`,
      ),
    )
    await counts(share.consults.length)
  })
})

describe('card opens of a share', () => {
  const open = (query: string, as?: string) => openConsole(`/report/card-details${query}`, { as })

  it('report a missing share number', async () => {
    await open('')
    await sees('缺少分享编号')
  })

  it('show and export masked contacts and lead to the lead', async () => {
    const share = fruitful()
    const visit = sure(share.visits.find((one) => one.isNewClue === yesNo.yes))
    const lead = sure(leadById(visit.clueId))
    await open(`?shareId=${share.shareId}`)
    await counts(share.visits.length)
    await sees(sure(materials.find(({ materialId }) => materialId === share.materialId)).title)
    await until(() => expect(rowsShown().some((row) => row.startsWith('微信用户—'))).toBe(true))
    const masked = lead.phone.replace(/^(\d{3})\d{4}/, '$1****')
    await until(() => expect(rowsShown().some((row) => row.startsWith(`${lead.customerName}${masked}`))).toBe(true))
    expect(document.body).not.toHaveTextContent(lead.phone)
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)).toEqual([
      { reportType: 'card', shareId: share.shareId, sortField: 'visitTime', sortOrder: 'desc' },
    ])
    expect(titles?.toSorted()).toEqual(listed())
    expect(cells).toHaveLength(share.visits.length)
    expect(sure(cells.find(([name]) => name === lead.customerName))).toEqual(
      expect.arrayContaining([masked, lead.clueId]),
    )
    expect(cells.find(([name]) => name === '微信用户')?.[1]).toBe('--')
    await press(lead.clueId)
    await until(() => expect(location.href).toContain(`/clue-management/clueDetail?clueId=${lead.clueId}`))
  })

  it('are filtered by phone and new lead and reject an incomplete number', async () => {
    const share = fruitful()
    const lead = sure(leadById(sure(share.visits.find((one) => one.isNewClue === yesNo.yes)).clueId))
    await open(`?shareId=${share.shareId}&userPhone=${lead.phone.slice(-4)}&isNewClue=1&source=1,2,3,4,5`)
    await counts(1)
    expect(queries(reports.listCards)[0]).toMatchObject({
      shareId: share.shareId,
      userPhone: lead.phone.slice(-4),
      isNewClue: String(yesNo.yes),
    })
    await fill('手机号', '123')
    await press('查询')
    await sees('请输入完整手机号或后 4 位')
  })
})

describe('enquiries about a material', () => {
  const open = (query: string, as?: string) => openConsole(`/report/consult-details${query}`, { as })

  it('are limited to one share until its chip is removed', async () => {
    const share = fruitful()
    await open(`?materialId=${share.materialId}&shareId=${share.shareId}`)
    await counts(share.consults.length)
    await hands.click(await find('[aria-label]', '重置 分享编号'))
    await counts(asked(share.materialId))
    expect(queries(reports.listConsults).at(-1)).not.toHaveProperty('shareId')
  })

  it('hide the deal filters when only customers without a deal are requested', async () => {
    const { materialId } = richest()
    await open(`?materialId=${materialId}`)
    await press('展开筛选')
    await find('input', '成交时间')
    await choose('是否成交', '否')
    await until(() =>
      expect(queries(reports.listConsults).at(-1)).toMatchObject({ isDeal: String(yesNo.no), materialId }),
    )
    await until(() => expect(all('input', '成交时间')).toEqual([]))
    const left = sharesOf(materialId).flatMap((row) => row.consults.filter(({ clueId }) => !won(clueId)))
    await counts(left.length)
    await drawn()
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)[0]).toMatchObject({
      reportType: 'consult',
      materialId,
      isDeal: String(yesNo.no),
    })
    expect(titles?.toSorted()).toEqual(listed())
    expect(cells.map((row) => String(row[3])).toSorted()).toEqual(left.map(({ content }) => content).toSorted())
  })

  it('report a missing material number', async () => {
    await open('?shareId=1')
    await sees('缺少素材编号')
  })
})

describe('campaign report', () => {
  const open = (query = '', as?: string) => openConsole(`/report/report-activity${query}`, { as })
  const best = () => sure(activities.toSorted((a, b) => contacts(b.activityId) - contacts(a.activityId))[0])

  it('shows the funnel of the best, of all or of a chosen campaign', async () => {
    await open()
    await counts(20)
    const left = sum(activityShares, (row) => row.contacts.length)
    expect(await drawing(`转化漏斗 · ${best().title}`)).toContain(`留资人数: 合计 ${contacts(best().activityId)}`)
    await hands.click(await find('input[type=radio]', '全部活动'))
    expect(await drawing('转化漏斗')).toContain(`留资人数: 合计 ${left}`)
    await hands.click(await find('input[type=radio]', '选中活动'))
    const other = sure(activities.find((row) => contacts(row.activityId) > 0 && row !== best()))
    await act(other.title, '查看漏斗')
    expect(await drawing(`转化漏斗 · ${other.title}`)).toContain(`留资人数: 合计 ${contacts(other.activityId)}`)
    await until(() => expect(document.querySelector('.report-chosen')).toHaveTextContent(other.title))
    expect(await footShown()).toContain(figure(left))
    await press('留资前 10 的活动: 以表格查看')
    await hands.click(sure(all('.card button', best().title)[0]))
    await until(() => expect(location.href).toContain(`/report/report-details?activityId=${best().activityId}`))
  })

  it('exports the campaigns and leads to captured contacts only where there are any', async () => {
    const none = sure(activities.find(({ activityId }) => contacts(activityId) === 0))
    await open('?uploadType=1,2')
    await drawn()
    expect(all('button', `留资明细 ${none.title}`)).toEqual([])
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)).toEqual([
      expect.objectContaining({ reportType: 'activity', sortField: 'retentionCount', sortOrder: 'desc' }),
    ])
    expect(titles?.toSorted()).toEqual(listed())
    expect(cells).toHaveLength(20)
    const at = sure(titles).indexOf('留资人数')
    for (const row of cells) expect(row[at]).toBe(String(contacts(sure(row[0]))))
    await act(best().title, '留资明细')
    await until(() => expect(location.href).toContain(`/report/retention-details?activityId=${best().activityId}`))
  })

  it('shows a dealer its own numbers in campaigns of its own and of headquarters', async () => {
    await open('', 'dealer01')
    await counts(activities.filter(({ dealerCode }) => dealerCode === '' || dealerCode === OWN).length)
    const own = sum(
      activityShares.filter(({ dealerCode }) => dealerCode === OWN),
      (row) => row.contacts.length,
    )
    expect(await footShown()).toContain(String(own))
    expect(headsShown()).not.toContain('发起经销商')
  })
})

describe('sharer list of a campaign', () => {
  const open = (query: string, as?: string) => openConsole(`/report/report-details${query}`, { as })
  const busiest = () =>
    sure(activities.toSorted((a, b) => sharersOf(b.activityId).length - sharersOf(a.activityId).length)[0])

  it('shows and exports the sharers with charts by dealer and day', async () => {
    const activity = busiest()
    const rows = sharersOf(activity.activityId)
    await open(`?activityId=${activity.activityId}`)
    await sees(activity.title)
    await sees(activity.endTime < formatTime(control.now()) ? '已结束' : '进行中')
    await counts(rows.length)
    const dealerCount = new Set(rows.map(({ dealerCode }) => dealerCode)).size
    expect((await drawing('各经销商参与与留资（前 20）')).split('; ')).toHaveLength(Math.min(20, dealerCount))
    expect(await drawing('每日趋势')).toMatch(/浏览次数 \d+、参与人数 \d+、留资人数 \d+/)
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)[0]).toMatchObject({
      reportType: 'activityShare',
      activityId: activity.activityId,
    })
    expect(titles?.toSorted()).toEqual(listed())
    expect(sum(cells, (row) => Number(row[sure(titles).indexOf('留资人数')]))).toBe(contacts(activity.activityId))
  })

  it('reports a missing campaign number', async () => {
    await open('')
    await sees('缺少活动编号')
  })

  it('shows a dealer only its own sharers', async () => {
    const activity = sure(
      activities.find(
        (row) => row.dealerCode === '' && sharersOf(row.activityId).some(({ dealerCode }) => dealerCode === OWN),
      ),
    )
    await open(`?activityId=${activity.activityId}`, 'dealer01')
    await counts(sharersOf(activity.activityId).filter(({ dealerCode }) => dealerCode === OWN).length)
    expect(headsShown().filter((title) => title.startsWith('经销商'))).toEqual([])
  })
})

describe('captured contacts of a campaign', () => {
  const open = (query: string, as?: string) => openConsole(`/report/retention-details${query}`, { as })
  const repeated = () =>
    sure(
      activities.find(({ activityId }) =>
        sharersOf(activityId).some((row) => row.contacts.some((one) => one.repeatCount > 0)),
      ),
    )

  it('are shown with rates and repeats and exported with masked phones', async () => {
    const activity = repeated()
    const left = sharersOf(activity.activityId).flatMap((row) => row.contacts)
    await open(`?activityId=${activity.activityId}&size=50`)
    await counts(left.length)
    const rate = (part: number) => `${((part / left.length) * 100).toFixed(1)}%`
    await until(() =>
      expect([...sure(document.querySelector('.figures')).children].map(({ textContent }) => textContent)).toEqual([
        `留资人数${left.length}`,
        `新线索率${rate(left.filter((one) => one.isNewClue === yesNo.yes).length)}`,
        `成交率${rate(left.filter(({ clueId }) => won(clueId)).length)}`,
      ]),
    )
    const again = sure(left.find((one) => one.repeatCount > 0))
    const lead = sure(leadById(again.clueId))
    await until(() =>
      expect(rowsShown().some((row) => row.startsWith(`${lead.customerName} 重复留资 ${again.repeatCount}`))).toBe(
        true,
      ),
    )
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)[0]).toMatchObject({ reportType: 'retention', activityId: activity.activityId })
    expect(titles?.toSorted()).toEqual(listed())
    expect(cells.map((row) => String(row.at(-1))).toSorted()).toEqual(left.map(({ clueId }) => clueId).toSorted())
    expect(cells.every((row) => /^\d{3}\*{4}\d{4}$/.test(sure(row[1])))).toBe(true)
  })

  it('show no rates for an empty result', async () => {
    const activity = repeated()
    await open(`?activityId=${activity.activityId}&userName=没有这个人`)
    await sees('没有符合条件的数据')
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent('留资人数0新线索率—成交率—'))
  })

  it('report a missing campaign number', async () => {
    await open('')
    await sees('缺少活动编号')
  })
})

describe('workshop bay report', () => {
  const open = (query = '', as?: string) => openConsole(`/report/workstation${query}`, { as })
  const bays = (row: (typeof workstations)[number]) =>
    [row.quickBays, row.mechanicBays, row.evBays, row.bodyBays, row.paintBays, row.washBays].reduce<number>(
      (sums, one) => sums + (one ?? 0),
      0,
    )
  const nameOf = (code: string) => sure(org.dealers.find(({ dealerCode }) => dealerCode === code)).dealerName

  it('totals the bays by area and marks dealers that have set up none', async () => {
    await open()
    await counts(40)
    expect(await footShown()).toContain(figure(sum(workstations, bays)))
    expect((await drawing('各大区工位')).split('; ')).toHaveLength(6)
    const none = sure(workstations.slice(0, 20).find(({ createTime }) => createTime === ''))
    await until(() =>
      expect(
        rowsShown().some(
          (row) => row.includes(none.dealerCode) && row.startsWith('未设置') && row.includes('—'.repeat(8)),
        ),
      ).toBe(true),
    )
    await hands.click(await find('input[type=checkbox]', '仅看未设置'))
    await sees('仅筛选本页数据')
    const unset = workstations.slice(0, 20).filter(({ createTime }) => createTime === '')
    await until(() =>
      expect(rowsShown().map((row) => /D\d{5}/.exec(row)?.[0])).toEqual(unset.map(({ dealerCode }) => dealerCode)),
    )
  })

  it('sorts on the server and exports dealers without bays last', { tags: ['core'] }, async () => {
    await open('?sort=totalBays.asc&size=50')
    await drawn()
    expect(queries(reports.listWorkstations)[0]).toMatchObject({ sortField: 'totalBays', sortOrder: 'asc' })
    const [titles, ...cells] = await exported()
    expect(queries(reports.exportList)).toEqual([
      { reportType: 'workstation', sortField: 'totalBays', sortOrder: 'asc' },
    ])
    expect(titles?.toSorted()).toEqual(listed())
    const totals = cells.map((row) => row[sure(titles).indexOf('工位合计')])
    const set = workstations.filter(({ createTime }) => createTime !== '')
    expect(totals).toEqual([
      ...set
        .map(bays)
        .toSorted((a, b) => a - b)
        .map(String),
      ...Array.from({ length: 40 - set.length }, () => '--'),
    ])
  })

  it('shows a dealer its own bays as a card', async () => {
    await open('', 'dealer01')
    await sees(nameOf(OWN))
    const own = sure(workstations.find(({ dealerCode }) => dealerCode === OWN))
    await until(() => expect(document.querySelector('.facts')).toHaveTextContent(`工位合计${bays(own)}`))
    expect(document.querySelector('.list-card')).toBeNull()
  })

  it('shows a dealer group its members', async () => {
    const group = sure(org.users.find(({ username }) => username === 'group01')).dealerCode
    await open('', 'group01')
    await counts(org.dealers.filter(({ groupCode }) => groupCode === group).length)
    expect(headsShown()).toContain('经销商')
  })
  it('shows a sales area its own dealers', async () => {
    const area = sure(org.users.find(({ username }) => username === 'area_hd')).areaName
    await open('', 'area_hd')
    await counts(org.dealers.filter(({ areaName }) => areaName === area).length)
  })

  it('keeps its filters after a failed request and loads on retry', async () => {
    control.inject({
      path: '/api-report/materialReport/workstationList',
      kind: 'code',
      code: 500,
      message: '服务繁忙',
      times: 1,
    })
    await open()
    await sees('加载失败')
    await find('input', '经销商代码')
    await press('重试')
    await counts(40)
  })
})

describe('access to the reports', () => {
  it('is refused to a role without reports, for lists and exports', async () => {
    await openConsole('/home', { as: 'hq_clue' })
    await expect(reports.list({}, { quiet: true })).rejects.toThrow('没有访问权限')
    await expect(reports.exportList({ reportType: 'material' }, { quiet: true })).rejects.toThrow('没有操作权限')
  })
  it('is refused to a dealer for the export of card opens of another dealer', async () => {
    const other = sure(shares.find(({ dealerCode }) => dealerCode !== OWN))
    await openConsole('/report/workstation', { as: 'dealer01' })
    await expect(reports.exportList({ reportType: 'card', shareId: other.shareId }, { quiet: true })).rejects.toThrow(
      '无权查看或数据不存在',
    )
  })
})
