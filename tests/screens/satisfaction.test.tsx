// @module-tag voice
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { paperType } from '@/entities/voice/questionnaire'
import { ENOUGH_ANSWERS, satisfactionDimension as dimension } from '@/entities/voice/satisfaction'
import { formatTime } from '@/lib/time'
import { org } from '../../mocks/system/rules/store'
import { satisfactionOf } from '../../mocks/voice/rules/satisfaction'
import { hands, press, queries, sees, sent, sure } from '../actions'
import { control, openConsole } from '../harness'

const PAGE = '/paper/satisfaction-report'
const MONTH = formatTime(Date.now(), 'YYYY-MM')
const user = (username: string) => sure(org.users.find((one) => one.username === username))
const tile = async (name: string) => sure((await screen.findByText(name, { selector: '.figure span' })).closest('li'))

describe('satisfaction report', () => {
  it('ranks sales areas of the current month by default and dealers on request', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await sent(questionnaires.listSatisfaction)
    expect(queries(questionnaires.listSatisfaction)[0]).toMatchObject({
      dimension: String(dimension.area),
      periodStart: MONTH,
      periodEnd: MONTH,
    })
    const { whole, lines } = satisfactionOf({}, user('superadmin'))
    expect(await tile('满意度得分')).toHaveTextContent(String(whole.avgScore))
    const first = sure(lines[0])
    expect(await screen.findByRole('row', { name: new RegExp(first.areaName) })).toHaveTextContent(
      String(first.avgScore),
    )
    await hands.click(screen.getByRole('radio', { name: '经销商' }))
    await sent(questionnaires.listSatisfaction, 2)
    expect(queries(questionnaires.listSatisfaction)[1]).toMatchObject({ dimension: String(dimension.dealer) })
  })
  it('marks a dealer with too few answers as an insufficient sample', async () => {
    const asked = { dimension: dimension.dealer }
    const { lines } = satisfactionOf(asked, user('superadmin'))
    const few = sure(lines.find(({ answerCount }) => answerCount < ENOUGH_ANSWERS))
    await openConsole(`${PAGE}?dimension=${dimension.dealer}&dealerCode=${few.dealerCode}`)
    const row = await screen.findByRole('row', { name: new RegExp(few.dealerName) })
    expect(row).toHaveTextContent('样本不足')
  })
  it('does not mark a row without an answer count as an insufficient sample', async () => {
    const data = [{ id: '1', areaName: '华东', avgScore: '88.8', rank: null }]
    control.inject({ path: questionnaires.listSatisfaction.path, kind: 'code', code: 200, data })
    await openConsole(PAGE)
    expect(await screen.findByRole('row', { name: /华东/ })).not.toHaveTextContent('样本不足')
  })
  it('exports with the current filters and dimension', async () => {
    await openConsole(`${PAGE}?paperType=${paperType.delivery}&dimension=${dimension.month}`)
    await sent(questionnaires.listSatisfaction)
    await press('导出')
    await sent(questionnaires.exportSatisfaction)
    expect(queries(questionnaires.exportSatisfaction)[0]).toMatchObject({
      dimension: String(dimension.month),
      paperType: String(paperType.delivery),
      periodStart: MONTH,
    })
  })
  it('rejects a period longer than 13 months', async () => {
    await openConsole(`${PAGE}?period=2025-01~2026-06`)
    await sees('最多选择 13 个月')
    expect(queries(questionnaires.listSatisfaction).filter(({ periodStart }) => periodStart)).toEqual([])
  })
  it('shows the scores by dimension in separate columns', async () => {
    await openConsole(PAGE)
    await sent(questionnaires.listSatisfaction)
    await hands.click(await screen.findByRole('switch', { name: '分列显示四维得分' }))
    expect(await screen.findByRole('columnheader', { name: /环境设施/ })).toBeVisible()
  })
  it('shows a dealer its own score and rank beside the network average', async () => {
    await openConsole(PAGE, { as: 'dealer01_service' })
    await sent(questionnaires.listSatisfaction)
    const own = satisfactionOf({ dimension: dimension.dealer }, user('dealer01_service'))
    const score = await tile('满意度得分')
    expect(score).toHaveTextContent(`全网平均 ${own.network?.avgScore?.toFixed(1)}`)
    expect(score).toHaveTextContent(`排名 ${own.whole.rank}/${own.ranked}`)
    expect(own.lines.map(({ rank }) => rank)).toEqual([own.whole.rank])
    expect(screen.queryByText('大区')).toBeNull()
    await sees(user('dealer01_service').dealerName ?? '')
  })
})
