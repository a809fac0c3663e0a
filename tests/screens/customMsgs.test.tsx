// @module-tag voice
import { utils, write } from '@e965/xlsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as files from '@/api/system/files'
import * as customMsgs from '@/api/voice/customMsgs'
import { jumpType } from '@/entities/content/shared'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { msgChannel, msgFailReason, msgStatus, msgTarget, msgType } from '@/entities/voice/customMsg'
import { isRecord } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import { shopUsers } from '../../mocks/members/data/shopUsers'
import type { MsgRow } from '../../mocks/voice/data/customMsgs'
import { messages, messageView } from '../../mocks/voice/rules/customMsgs'
import {
  act,
  agree,
  all,
  bodies,
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
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, toasts } from '../harness'

const LIST = '/officialMsg/CMsg'
const FORM = '/MsgManagement/cmsg-details'
const REACH = '/MsgManagement/msg-reach'
const anything = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const sheet = (rows: string[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  // xlsx types its output as any
  return new File([write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer], 'people.xls')
}
const rowWith = (fits: (row: MsgRow) => boolean) => sure(messages().find(fits))
const titled = (row: MsgRow) => `${LIST}?title=${encodeURIComponent(row.title)}`
/** Pushes only. Counting an audience uses the same call. */
const pushed = () => bodies(customMsgs.create).filter((body) => isRecord(body) && body.checkOnly === undefined)
const active = () => shopUsers().filter(({ status }) => status === shopUserStatus.active).length
const writeText = async () => {
  await tick('服务提醒')
  await fill('消息标题', '换季保养')
  await fill('消息内容', '{nickname}，您的{series}可享换季检测')
}
const retype = async (text: string) => {
  await hands.type(sure((await dialog(new RegExp(`请输入「${text}」`))).querySelector('input')), text)
}

describe('custom push messages', () => {
  it('are pushed after the number of recipients is typed', { tags: ['core'] }, async () => {
    const people = active()
    await openConsole(FORM)
    await writeText()
    await sees('21/120 字')
    await press('推送')
    await retype(String(people))
    await agree('推送')
    await seesToast('已提交推送')
    expect(pushed()).toEqual([
      expect.objectContaining({
        title: '换季保养',
        msgType: msgType.service,
        channels: [msgChannel.push],
        targetType: msgTarget.users,
        jumpType: jumpType.none,
        sendTime: '',
        requestNo: textWith(/^[0-9a-f-]{36}$/),
      }),
    ])
    expect(messages()[0]).toMatchObject({ title: '换季保养', status: msgStatus.pushing })
    expect(location.pathname).toBe('/MsgManagement/CMsg')
  })

  it('for marketing are rejected at night', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: toMillis(`${formatTime(Date.now(), 'YYYY-MM-DD')} 22:00:00`) })
    try {
      await openConsole(FORM)
      await writeText()
      await tick('营销活动')
      await press('推送')
      await sees('营销消息仅可在 9:00-21:00 推送')
      expect(pushed()).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are not pushed twice after a lost response', async () => {
    const before = messages().length
    const people = active()
    await openConsole(FORM)
    await writeText()
    await sees(new RegExp(`预计 ${people.toLocaleString('en')} 人`))
    await press('推送')
    await dialog(new RegExp(`App推送：${people.toLocaleString('en')} 人`))
    await retype(String(people))
    control.inject({ path: customMsgs.create.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await agree('推送')
    expect(messages()).toHaveLength(before + 1)
    await press('推送')
    await retype(String(people))
    await agree('推送')
    await seesToast('已提交推送')
    expect(messages()).toHaveLength(before + 1)
    const [first, second] = pushed()
    expect(second).toEqual(first)
  })

  it('are not pushed again with changed text after a lost response', async () => {
    const before = messages().length
    const people = active()
    await openConsole(FORM)
    await writeText()
    await sees(/预计 [\d,]+ 人/)
    await press('推送')
    await retype(String(people))
    control.inject({ path: customMsgs.create.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await agree('推送')
    await fill('消息标题', '另一个标题')
    await press('推送')
    await retype(String(people))
    await agree('推送')
    await until(() => expect(toasts()).toContain('本次请求已推送过另一条内容，请到列表核对'))
    expect(messages()).toHaveLength(before + 1)
  })

  it('report bad numbers of an imported list and count only the valid ones', async () => {
    const [one, two] = shopUsers().filter(({ status }) => status === shopUserStatus.active)
    await openConsole(FORM)
    await writeText()
    await tick('名单导入')
    await press('导入')
    await anything.upload(
      await find('input[type=file]', /.*/, '.ant-modal'),
      sheet([['手机号'], [sure(one).phone], [sure(one).phone], [sure(two).phone], ['123'], ['13000000000']]),
    )
    await settled()
    await press('开始导入')
    await sees('共 5 行，成功 3 行，失败 2 行')
    await sees('手机号重复')
    await press('使用该名单')
    await sees('可用 3 个号码，不可用 2 个')
    await sees(/预计 3 人/)
    await press('推送')
    await dialog(/App推送：2 人/)
    await agree('推送')
    await seesToast('已提交推送')
    const [body] = pushed()
    expect(body).toMatchObject({ targetType: msgTarget.imported, fileId: textWith(/./) })
    expect(messages()[0]?.lost).toContainEqual({ channel: msgChannel.push, reason: msgFailReason.noDevice, count: 1 })
    expect(bodies(files.upload)).toHaveLength(1)
  })

  it('show the SMS parts, cost and opt-out text of a marketing message', async () => {
    await openConsole(FORM)
    await tick('营销活动')
    await tick('短信')
    await fill('消息内容', '本周末到店试驾有礼')
    await sees(/同意接收营销消息/)
    await sees(/短信 1 条\/人，预计费用 ¥/)
    await hands.click(await find('.ant-segmented-item', '短信'))
    await sees(/拒收请回复R/)
  })

  it('are not pushed without a scheduled time', async () => {
    await openConsole(FORM)
    await writeText()
    await tick('条件筛选')
    await tick('定时')
    await press('推送')
    await sees('请选择计划时间')
    expect(pushed()).toEqual([])
  })

  it('are pushed again only on retryable channels', async () => {
    const row = rowWith(
      (one) => one.status === msgStatus.partly && one.repushCount < 3 && messageView(one).retryable.length > 0,
    )
    await openConsole(titled(row))
    await act(row.title, '重推')
    await dialog(/仅推送给未收到且可触达的用户/)
    await agree('重推')
    await seesToast('已提交重推')
    expect(bodies(customMsgs.repush)).toEqual([
      { id: row.id, channels: messageView(row).retryable.map(({ channel }) => channel) },
    ])
    expect(row).toMatchObject({ status: msgStatus.pushing })
  })

  it('are withdrawn with a reason and report how many users received them', async () => {
    const row = rowWith(({ status }) => status === msgStatus.scheduled)
    await openConsole(titled(row))
    await act(row.title, '撤回')
    await fill('撤回原因', '内容有误')
    await agree('撤回')
    await seesToast('已撤回，此前已有 0 人收到')
    expect(bodies(customMsgs.withdraw)).toEqual([{ id: row.id, reason: '内容有误' }])
    expect(row.status).toBe(msgStatus.withdrawn)
  })

  it('are read-only with failure details after pushing', async () => {
    const row = rowWith((one) => one.status === msgStatus.partly && one.targetCount > 300)
    await openConsole(`${FORM}?id=${row.id}`)
    await sees('失败明细')
    expect(hasButton('推送')).toBe(false)
    expect(all('section.card', /./).length).toBeGreaterThan(row.channels.length)
    expect(document.querySelector('main')).toHaveTextContent(/\d{3}\*{4}\d{4}/)
    await press('复制')
    expect(new URLSearchParams(location.search).get('copyId')).toBe(row.id)
  })
})

describe('message reach report', () => {
  it('loads the last 30 days by channel or merged and exports the same selection', { tags: ['core'] }, async () => {
    await openConsole(REACH)
    const [asked] = queries(customMsgs.listReach)
    expect(asked).toMatchObject({ sendTimeStart: textWith(/00:00:00/), sendTimeEnd: textWith(/23:59:59/) })
    expect(asked?.merged).toBeUndefined()
    await sees('消息数')
    await hands.click(await find('.ant-segmented-item', '合并渠道'))
    expect(queries(customMsgs.listReach).at(-1)).toMatchObject({ merged: '1' })
    await press('导出')
    await sent(customMsgs.exportReach)
    expect(queries(customMsgs.exportReach)[0]).toMatchObject({ merged: '1', sendTimeStart: textWith(/00:00:00/) })
  })

  it('loads the chart data only when the charts are opened', async () => {
    await openConsole(REACH)
    expect(queries(customMsgs.listReach).filter(({ groupBy }) => groupBy)).toEqual([])
    await press('展开图表')
    expect(queries(customMsgs.listReach).flatMap(({ groupBy }) => groupBy ?? [])).toEqual(
      expect.arrayContaining(['channel', 'day', 'reason', 'hour']),
    )
    expect(document.querySelectorAll('.heat-table tbody tr')).toHaveLength(7)
  })

  it('links each line to its message', async () => {
    const row = rowWith((one) => one.status === msgStatus.partly)
    await openConsole(`${REACH}?title=${row.id}&sendTime=`)
    const [link] = await until(() => {
      const found = all('a.cell-link', row.title)
      expect(found.length).toBeGreaterThan(0)
      return found
    })
    expect(sure(link).getAttribute('href')).toBe(`${FORM}?id=${row.id}`)
    expect(queries(customMsgs.listReach)[0]).toMatchObject({ title: row.id })
  })
})
