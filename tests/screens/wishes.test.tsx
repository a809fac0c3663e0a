// @module-tag members
import { describe, expect, it } from 'vitest'
import * as feedback from '@/api/voice/feedback'
import { clueStatus } from '@/entities/leads/enums'
import { wishPlan, wishStatus } from '@/entities/members/wish'
import { leadById } from '../../mocks/leads/rules/leads'
import { wishes } from '../../mocks/members/rules/wishes'
import { org } from '../../mocks/system/rules/store'
import { all, choose, dialog, fill, hasButton, press, queries, sees, sent, settled, sure, until } from '../actions'
import { control, openConsole, received } from '../harness'

const PAGE = '/wishList/wishList'
const wishIn = (status: number) => sure(wishes().find((row) => row.status === status))

describe('wish list', () => {
  it('opens a wish with its car, options and lead', { tags: ['core'] }, async () => {
    const row = sure(wishes().find(({ clueId, options }) => clueId !== '' && options.length > 1))
    await openConsole(`${PAGE}?phone=${row.phone}`)
    await press(row.nickname)
    const panel = await dialog(/心愿车型/)
    expect(panel).toHaveTextContent(row.customerName)
    expect(panel).toHaveTextContent('加入心愿单')
    expect(panel).toHaveTextContent(row.clueId)
    expect(panel.querySelectorAll('.ant-table-row')).toHaveLength(row.options.length)
  })

  it('filters by city, purchase plan, status and nickname', async () => {
    await openConsole(`${PAGE}?city=340000,340100`)
    await press('展开筛选')
    await choose('计划购车时间', '1 个月内')
    await choose('状态', '心愿中')
    await fill('昵称', '小')
    await press('查询')
    await until(() =>
      expect(queries(feedback.listWishes).at(-1)).toMatchObject({
        cityCode: '340100',
        buyPlan: String(wishPlan.month),
        status: String(wishStatus.wished),
        nickname: '小',
      }),
    )
  })

  it('filters by series', async () => {
    const series = sure(org.carSeries[0])
    await openConsole(`${PAGE}?seriesCodes=${series.seriesCode}`)
    await until(() => expect(queries(feedback.listWishes).at(-1)).toMatchObject({ seriesCodes: series.seriesCode }))
  })

  it('matches the leads created from wishes', () => {
    const became = wishes().filter(({ clueId }) => clueId !== '')
    expect(wishes()).toHaveLength(260)
    expect(became.length).toBeGreaterThan(80)
    for (const row of became) {
      const lead = sure(leadById(row.clueId))
      expect(row).toMatchObject({
        phone: lead.phone,
        customerName: lead.customerName,
        seriesCode: lead.seriesCode,
        dealerCode: lead.dealerCode,
      })
      expect(row.status === wishStatus.ordered).toBe(
        lead.status === clueStatus.ordered || lead.status === clueStatus.won,
      )
    }
  })

  it('has no lead for a wish without a phone number', () => {
    const row = wishIn(wishStatus.wished)
    expect([row.phone, row.clueId]).toEqual(['', ''])
  })

  it('shows charts of all matching wishes on request', async () => {
    await openConsole(PAGE)
    await sees(/^心愿 260，/)
    await press('展开图表')
    await sees('各车系心愿数')
    await sees('各车系外观色')
    await sees('热门选装前 10')
    await sees('心愿转化')
    await sees('每日新增心愿')
  })

  it('shows rows when the counts are missing', async () => {
    control.inject({ path: feedback.listWishes.path, kind: 'bend', bend: 'summaryMissing' })
    await openConsole(PAGE)
    await sent(feedback.listWishes)
    await settled()
    expect(all('.data-row', /./).length).toBeGreaterThan(0)
  })

  it('strikes through a discontinued model', async () => {
    await openConsole(`${PAGE}?status=${wishStatus.gone}`)
    await until(() => expect(document.querySelectorAll('.data-row del').length).toBeGreaterThan(0))
  })

  it('exports with the filters of the last search', async () => {
    await openConsole(`${PAGE}?status=${wishStatus.ordered}`)
    await sent(feedback.listWishes)
    await press(/^导出/)
    await until(() => expect(received(feedback.exportWishes)).toHaveLength(1))
    expect(queries(feedback.exportWishes)[0]).toMatchObject({ status: String(wishStatus.ordered) })
  })

  it('shows a dealer only its own wishes', async () => {
    await openConsole(PAGE, { as: 'dealer01' })
    const { total, stats } = await feedback.listWishes({ pageNo: 1, pageSize: 100 })
    expect(total).toBeGreaterThan(10)
    expect(total).toBeLessThan(100)
    expect(stats?.wished).toBe(total)
    expect(hasButton(/^意向经销商/)).toBe(false)
  })
})
