// @module-tag voice
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import * as files from '@/api/system/files'
import * as notices from '@/api/voice/notices'
import { isForStaff, noticeClient, noticeState, noticeTarget } from '@/entities/voice/notice'
import { userStatus } from '@/entities/shared/enums'
import { useBadges } from '@/session/badges'
import { logOut } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import type { NoticeRow } from '../../mocks/voice/data/notices'
import { inboxOf, notices as rows, readOf } from '../../mocks/voice/rules/notices'
import { org } from '../../mocks/system/rules/store'
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
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/officialMsg/officialMsg'
const CENTRE = '/MsgManagement/officialMsg'
const FORM = '/MsgManagement/officialMsgUpdate'
const rowWith = (fits: (row: NoticeRow) => boolean) => sure(rows().find(fits))
const inState = (state: number) => rowWith((row) => row.state === state)
const titled = (row: NoticeRow, path = CENTRE) => `${path}?title=${encodeURIComponent(row.title)}`
const userNamed = (name: string) => sure(org.users.find(({ username }) => username === name))
const saved = () => bodies(notices.create).filter((body) => !JSON.stringify(body).includes('checkOnly'))
const toStaff = () =>
  rowWith(
    (row) =>
      row.state === noticeState.sent &&
      row.targetType === noticeTarget.everybody &&
      isForStaff(row.clients) &&
      row.areaName === '',
  )

