// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as stores from '@/api/voice/stores'
import { storeQuestionStatus as states } from '@/entities/voice/storeQuestion'
import { formatTime, toMillis } from '@/lib/time'
import { areaOf } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import { storeQuestions } from '../../mocks/voice/rules/storeQuestions'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sure,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const PAGE = '/storeManagement/questionAnswer'
const HOUR = 3_600_000
const own = () => sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
const open = () =>
  storeQuestions()
    .filter(({ dealerCode, status }) => dealerCode === own() && status === states.open)
    .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1))
const ago = (hours: number) => formatTime(Date.now() - hours * HOUR)
const text = (part: string) => sure(document.querySelector(part)).textContent

describe('store questions', () => {
  it('are answered oldest first and open one after another', { tags: ['core'] }, async () => {
    const [first, second] = open()
    const row = sure(first)
    await openConsole(PAGE, { as: 'dealer01' })
    expect(queries(stores.listQuestions)[0]).toMatchObject({ status: String(states.open), sortOrder: 'asc' })
    await act(row.id, '回答')
    expect(await dialog(/回答问题/)).toHaveTextContent(row.content)
    await press('保养维修')
    const reply = await box('门店回答')
    await hands.type(reply, '，周末也营业。')
    await hands.keyboard('{Control>}{Enter}{/Control}')
    await seesToast('回答已发布')
    expect(bodies(stores.replyQuestion)).toEqual([{ id: row.id, reply: row.reply, replyTime: '' }])
    expect(row.reply).toMatch(/请先在App预约，避免等候。，周末也营业。$/)
    await until(() => expect(text('.ant-drawer-title')).toBe(`回答问题 ${sure(second).id}`))
    expect(await box('门店回答')).toHaveValue('')
  })

  it('report that none is left after the last answer', async () => {
    const [row, ...others] = open()
    for (const one of others) Object.assign(one, { status: states.answered, replyTime: one.createTime })
    await openConsole(`${PAGE}?mode=answer&record=${sure(row).id}`, { as: 'dealer01' })
    await fill('门店回答', '您好，门店营业到 20:30。')
    await press('发布回答')
    await sees('没有其他待处理的内容')
    await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
  })

  it('report that all are answered if none is open', async () => {
    for (const one of open()) Object.assign(one, { status: states.answered, replyTime: one.createTime })
    await openConsole(PAGE, { as: 'dealer01' })
    await sees('全部已回答')
    expect(hasButton('清空筛选条件')).toBe(false)
  })

  it('are limited to open ones by the overdue filter', async () => {
    await openConsole(`${PAGE}?status=${states.answered}`, { as: 'dealer01' })
    await hands.click(await find('.quick-filter', '超 24 小时未回答'))
    await until(() =>
      expect(queries(stores.listQuestions).at(-1)).toMatchObject({ overdue: '1', status: String(states.open) }),
    )
  })

  it('show an earlier answer by somebody else and keep the typed text', async () => {
    const row = sure(open()[0])
    await openConsole(`${PAGE}?mode=answer&record=${row.id}`, { as: 'dealer01' })
    await fill('门店回答', '这是我写的回答')
    Object.assign(row, { status: states.answered, reply: '同事的回答', replyBy: '王芳', replyTime: ago(0.01) })
    await press('发布回答')
    await sees('状态已变化，请刷新后重试')
    await sees(/^「王芳」已于/)
    expect(await box('门店回答')).toHaveValue('这是我写的回答')
    expect(row.reply).toBe('同事的回答')
    expect(hasButton('发布回答')).toBe(false)
  })

  it('reject an answer with a phone number', async () => {
    const row = sure(open()[0])
    await openConsole(`${PAGE}?mode=answer&record=${row.id}`, { as: 'dealer01' })
    await fill('门店回答', '请打 13812345678 找我')
    await press('发布回答')
    await sees('回答中不能包含外部链接或手机号')
    expect(received(stores.replyQuestion)).toEqual([])
  })

  it('allow changes to an answer only within 24 hours', async () => {
    const [row, late] = storeQuestions().filter(
      ({ dealerCode, status }) => dealerCode === own() && status === states.answered,
    )
    const before = ago(2)
    Object.assign(sure(row), { replyTime: before })
    await openConsole(`${PAGE}?status=${states.answered}&sort=replyTime.desc`, { as: 'dealer01' })
    await act(sure(row).id, '修改回答')
    expect(await box('门店回答')).toHaveValue(sure(row).reply)
    await fill('门店回答', '更正：本月置换补贴已更新。')
    await press('发布回答')
    await seesToast('回答已发布')
    expect(bodies(stores.replyQuestion)).toEqual([
      { id: sure(row).id, reply: '更正：本月置换补贴已更新。', replyTime: before },
    ])
    const kept = sure(late)
    await expect(
      stores.replyQuestion({ id: kept.id, reply: '太晚的修改不行', replyTime: kept.replyTime }),
    ).rejects.toThrow('回答已超过24小时，不可修改')
    expect(hasButton(`修改回答 ${kept.id}`)).toBe(false)
  })
})

