// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as feedback from '@/api/voice/feedback'
import { draftName } from '@/areas/voice/feedback/parts/feedbackWords'
import { contactStatus } from '@/entities/members/pointContact'
import { feedbackStatus as states, feedbackType as types } from '@/entities/voice/feedback'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { dealerName } from '../../mocks/leads/rules/leads'
import { contactSeeds } from '../../mocks/members/rules/pointContacts'
import { wishes } from '../../mocks/members/rules/wishes'
import { org } from '../../mocks/system/rules/store'
import { feedbacks } from '../../mocks/voice/rules/feedback'
import {
  act,
  agree,
  all,
  bodies,
  box,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/feedback/index'
const DETAIL = '/feedback/detail'
const waiting = () =>
  feedbacks()
    .filter(({ status }) => status === states.waiting)
    .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1))
const page = () => sure(document.querySelector('main')).textContent
const goTo = async (router: Awaited<ReturnType<typeof openConsole>>['router'], address: string) => {
  await router.navigate(address)
  await settled()
}
const repliedByOther = (row: object) =>
  Object.assign(row, {
    status: states.replied,
    reply: '同事先回复了，请更新版本。',
    replyBy: '李静',
    replyTime: '2026-01-02 03:04:05',
  })

describe('feedback desk', () => {
  it('replies with a phrase and opens the next pending item', { tags: ['core'] }, async () => {
    const [first, second] = waiting()
    const row = sure(first)
    await openConsole(LIST, { as: 'hq_voice' })
    expect(queries(feedback.list)[0]).toMatchObject({ status: String(states.waiting), sortOrder: 'asc' })
    await press(row.id)
    await sees('发送回复')
    await press('已收到')
    const words = `${row.nickname}您好，您的反馈我们已收到，正在核实，会尽快给您答复。`
    expect(await box('官方回复')).toHaveValue(words)
    expect(document.querySelector('.answer-preview')).toHaveTextContent(words)
    await press('发送回复')
    await seesToast('已发送回复')
    expect(bodies(feedback.reply)).toEqual([{ id: row.id, reply: words }])
    await sees('已回复，用户再次反馈后可补充说明')
    await press('下一条待处理')
    await until(() => expect(location.search).toBe(`?id=${sure(second).id}`))
  })

  it('keeps the typed reply when somebody else replied first', async () => {
    const row = sure(waiting()[1])
    await openConsole(`${DETAIL}?id=${row.id}`)
    await fill('官方回复', '我也写好了一段回复')
    repliedByOther(row)
    await press('发送回复')
    await sees('状态已变化，请刷新后重试')
    await sees(/「李静」已于 2026-01-02 03:04 回复/)
    expect(page()).toContain('同事先回复了，请更新版本。')
    expect(await box('官方回复')).toHaveValue('我也写好了一段回复')
    expect(await find('button', '发送回复')).toBeDisabled()
    expect(hasButton('复制我的内容')).toBe(true)
  })

  it('replies from the list with Ctrl+Enter and marks a row with a draft', async () => {
    const row = sure(waiting()[2])
    await openConsole(LIST)
    await act(row.id, '回复')
    await fill('官方回复', '先写一半')
    await press('取消')
    await agree('放弃修改')
    await until(() => expect(all('[role=img]', '有未发送的草稿')).toHaveLength(1))
    await act(row.id, '回复')
    await press('恢复')
    await fill('官方回复', '您好，请更新到最新版本后再试。')
    await hands.keyboard('{Control>}{Enter}{/Control}')
    await seesToast('已发送回复')
    expect(bodies(feedback.reply)).toEqual([{ id: row.id, reply: '您好，请更新到最新版本后再试。' }])
    expect(row.records.at(-1)).toMatchObject({ content: '您好，请更新到最新版本后再试。' })
  })

  it('keeps the ten newest drafts of replies', async () => {
    const row = sure(waiting()[2])
    await openConsole(LIST)
    const ids = Array.from({ length: 10 }, (_, at) => `kept${at}`)
    for (const [at, id] of ids.entries())
      draftOf(draftName(id)).set({ reply: '先写一半' }, DRAFT_LIFE_MS, Date.now() - 60_000 + at)
    await act(row.id, '回复')
    await fill('官方回复', '先写一半')
    await press('取消')
    await agree('放弃修改')
    const kept = [...ids, row.id].filter((id) => draftOf(draftName(id)).get() !== undefined)
    expect(kept).toEqual([...ids.slice(1), row.id])
  })

  it('rejects a reply with unresolved placeholders or sensitive words', async () => {
    const row = sure(waiting().find(({ dealerCode }) => dealerCode === ''))
    await openConsole(`${DETAIL}?id=${row.id}`)
    await press('转门店')
    await press('发送回复')
    await sees('内容中还有未替换的占位符，请补全或删除')
    expect(received(feedback.reply)).toEqual([])
    await fill('官方回复', '请加微信联系我们')
    await press('发送回复')
    await sees('内容含敏感词：加微信')
    const place = sure(document.querySelector('.refused-words'))
    expect(place).toHaveTextContent('请加微信联系我们')
    expect(place.querySelector('mark')).toHaveTextContent('加微信')
  })

  it('saves personal phrases with a placeholder for the nickname', async () => {
    const [one, other] = waiting().filter(({ nickname }) => [...nickname].length > 1)
    const { router } = await openConsole(`${DETAIL}?id=${sure(one).id}`)
    await fill('官方回复', `亲爱的${sure(one).nickname}，稍后回电`)
    await press('存为常用语')
    await goTo(router, `${DETAIL}?id=${sure(other).id}`)
    await press('亲爱的{nickname}，稍后回电')
    expect(await box('官方回复')).toHaveValue(`亲爱的${sure(other).nickname}，稍后回电`)
    await press('删除常用语 亲爱的{nickname}，稍后回电')
    expect(hasButton('亲爱的{nickname}，稍后回电')).toBe(false)
  })

  it('marks a feedback item as in progress with an internal note', async () => {
    const row = sure(waiting()[3])
    await openConsole(`${DETAIL}?id=${row.id}`)
    await press('备注')
    expect(await dialog(/内部备注/)).toHaveTextContent('仅内部可见，用户不可见')
    await fill('内部备注', '已转研发')
    await agree('保存')
    await seesToast('备注已保存')
    expect(bodies(feedback.remark)).toEqual([{ id: row.id, remark: '已转研发' }])
    expect(row.status).toBe(states.inHand)
    expect(document.querySelector('[data-action="2"]')).toHaveTextContent(/内部.*已转研发/)
  })

  it('adds notes and personal replies to several feedback items at once', async () => {
    const [one, two] = waiting()
    const rows = [sure(one), sure(two)]
    const { router } = await openConsole(LIST)
    for (const { id } of rows) await tick(`选择「${id}」`)
    await hands.click(await find('.bulk-bar button', '备注'))
    await fill('内部备注', '同一批问题')
    await agree('保存')
    await until(() => expect(received(feedback.remark)).toHaveLength(2))
    await press('关闭')
    await goTo(router, `${LIST}?status=${states.inHand}&sort=createTime.asc`)
    for (const { id } of rows) await tick(`选择「${id}」`)
    await hands.click(await find('.bulk-bar button', '回复'))
    await press('已解决')
    await press('发送回复')
    await until(() => expect(received(feedback.reply)).toHaveLength(2))
    for (const { id, nickname, reply } of rows) {
      expect(reply).toMatch(/^.+您好，您反馈的问题已处理完成/)
      expect(reply.startsWith(nickname)).toBe(true)
      expect(bodies(feedback.reply)).toContainEqual({ id, reply })
    }
  })

  it('filters by overdue, media or unsolved and exports the filtered list', async () => {
    await openConsole(LIST)
    await press('超 48 小时未回复')
    await until(() => expect(queries(feedback.list).at(-1)).toMatchObject({ overdue: '1' }))
    expect(queries(feedback.list).at(-1)?.status).toBeUndefined()
    await until(() => expect(document.querySelectorAll('.data-row')).toHaveLength(4))
    await press('导出')
    await sent(feedback.exportList)
    expect(queries(feedback.exportList)[0]).toMatchObject({ overdue: '1' })
    await press('超 48 小时未回复')
    await press('含图片或视频')
    await until(() =>
      expect(queries(feedback.list).at(-1)).toMatchObject({ hasMedia: '1', status: String(states.waiting) }),
    )
    await press('未解决')
    await until(() => expect(queries(feedback.list).at(-1)).toMatchObject({ satisfied: '2' }))
  })

  it('steps through the list with J and K', async () => {
    const [first, second] = waiting()
    await openConsole(LIST)
    await press(sure(first).id)
    await sees('发送回复')
    await hands.keyboard('j')
    await until(() => expect(location.search).toBe(`?id=${sure(second).id}`))
    await hands.keyboard('k')
    await until(() => expect(location.search).toBe(`?id=${sure(first).id}`))
  })

  it('shows other feedback, enquiries and wishes of the user', async () => {
    const row = sure(feedbacks().find(({ phone }) => phone !== ''))
    const wish = sure(wishes()[0])
    Object.assign(row, { phone: '13800000009' })
    Object.assign(wish, { phone: '13800000009', remark: '想要白色' })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await hands.click(await find('[role=tab]', '该用户其他反馈'))
    await until(() => expect(queries(feedback.list).at(-1)).toMatchObject({ userId: row.userId }))
    await hands.click(await find('[role=tab]', '咨询与心愿'))
    await sees('想要白色')
    expect(queries(feedback.listContacts).at(-1)).toMatchObject({ phone: '13800000009' })
  })

  it('masks an incomplete phone number in the list and the detail', async () => {
    const row = sure(waiting()[0])
    Object.assign(row, { phone: '1380013800' })
    control.inject({ path: '*', only: 'read', kind: 'whole' })
    const { router } = await openConsole(LIST)
    await sees('138****800')
    await goTo(router, `${DETAIL}?id=${row.id}`)
    await sees('138****800')
    expect(document.body.textContent).not.toContain('1380013800')
    await press('显示完整号码')
    await sees('1380013800')
  })

  it('requests no wishes for a user without a phone number', async () => {
    const row = sure(feedbacks()[0])
    Object.assign(row, { phone: '' })
    await openConsole(`${DETAIL}?id=${row.id}&tab=other`)
    await sees('用户未绑定手机号')
    expect(received(feedback.listWishes)).toEqual([])
  })
})

