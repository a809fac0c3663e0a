// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { paperShelf, paperType, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { papers } from '../../mocks/voice/rules/questionnaires'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  box,
  dialog,
  fill,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, toasts } from '../harness'

const LIST = '/paper/paper'
const rowIn = (status: number, type?: number) =>
  sure(
    papers().find(
      (row) => row.status === status && row.questions.length > 0 && (type === undefined || row.paperType === type),
    ),
  )

describe('questionnaire list', () => {
  it('starts a questionnaire in place of another and stops it with a reason', { tags: ['core'] }, async () => {
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

  it('asks for an end time before restarting an expired questionnaire', async () => {
    const row = rowIn(states.over, paperType.nps)
    await openConsole(`${LIST}?status=3&title=${encodeURIComponent(row.title)}`)
    await act(row.title, '启用')
    expect(await dialog(/重新启用/)).toHaveTextContent('结束时间')
  })

  it('leads from a refused start to the faulty question', async () => {
    const row = rowIn(states.draft)
    Object.assign(sure(row.questions[1]), { title: '' })
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '启用')
    await agree('启用')
    await press(`去修改 ${row.title}`)
    await until(() => expect(location.pathname + location.search).toBe(`/paper/add-paper?id=${row.id}&step=3`))
    await press(/^第 ?2 ?题/)
    await until(async () => expect(await box('题干')).toHaveValue(''))
    expect(toasts()).toHaveLength(1)
  })

  it('names the questionnaire that a restart replaces', async () => {
    const row = rowIn(states.over, paperType.delivery)
    const other = rowIn(states.collecting, paperType.delivery)
    await openConsole(`${LIST}?status=3&title=${encodeURIComponent(row.title)}`)
    await act(row.title, '启用')
    const asked = await dialog(/重新启用/)
    await until(() => expect(asked).toHaveTextContent(`「${other.title}」正在该场景使用`))
  })

  it('offers the export of answers when their number is unknown', async () => {
    const row = rowIn(states.stopped)
    const data = [{ id: row.id, title: row.title, status: String(row.status) }]
    control.inject({ path: questionnaires.list.path, kind: 'code', code: 200, data })
    await openConsole(LIST)
    await act(row.title, '导出答卷')
    await sent(questionnaires.exportAnswers)
  })

  it('copies a questionnaire as a draft and opens it', async () => {
    const row = rowIn(states.stopped)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}&status=2`)
    await act(row.title, '复制')
    await seesToast('问卷已复制为草稿')
    expect(bodies(questionnaires.create)).toMatchObject([
      { title: `${row.title}副本`, paperType: row.paperType, startTime: '' },
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

  it('leads from a collecting questionnaire to its push', async () => {
    const row = rowIn(states.collecting, paperType.nps)
    await openConsole(`${LIST}?status=1&title=${encodeURIComponent(row.title)}`)
    await act(row.title, '推送')
    await until(() => expect(location.href).toContain(`/paper/push-paper?id=${row.id}`))
  })

  it('creates a questionnaire from the template of a scene', async () => {
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

const OPERATION = '/questionnaireManagement/questionnaireManagement'
describe('questionnaire operation page', () => {
  it('shows a questionnaire in the App, pins it and restores a refused switch', { tags: ['core'] }, async () => {
    const row = sure(papers().find((one) => one.status === states.collecting && one.shelfStatus === paperShelf.hidden))
    await openConsole(`${OPERATION}?title=${encodeURIComponent(row.title)}`)
    await sees(row.title)
    const [shelf] = await until(() => {
      const found = all('button[role=switch]', row.title)
      expect(found).toHaveLength(2)
      return found
    })
    await hands.click(sure(shelf))
    await seesToast(`「${row.title}」已在App列表展示`)
    await act(row.title, '置顶')
    await seesToast(`「${row.title}」已置顶`)
    expect(bodies(questionnaires.setShelf)).toEqual([{ id: row.id, status: paperShelf.shown }])
    expect(bodies(questionnaires.top)).toEqual([{ id: row.id, topFlag: 1 }])
    control.inject({ path: questionnaires.top.path, kind: 'code', code: 400, message: '已过结束时间', times: 1 })
    await hands.click(sure(all('button[role=switch]', row.title)[1]))
    await until(() => expect(toasts()).toContain('已过结束时间'))
    await until(() => expect(all('button[role=switch]', row.title)[1]).toBeChecked())
  })

  it('replaces the questionnaire of one of seven scenes', async () => {
    const type = paperType.testDrive
    const [own, other] = [rowIn(states.collecting, type), rowIn(states.stopped, type)]
    await openConsole(OPERATION)
    await until(() => expect(document.querySelectorAll('.scene')).toHaveLength(7))
    await press('更换 试驾满意度')
    expect(await dialog(/选择「试驾满意度」场景的问卷/)).toHaveTextContent(`「${own.title}」正在该场景使用`)
    await tick(new RegExp(other.title))
    await until(() => expect(document.querySelector('[role=dialog] .paper-phone')).not.toBeNull())
    await agree('启用')
    await seesToast('问卷已启用')
    expect(bodies(questionnaires.start)).toEqual([{ id: other.id }])
    expect(own.status).toBe(states.stopped)
  })

  it('requires a new end for an expired questionnaire', async () => {
    const type = paperType.delivery
    const over = rowIn(states.over, type)
    await openConsole(OPERATION)
    await until(() => expect(document.querySelectorAll('.scene')).toHaveLength(7))
    await press('更换 交车满意度')
    await tick(new RegExp(over.title))
    await agree('启用')
    await sees('请选择结束时间')
    expect(bodies(questionnaires.start)).toEqual([])
  })

  it('shows the number of missing answers before stopping', async () => {
    const row = rowIn(states.collecting, paperType.afterSales)
    await openConsole(`${OPERATION}?title=${encodeURIComponent(row.title)}&status=1`)
    await act(row.title, '停止')
    const open = (row.pushCount - row.answerCount).toLocaleString('en')
    expect(await dialog(/停止「/)).toHaveTextContent(`未作答的 ${open} 人将无法继续作答；该场景将不再自动发送问卷`)
    await fill('原因', '改版', '[role=dialog]')
    await agree('停止')
    await seesToast(`「${row.title}」已停止`)
    expect(bodies(questionnaires.stop)).toEqual([{ id: row.id, reason: '改版' }])
  })

  it('previews a questionnaire and the questionnaire list of the App', async () => {
    const row = rowIn(states.collecting, paperType.nps)
    await openConsole(`${OPERATION}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '预览')
    await sees(`https://m.example.com/paper?id=${row.id}`)
    await hands.keyboard('{Escape}')
    await press('查看问卷中心')
    await until(() => expect(document.querySelectorAll('.app-papers > li').length).toBeGreaterThan(0))
    expect(queries(questionnaires.list).at(-1)).toMatchObject({
      shelfStatus: String(paperShelf.shown),
      status: String(states.collecting),
    })
  })

  it('sends all of its filters', async () => {
    await openConsole(
      `${OPERATION}?title=试驾&paperType=1&shelfStatus=1&topFlag=1&createBy=林&status=1&endTime=2026-01-01~2026-12-01`,
    )
    await sent(questionnaires.list)
    expect(queries(questionnaires.list)[0]).toMatchObject({
      title: '试驾',
      shelfStatus: '1',
      topFlag: '1',
      createBy: '林',
      endTimeEnd: anyText(),
    })
  })
})
