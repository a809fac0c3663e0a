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

describe('the wishes', () => {
  it('are opened with the car, its options and what became of them', { tags: ['core'] }, async () => {
    const row = sure(wishes().find(({ clueId, options }) => clueId !== '' && options.length > 1))
    await openConsole(`${PAGE}?phone=${row.phone}`)
    await press(row.nickname)
    const panel = await dialog(/心愿车型/)
    expect(panel).toHaveTextContent(row.customerName)
    expect(panel).toHaveTextContent('加入心愿单')
    expect(panel).toHaveTextContent(row.clueId)
    expect(panel.querySelectorAll('.ant-table-row')).toHaveLength(row.options.length)
  })

  it('are found by series, city, plan, state and nickname', async () => {
    await openConsole(`${PAGE}?city=340000,340100`)
    await press('展开筛选')
    await choose('购车时间', '1 个月内')
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

  it('are found by several series', async () => {
    const series = sure(org.carSeries[0])
    await openConsole(`${PAGE}?seriesCodes=${series.seriesCode}`)
    await until(() => expect(queries(feedback.listWishes).at(-1)).toMatchObject({ seriesCodes: series.seriesCode }))
  })

  it('agree with the leads that they became', () => {
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

  it('without a phone lead to no lead', () => {
    const row = wishIn(wishStatus.wished)
    expect([row.phone, row.clueId]).toEqual(['', ''])
  })

  it('unfold into charts of all that match', async () => {
    await openConsole(PAGE)
    await sees(/^心愿 260，/)
    await press('展开图表')
    await sees('各车系心愿数')
    await sees('各车系外观色')
    await sees('热门选装前 10')
    await sees('心愿转化')
    await sees('每日新增心愿')
  })

  it('stand without charts where no counts were sent', async () => {
    control.inject({ path: feedback.listWishes.path, kind: 'bend', bend: 'summaryMissing' })
    await openConsole(PAGE)
    await sent(feedback.listWishes)
    await settled()
    expect(all('.data-row', /./).length).toBeGreaterThan(0)
  })

  it('strike through a model that is gone', async () => {
    await openConsole(`${PAGE}?status=${wishStatus.gone}`)
    await until(() => expect(document.querySelectorAll('.data-row del').length).toBeGreaterThan(0))
  })

  it('are exported by the filters of the last search', async () => {
    await openConsole(`${PAGE}?status=${wishStatus.ordered}`)
    await sent(feedback.listWishes)
    await press(/^导出/)
    await until(() => expect(received(feedback.exportWishes)).toHaveLength(1))
    expect(queries(feedback.exportWishes)[0]).toMatchObject({ status: String(wishStatus.ordered) })
  })

  it('of its shop are what a dealer sees', async () => {
    await openConsole(PAGE, { as: 'dealer01' })
    const { total, stats } = await feedback.listWishes({ pageNo: 1, pageSize: 100 })
    expect(total).toBeGreaterThan(10)
    expect(total).toBeLessThan(100)
    expect(stats?.wished).toBe(total)
    expect(hasButton(/^意向经销商/)).toBe(false)
  })
})
