// @module-tag leads
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import * as evaluations from '@/api/leads/evaluations'
import { evaluateStage } from '@/entities/leads/enums'
import { staffPost, staffStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { evaluations as all } from '../../mocks/leads/rules/evaluations'
import { consultantName, dealerName, leadById, leads } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import { all as named, button, choose, fill, find, press, queries, sees, sent, sure, until } from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/evaluate/evaluate-management'
const open = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })
const idsOf = (rows: readonly { clueId: string }[]) => new Set(rows.map(({ clueId }) => clueId))

const rowsOf = async (blob: Blob): Promise<Record<string, unknown>[]> => {
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json(sure(book.Sheets[book.SheetNames[0] ?? '']), { defval: '' })
}

describe('evaluation list by lead', () => {
  it('counts the evaluations of each lead', async () => {
    expect(idsOf(all).size).toBe(150)
    expect(all).toHaveLength(260)
    await open('?sort=evaluateCount.desc')
    await sent(evaluations.listClues)
    expect(queries(evaluations.listClues)).toEqual([
      { sortField: 'evaluateCount', sortOrder: 'desc', pageNo: '1', pageSize: '20' },
    ])
    const { records, total, summary } = await evaluations.listClues({ pageSize: 500 })
    expect(total).toBe(150)
    for (const row of records) {
      const lines = all.filter(({ clueId }) => clueId === row.clueId)
      expect(row.evaluateCount).toBe(lines.length)
      expect(row.lowCount).toBe(lines.filter(({ score }) => score <= 2).length)
    }
    expect([1, 2, 3, 4, 5].reduce((sum, score) => sum + sure(summary[score]), 0)).toBe(summary.all)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent(/评价数260/))
  })

  it('narrows by area, dealer, consultant, series, average and time', async () => {
    await open('?region=华东&avgScore=2~4.5&lastEvaluateTime=2026-01-01~2026-12-31&seriesCode=XY_E3')
    await sent(evaluations.listClues)
    expect(queries(evaluations.listClues)[0]).toMatchObject({
      areaName: '华东',
      seriesCode: 'XY_E3',
      avgScoreMin: '2',
      avgScoreMax: '4.5',
      lastEvaluateTimeStart: '2026-01-01 00:00:00',
      lastEvaluateTimeEnd: '2026-12-31 23:59:59',
    })
    await choose('经销商', /^D00001/)
    await until(() => expect(queries(evaluations.listClues).at(-1)).toMatchObject({ dealerCode: 'D00001' }))
    await press('展开筛选')
    const seller = sure(
      org.staff.find(
        (row) =>
          row.dealerCode === 'D00001' && row.post === staffPost.salesConsultant && row.status === staffStatus.active,
      ),
    )
    await choose('销售顾问', seller.staffName)
    await until(() => expect(queries(evaluations.listClues).at(-1)).toMatchObject({ saleUserId: seller.id }))
    expect(queries(dealers.selectSaleUsers)[0]).toMatchObject({ dealerCode: 'D00001' })
  })

  it('rejects an incomplete phone number', async () => {
    await open()
    await fill('手机号', '138')
    await press('查询')
    await sees(/请输入完整手机号或后 ?4 ?位/)
    await fill('手机号', '1234')
    await press('查询')
    await until(() => expect(queries(evaluations.listClues).at(-1)).toMatchObject({ phone: '1234' }))
  })

  it('filters by low ratings with one click', async () => {
    await open()
    await press('仅看差评')
    await until(() => expect(queries(evaluations.listClues).at(-1)).toMatchObject({ lowCountMin: '1' }))
    await until(() => expect(document.querySelectorAll('.evaluate-low').length).toBeGreaterThan(0))
    await press('仅看差评')
    await until(() => expect(queries(evaluations.listClues).at(-1)).not.toHaveProperty('lowCountMin'))
  })

  it('hides the name of an anonymous customer', async () => {
    const hidden = sure(
      leads.find(
        ({ clueId }) =>
          all.some((row) => row.clueId === clueId) && all.every((row) => row.clueId !== clueId || row.anonymous),
      ),
    )
    await open(`?dealerCode=${hidden.dealerCode}&size=100`)
    const row = (await sees(hidden.clueId)).closest('.data-row')
    await until(() => expect(row).toHaveTextContent(/^匿名用户—/))
    expect(row).not.toHaveTextContent(hidden.customerName)
  })

  it('exports with the filters of the list', { tags: ['core'] }, async () => {
    const saved = takeSaved()
    await open('?lowCount=1')
    await until(async () => expect(await button('按线索导出')).toBeEnabled())
    await press('按线索导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(evaluations.exportClues)).toEqual([
      { lowCountMin: '1', sortField: 'lastEvaluateTime', sortOrder: 'desc' },
    ])
    const rows = await rowsOf(sure(saved[0]).blob)
    const { records } = await evaluations.listClues({
      lowCountMin: 1,
      sortField: 'lastEvaluateTime',
      sortOrder: 'desc',
      pageSize: 500,
    } as object) // lowCountMin is a filter that is no field
    expect(rows.map((row) => [row['线索编号'], row['评价数'], row['平均分'], row['差评数']])).toEqual(
      records.map((row) => [row.clueId, row.evaluateCount, row.avgScore, row.lowCount]),
    )
  })

  it('restricts a dealer to its own leads without area and dealer filters', async () => {
    await open('', 'dealer01')
    await sent(evaluations.listClues)
    await button('展开筛选')
    expect(named('input[role=combobox]', /经销商|大区/)).toEqual([])
    expect(document.querySelector('.data-head')).not.toHaveTextContent(/经销商|大区/)
    const { records } = await evaluations.listClues({ pageSize: 500 })
    expect(records.length).toBeGreaterThan(0)
    expect(new Set(records.map(({ dealerCode }) => dealerCode))).toEqual(new Set(['D00001']))
    await choose(
      '销售顾问',
      sure(
        org.staff.find(
          (row) =>
            row.dealerCode === 'D00001' && row.post === staffPost.salesConsultant && row.status === staffStatus.active,
        ),
      ).staffName,
    )
    await until(() => expect(queries(evaluations.listClues).at(-1)).toHaveProperty('saleUserId'))
  })
})