beforeEach(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList // an empty list
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

describe('official notice', () => {
  it('is sent to the counted recipients and appears in their inbox', { tags: ['core'] }, async () => {
    const like = toStaff()
    await openConsole(titled(like))
    await act(like.title, '复制')
    expect(location.pathname).toBe(FORM)
    await fill('通知标题', '元旦值班安排')
    const people = org.users.filter(({ status }) => status === userStatus.active).length
    await sees(new RegExp(`预计 ${people} 人`))
    await press('发送')
    await dialog(new RegExp(`发送对象：全部，共 ${people} 人`))
    await agree('发送')
    await seesToast('已提交发送')
    expect(location.pathname).toBe(CENTRE)
    expect(saved()).toEqual([expect.objectContaining({ title: '元旦值班安排', targets: [], sendTime: '' })])
    const row = sure(rows()[0])
    expect(row).toMatchObject({ title: '元旦值班安排', state: noticeState.sent })
    expect(bodies(notices.sendOrCancel)).toEqual([{ system_notice_id: row.system_notice_id, state: noticeState.sent }])
    expect(inboxOf(userNamed('dealer01_sale'))).toContain(row)
  })

  it('is saved as a draft with only a title', async () => {
    await openConsole(CENTRE)
    await press('新增通知')
    await press('存草稿')
    await sees('请输入通知标题')
    await fill('通知标题', '只有标题的草稿')
    await press('存草稿')
    await seesToast('已保存')
    expect(rows()[0]).toMatchObject({ title: '只有标题的草稿', state: noticeState.draft })
  })

  it('reports missing fields and unsupported recipients before sending', async () => {
    await openConsole(FORM)
    await fill('通知标题', '没有正文的通知')
    await tick('车主App')
    await tick('指定大区')
    await press('发送')
    await sees('车主App、小程序仅支持全部或指定车系车主')
    await sees('请输入正文')
    expect(saved()).toEqual([])
  })

  it('takes its push summary from the plain text of the body', async () => {
    const like = toStaff()
    Object.assign(like, { content: '<p>A &amp; B</p><p>1 &lt; 2</p>', clients: [noticeClient.assistant] })
    await openConsole(`${FORM}?copyId=${like.system_notice_id}`)
    await press('取正文开头')
    expect(await box('推送摘要')).toHaveValue('A & B 1 < 2')
  })

  it('recounts its recipients for the confirmation after a failed count', async () => {
    const like = toStaff()
    const people = org.users.filter(({ status }) => status === userStatus.active).length
    control.inject({ path: notices.create.path, kind: 'code', code: 500, message: '测算失败', times: 1 })
    await openConsole(`${FORM}?copyId=${like.system_notice_id}`)
    await sees(/预计 — 人/)
    await press('发送')
    await dialog(new RegExp(`发送对象：全部，共 ${people} 人`))
  })

  it('stays a draft with the reason when sending is refused', async () => {
    const like = toStaff()
    await openConsole(`${FORM}?copyId=${like.system_notice_id}`)
    await fill('通知标题', '国家级荣誉通知')
    await press('发送')
    await agree('发送')
    await until(() => expect(document.body).toHaveTextContent(/内容含敏感词：国家级/))
    expect(rows()[0]).toMatchObject({ title: '国家级荣誉通知', state: noticeState.draft })
    expect(location.pathname).toBe(FORM)
  })

  it('accepts Office attachments under their names and removes them', async () => {
    await openConsole(FORM)
    const input = await find('input[type=file]', /.*/, '.notice-files, .ant-form')
    await hands.upload(input, new File(['PK\u0003\u0004x'], '排班表.xlsx'))
    await sees('排班表.xlsx')
    expect(received(files.upload)).toHaveLength(1)
    await press('移除「排班表.xlsx」')
    expect(screen.queryByText('排班表.xlsx')).toBeNull()
    expect(received(files.remove)).toHaveLength(1)
  })

  it('is cancelled while scheduled and then deleted', async () => {
    const waiting = inState(noticeState.scheduled)
    await openConsole(titled(waiting))
    await act(waiting.title, '取消发送')
    await agree('取消发送')
    await seesToast('已取消发送')
    expect(waiting.state).toBe(noticeState.cancelled)
    await act(waiting.title, '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(rows()).not.toContain(waiting)
    expect(bodies(notices.remove)).toEqual([{ system_notice_id: waiting.system_notice_id }])
  })

  it('is withdrawn with a reason and removed from every inbox', async () => {
    const row = toStaff()
    await openConsole(titled(row))
    await act(row.title, '撤回')
    await fill('撤回原因', '错')
    await agree('撤回')
    await sees('长度须为 5-200 个字符')
    await fill('撤回原因', '发送对象有误')
    await agree('撤回')
    await seesToast('已撤回')
    expect(bodies(notices.sendOrCancel)).toEqual([
      { system_notice_id: row.system_notice_id, state: noticeState.cancelled, reason: '发送对象有误' },
    ])
    expect(inboxOf(userNamed('superadmin'))).not.toContain(row)
  })

  it('is read-only once sent and shows its read statistics', async () => {
    const row = toStaff()
    await openConsole(`${FORM}?id=${row.system_notice_id}`)
    await sees('已发送的通知不可修改，可撤回后修正再发')
    expect(hasButton('存草稿')).toBe(false)
    await press('阅读统计')
    await dialog(/发送后 72 小时阅读趋势/)
    await tick('仅看有人未读')
    await fill('搜索大区或经销商', '华东')
    await until(() => expect(all('.ant-drawer tbody tr', /华东/).length).toBeGreaterThan(0))
  })

  it('sends only the changed fields with its key and the update time it loaded', async () => {
    const row = rowWith(({ state, areaName }) => state === noticeState.draft && areaName === '')
    const before = row.updateTime
    await openConsole(titled(row))
    await act(row.title, '编辑')
    await fill('通知标题', '改过的标题')
    await press('存草稿')
    await seesToast('已保存')
    expect(bodies(notices.update)).toEqual([
      { system_notice_id: row.system_notice_id, title: '改过的标题', updateTime: before },
    ])
  })
})

describe('notices at log-in', () => {
  const logInAs = async (username: string) => {
    await fill(/^(账号|用户名)/, username)
    await fill(/^(登录)?密码/, 'Abc@12345')
    await fill('验证码', '8888')
    await press('登录')
    await until(() => expect(location.pathname).toBe('/home'))
  }
  const outAndIn = async () => {
    logOut()
    await until(() => expect(location.pathname).toBe('/login'))
    await logInAs('superadmin')
  }

  it('pop up once after a log-in but not in a restored session', async () => {
    await openConsole('/home')
    const shown = inboxOf(userNamed('superadmin')).slice(0, 2)
    for (const row of shown) Object.assign(row, { popFlag: 1, confirmFlag: 0, share: 0, reads: new Map() })
    await settled()
    const asked = () => queries(notices.list).filter(({ popFlag }) => popFlag === '1')
    expect(asked()).toEqual([])
    await outAndIn()
    for (const { title } of shown) {
      await dialog(new RegExp(`^.?${title}`))
      await agree('关闭')
    }
    await until(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(asked()).toHaveLength(1)
    await outAndIn()
    await until(() => expect(asked()).toHaveLength(2))
    await settled()
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })
})

describe('notice inbox', () => {
  it('is the only view of a dealer, without drafts', async () => {
    await openConsole(LIST, { as: 'dealer01' })
    await settled()
    expect(hasButton('新增通知')).toBe(false)
    expect(document.querySelector('main')).not.toHaveTextContent('草稿')
    expect(queries(notices.list)[0]).toMatchObject({ box: 'inbox' })
    await press('仅看未读')
    expect(queries(notices.list).at(-1)).toMatchObject({ readFlag: '0' })
  })

  it('marks an opened notice as read', async () => {
    const row = sure(inboxOf(userNamed('dealer01')).find(({ targetType }) => targetType === noticeTarget.everybody))
    row.share = 0
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`, { as: 'dealer01' })
    await press(row.title)
    await dialog(/各位同事/)
    expect(queries(notices.get)[0]).toEqual({ system_notice_id: row.system_notice_id })
    expect(row.reads.size).toBe(1)
  })

  it('shows the unread count in the menu and opens unread notices from the bell', async () => {
    await openConsole(LIST, { as: 'dealer01' })
    const user = sure(org.users.find(({ id }) => id === useIdentity.getState().user?.id))
    const unread = () => inboxOf(user).filter((row) => !readOf(row, user))
    const before = unread().length
    await until(() => expect(useBadges.getState().counts[LIST]).toBe(unread().length))
    control.clearLog()
    await press(/条未读通知/)
    expect(queries(notices.list)).toEqual([{ box: 'inbox', readFlag: '0', pageNo: '1', pageSize: '5' }])
    const line = sure(all('.tray .tray-line button', /./)[0])
    await hands.click(line)
    await until(() => expect(new URLSearchParams(location.search).get('mode')).toBe('read'))
    expect(unread()).toHaveLength(before - 1)
  })

  it('confirms a notice that requires confirmation', async () => {
    const user = userNamed('superadmin')
    const row = sure(inboxOf(user).find(({ confirmFlag }) => confirmFlag === 1) ?? inboxOf(user)[0])
    Object.assign(row, { confirmFlag: 1, share: 0 })
    await openConsole(`${CENTRE}?tab=inbox&mode=read&record=${row.system_notice_id}`)
    await press('我已知晓')
    await seesToast('已确认')
    expect(queries(notices.get)).toContainEqual({ system_notice_id: row.system_notice_id, confirm: '1' })
    expect(readOf(row, user)?.confirmed).toBe(true)
  })

  it('contains only notices for the console', () => {
    const user = userNamed('superadmin')
    expect(inboxOf(user).every(({ clients }) => clients.includes(noticeClient.console))).toBe(true)
  })
})
