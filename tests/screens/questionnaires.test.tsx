// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { paperType, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { papers } from '../../mocks/voice/rules/questionnaires'
import {
  act,
  agree,
  anyText,
  bodies,
  dialog,
  fill,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { openConsole } from '../harness'

const LIST = '/paper/paper'
const rowIn = (status: number, type?: number) =>
  sure(
    papers().find(
      (row) => row.status === status && row.questions.length > 0 && (type === undefined || row.paperType === type),
    ),
  )

describe('the list of questionnaires', () => {
  it('starts one in the place of another, and stops it with a reason', { tags: ['core'] }, async () => {
    const row = rowIn(states.draft, paperType.testDrive)
    const other = rowIn(states.collecting, paperType.testDrive)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await sees(row.title)
    await act(row.title, '启用')
    expect(await dialog(/启用「/)).toHaveTextContent(`「${other.title}」正在该场景使用`)
    await agree('启用')
    await seesToast(`「${row.title}」已启用`)
    await act(row.title, '停止')
    await fill('原因', '改版', '[role=dialog]')
    await agree('停止')
    await seesToast(`「${row.title}」已停止`)
    expect(bodies(questionnaires.start)).toEqual([{ id: row.id }])
    expect(bodies(questionnaires.stop)).toEqual([{ id: row.id, reason: '改版' }])
  })

  it('asks for a later end before one that is over is started again', async () => {
    const row = rowIn(states.over, paperType.nps)
    await openConsole(`${LIST}?status=3&title=${encodeURIComponent(row.title)}`)
    await act(row.title, '启用')
    expect(await dialog(/重新启用/)).toHaveTextContent('结束时间')
  })

  it('copies one as a draft that opens, and deletes a draft', async () => {
    const row = rowIn(states.stopped)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}&status=2`)
    await act(row.title, '复制')
    await seesToast('问卷已复制为草稿')
    expect(bodies(questionnaires.create)).toMatchObject([
      { title: `${row.title} 副本`, paperType: row.paperType, startTime: '' },
    ])
    await until(() => expect(location.pathname).toBe('/paper/add-paper'))
  })

  it('deletes a draft', async () => {
    const row = rowIn(states.draft)
    await openConsole(`${LIST}?status=0&title=${encodeURIComponent(row.title)}`)
    await act(row.title, '删除')
    await agree('删除')
    await seesToast('问卷已删除')
    expect(bodies(questionnaires.remove)).toEqual([{ id: row.id }])
  })

  it('begins a new one as the template of a scene', async () => {
    await openConsole(LIST)
    await press('从模板新增')
    await press('售后满意度')
    await until(() => expect(location.search).toContain(`template=${paperType.afterSales}`))
    await until(() => expect(document.querySelectorAll('.design-card').length).toBeGreaterThan(3))
  })

  it('sends all of its filters', async () => {
    await openConsole(
      `${LIST}?title=试驾&paperType=1,2&anonymousFlag=0&createBy=林&status=1&updateTime=2026-01-01~2026-12-01`,
    )
    await sent(questionnaires.list)
    expect(queries(questionnaires.list)[0]).toMatchObject({
      title: '试驾',
      anonymousFlag: '0',
      createBy: '林',
      status: String(states.collecting),
      updateTimeEnd: anyText(),
    })
  })
})