describe('feedback desk of a dealer', () => {
  it('shows only feedback about the store and allows notes but no replies', async () => {
    const code = sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
    const row = sure(feedbacks().find(({ feedbackType }) => feedbackType === types.dealer))
    Object.assign(row, { dealerCode: code, status: states.waiting })
    await openConsole(`${LIST}?status=`, { as: 'dealer01' })
    await sees(row.id)
    const own = feedbacks().filter(
      ({ dealerCode, feedbackType }) =>
        dealerCode === code && (feedbackType === types.car || feedbackType === types.dealer),
    )
    await until(() => expect(document.querySelectorAll('.data-row')).toHaveLength(own.length))
    expect(page()).not.toContain(dealerName(code))
    expect(all('button', `回复 ${row.id}`)).toEqual([])
    await act(row.id, '备注')
    await fill('内部备注', '门店已联系客户')
    await agree('保存')
    await seesToast('备注已保存')
    await expect(feedback.reply({ id: row.id, reply: '门店直接回复用户' })).rejects.toThrow('没有操作权限')
  })
})

describe('enquiry and wish tab of the feedback desk', () => {
  it('accepts and solves an enquiry without permission for the points page', async () => {
    const row = sure(contactSeeds().find(({ status }) => status === contactStatus.waiting))
    Object.assign(row, { result: '补发流水号 1001' })
    await openConsole(`${LIST}?tab=other`, { as: 'hq_voice' })
    await press(row.id)
    const panel = await dialog(new RegExp(row.content.slice(0, 8)))
    expect(panel).toHaveTextContent('问题描述')
    await press('受理')
    await seesToast('咨询已受理')
    await press('解决')
    expect(await box('处理结果')).toHaveValue('补发流水号 1001')
    await fill('处理结果', '已核实并补发积分')
    await agree('解决')
    await seesToast('咨询已解决')
    expect(bodies(feedback.updateContact)).toEqual([
      { id: row.id, status: contactStatus.inHand },
      { id: row.id, status: contactStatus.solved, result: '已核实并补发积分' },
    ])
    expect(hasButton('打开完整页面')).toBe(false)
  })

  it('closes an invalid enquiry with a reason', async () => {
    const row = sure(contactSeeds().find(({ status }) => status === contactStatus.inHand))
    await openConsole(`${LIST}?tab=other&mode=detail&record=${row.id}`)
    await press('关闭（无效）')
    await fill('处理结果', '重复的咨询，已合并')
    await agree('关闭（无效）')
    await seesToast('咨询已关闭')
    expect(row.status).toBe(contactStatus.closed)
  })

  it('shows a wish and exports the list', async () => {
    await openConsole(`${LIST}?tab=other&view=wish`)
    await settled()
    const row = sure(wishes().toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0])
    await press(row.id)
    await until(() => expect(queries(feedback.getWish)[0]).toMatchObject({ id: row.id }))
    await press('导出')
    await sent(feedback.exportWishes)
    expect(hasButton('打开完整页面')).toBe(true)
  })
})