describe('store questions at headquarters', () => {
  it('can be answered only after 72 hours without a reply', async () => {
    const [late, fresh] = storeQuestions().filter(({ status }) => status === states.open)
    Object.assign(sure(late), { createTime: ago(73) })
    Object.assign(sure(fresh), { createTime: ago(71) })
    await openConsole(PAGE)
    expect(all('button', `总部代答 ${sure(fresh).id}`)).toEqual([])
    await act(sure(late).id, '总部代答')
    expect(await dialog(/总部代答问题/)).toHaveTextContent(sure(late).content)
    await fill('门店回答', '您好，总部已代为答复。')
    await press('发布回答')
    await seesToast('回答已发布')
    await expect(
      stores.replyQuestion({ id: sure(fresh).id, reply: '还不到时候的回答', replyTime: '' }),
    ).rejects.toThrow('提问未满72小时')
  })

  it('are removed with a reason', async () => {
    const row = sure(storeQuestions().find(({ status }) => status === states.answered))
    await openConsole(`${PAGE}?mode=detail&record=${row.id}`)
    await press('移除')
    expect(await dialog(/移除问题/)).toHaveTextContent('移除后用户和门店都将看不到该问题')
    await press('广告')
    await agree('移除')
    await seesToast('问题已移除')
    expect(bodies(stores.removeQuestion)).toEqual([{ id: row.id, reason: '广告' }])
    expect(storeQuestions().some(({ id }) => id === row.id)).toBe(false)
  })

  it('are filtered by text and category', async () => {
    await openConsole(`${PAGE}?status=`)
    await press('展开筛选')
    await fill('提问内容', '试驾')
    await choose('问题分类', '试乘试驾')
    await press('查询')
    await until(() => expect(queries(stores.listQuestions).at(-1)).toMatchObject({ content: '试驾', questionTag: '2' }))
  })

  it('are filtered by sales area', async () => {
    const { areaName } = sure(org.dealers[0])
    await openConsole(`${PAGE}?status=&region=${areaName}`)
    expect(queries(stores.listQuestions).at(-1)).toMatchObject({ areaName })
    const found = storeQuestions().filter((row) => areaOf(row.dealerCode) === areaName)
    await sees(`共 ${found.length} 条`)
  })

  it('are filtered by overdue replies', async () => {
    await openConsole(PAGE)
    await hands.click(await find('.quick-filter', '超 24 小时未回答'))
    await until(() => expect(queries(stores.listQuestions).at(-1)).toMatchObject({ overdue: '1' }))
    const late = storeQuestions().filter(
      ({ status, createTime }) => status === states.open && Date.now() - (toMillis(createTime) ?? 0) > 24 * HOUR,
    )
    await sees(`共 ${late.length} 条`)
  })
})