describe('evaluation list', () => {
  it('filters by stage, score, source, label and chart value', async () => {
    await open('?tab=line&stage=2&score=3~&source=1&tags=热情')
    await sent(evaluations.list)
    expect(received(evaluations.list)[0]?.query).toMatchObject({
      stage: '2',
      scoreMin: '3',
      source: '1',
      tags: '热情',
      sortField: 'evaluateTime',
      sortOrder: 'desc',
    })
    await press('星级分布: 以表格查看')
    await press('5 星')
    await until(() => expect(queries(evaluations.list).at(-1)).toMatchObject({ scoreMin: '5', scoreMax: '5' }))
  })

  it('filters by low ratings with one click and highlights them', async () => {
    await open('?tab=line')
    await press('仅看差评')
    await until(() => expect(queries(evaluations.list).at(-1)).toMatchObject({ scoreMax: '2' }))
    await until(() => expect(document.querySelectorAll('.data-table .row-bad')).toHaveLength(20))
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent(/差评率100.0%/))
  })

  it('exports the filtered evaluations with masked phone numbers', async () => {
    const saved = takeSaved()
    await open('?tab=line&stage=4')
    await until(async () => expect(await button('导出')).toBeEnabled())
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(evaluations.exportList)).toEqual([{ stage: '4', sortField: 'evaluateTime', sortOrder: 'desc' }])
    const rows = await rowsOf(sure(saved[0]).blob)
    expect(rows.map((row) => String(row['评价编号'])).toSorted()).toEqual(
      all
        .filter(({ stage }) => stage === evaluateStage.delivery)
        .map(({ evaluateId }) => evaluateId)
        .toSorted(),
    )
    expect(rows.every((row) => row['手机号'] === '--' || /^\d{3}\*{4}\d{4}$/.test(String(row['手机号'])))).toBe(true)
  })

  it('opens the evaluations of the lead', async () => {
    const row = sure(all.find(({ score }) => score === 1))
    await open(`?tab=line&dealerCode=${row.dealerCode}&score=1~1`)
    await press(`详情 ${row.evaluateId}`)
    await until(() => expect(location.search).toBe(`?clueId=${row.clueId}`))
    await sees('各环节评分')
  })
})

describe('evaluation detail of a lead', () => {
  const detail = (query: string, as?: string) => openConsole(`/evaluate/evaluate-detail${query}`, { as })
  const rated = () =>
    sure(
      leads.find(
        ({ clueId, follows }) =>
          follows.length > 1 && all.filter((row) => row.clueId === clueId && !row.anonymous).length > 2,
      ),
    )

  it('reports a missing lead number without a request', async () => {
    await detail('')
    await sees('缺少线索编号')
    expect(received(evaluations.listByClue)).toEqual([])
  })

  it(
    'shows evaluations in order of time beside the follow-ups of the three days before',
    { tags: ['core'] },
    async () => {
      const lead = rated()
      const lines = all
        .filter(({ clueId }) => clueId === lead.clueId)
        .toSorted((a, b) => (a.evaluateTime < b.evaluateTime ? -1 : 1))
      await detail(`?clueId=${lead.clueId}`)
      await sees(dealerName(lead.dealerCode))
      await until(() => expect(document.querySelectorAll('.evaluate-pair')).toHaveLength(lines.length))
      await until(() => expect(document.querySelector('.record-head')).toHaveTextContent(lead.customerName))
      const cards = [...document.querySelectorAll<HTMLElement>('.evaluate-pair')]
      for (const [at, line] of lines.entries()) {
        expect(cards[at]).toHaveTextContent(line.evaluateTime)
        expect(cards[at]).toHaveTextContent(consultantName(line.saleUserId))
        const end = sure(toMillis(line.evaluateTime))
        const before = lead.follows.filter(
          ({ followTime }) => sure(toMillis(followTime)) <= end && sure(toMillis(followTime)) >= end - 3 * 86_400_000,
        )
        expect(cards[at]?.querySelectorAll('.evaluate-follows li')).toHaveLength(before.length)
      }
    },
  )

  it('keeps the evaluations visible and retries the lead when it fails to load', async () => {
    const lead = rated()
    control.inject({ path: clues.get.path, kind: 'code', code: 500, message: '忙', times: 1 })
    await detail(`?clueId=${lead.clueId}`)
    await until(() => expect(document.querySelectorAll('.evaluate-pair').length).toBeGreaterThan(2))
    await press('重试')
    await until(() => expect(document.querySelector('.record-head')).toHaveTextContent(lead.customerName))
  })

  it('leaves missing scores out of the average', async () => {
    const lead = rated()
    const rows = [5, null].map((score, at) => ({
      evaluateId: String(at),
      clueId: lead.clueId,
      customerName: 'A',
      score,
    }))
    control.inject({ path: evaluations.listByClue.path, kind: 'raw', body: JSON.stringify({ code: 200, data: rows }) })
    await detail(`?clueId=${lead.clueId}`)
    await until(() => expect(document.querySelectorAll('.evaluate-pair')).toHaveLength(2))
    expect(document.querySelector('.facts .stars')).toHaveTextContent(/5$/)
    expect(document.querySelectorAll('.evaluate-pair[data-bad=true]')).toHaveLength(0)
  })

  it('opens the lead', async () => {
    const lead = rated()
    await detail(`?clueId=${lead.clueId}`)
    await press('查看线索')
    await until(() => expect(location.pathname).toBe('/clue-management/clueDetail'))
  })

  it('reports a lead without evaluations', async () => {
    const lead = sure(
      leads.find(({ clueId, dealerCode }) => dealerCode !== '' && all.every((row) => row.clueId !== clueId)),
    )
    await detail(`?clueId=${lead.clueId}`)
    await sees('该线索暂无评价')
  })

  it('denies access to the evaluations of another dealer', async () => {
    const lead = sure(
      leads.find(
        ({ clueId, dealerCode }) =>
          dealerCode !== '' && dealerCode !== 'D00001' && all.some((row) => row.clueId === clueId),
      ),
    )
    await detail(`?clueId=${lead.clueId}`, 'dealer01')
    await sees('无权查看或数据不存在')
    expect(document.body).not.toHaveTextContent(dealerName(lead.dealerCode))
    await press('返回列表')
    await find('button', '仅看差评')
    expect(leadById(lead.clueId)).toBe(lead)
  })
})
