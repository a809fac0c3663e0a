// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as customMsgs from '@/api/voice/customMsgs'
import * as notices from '@/api/voice/notices'
import { dealerType } from '@/entities/shared/enums'
import { msgChannel, msgStatus, msgTarget, msgType } from '@/entities/voice/customMsg'
import { noticeClient, noticeState, noticeTarget, noticeType } from '@/entities/voice/notice'
import { jumpType } from '@/entities/content/shared'
import { prop } from '@/lib/json'
import { control } from '../../mocks'
import { messages, messageView, statsOf } from '../../mocks/voice/rules/customMsgs'
import { merged, reachRows } from '../../mocks/voice/rules/msgReach'
import { inboxOf, notices as noticeRows, noticeView } from '../../mocks/voice/rules/notices'
import { org } from '../../mocks/system/rules/store'
import { need, send } from './send'

const userNamed = (name: string) => need(org.users.find(({ username }) => username === name))
const codeOf = async (answer: Promise<unknown>) => prop(await answer, 'code')
const MESSAGE = {
  title: '保养提醒',
  msgType: msgType.service,
  channels: [msgChannel.push],
  content: '您的爱车即将到保养周期',
  jumpType: jumpType.none,
  targetType: msgTarget.owners,
}

describe('notices', () => {
  it('cover every state in the demo data, with three pinned and two scheduled', () => {
    const rows = noticeRows()
    expect(rows).toHaveLength(60)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(noticeState.options.map(({ value }) => value)))
    expect(rows.filter(({ topFlag }) => topFlag === 1)).toHaveLength(3)
    expect(rows.filter(({ state }) => state === noticeState.scheduled)).toHaveLength(2)
  })
  it('have no more readers than recipients', () => {
    const views = noticeRows().map((row) => noticeView(row, userNamed('superadmin'), 'manage'))
    for (const { readCount, targetCount } of views) expect(readCount).toBeLessThanOrEqual(targetCount)
    expect(views.some(({ state, readCount }) => state === noticeState.sent && readCount > 0)).toBe(true)
    expect(inboxOf(userNamed('dealer01_sale')).length).toBeGreaterThan(3)
  })
  it('cannot be sent outside the sales area of the author', async () => {
    const notice = {
      title: '大区通知测试',
      noticeType: noticeType.policy,
      clients: [noticeClient.console],
      targetType: noticeTarget.areas,
      content: '<p>正文</p>',
    }
    const east = need(org.users.find((user) => user.dealerType === dealerType.area && user.areaName !== ''))
    const other = need(org.salesAreas.find(({ areaName }) => areaName !== east.areaName)).areaName
    expect(await codeOf(send(notices.create, { ...notice, targets: [{ code: other }] }, east.username))).not.toBe(200)
    expect(await codeOf(send(notices.create, { ...notice, targets: [{ code: other }] }))).toBe(200)
    expect(await codeOf(send(notices.create, notice, 'dealer01'))).toBe(403)
  })
  it('count their recipients without being stored', async () => {
    const before = noticeRows().length
    const answer = await send(notices.create, {
      clients: [noticeClient.console],
      targetType: noticeTarget.everybody,
      checkOnly: 1,
    })
    expect(prop(prop(answer, 'data'), 'targetCount')).toBeGreaterThan(100)
    expect(noticeRows()).toHaveLength(before)
  })
})

describe('messages', () => {
  it('cover every state except pushing in the demo data', () => {
    expect(messages()).toHaveLength(80)
    const states = new Set(messages().map(({ status }) => status))
    for (const { value } of msgStatus.options) if (value !== msgStatus.pushing) expect(states).toContain(value)
    expect(Math.max(...messages().map(({ targetCount }) => targetCount))).toBe(120_000)
  })
  it('count every recipient as success or failure once finished', () => {
    const done: readonly number[] = [msgStatus.done, msgStatus.partly, msgStatus.failed]
    for (const row of messages().filter(({ status }) => done.includes(status))) {
      const { successCount, failCount, targetCount } = messageView(row)
      expect(successCount + failCount).toBe(targetCount)
    }
  })
  it('match the lines of the reach report, merged without double counting', () => {
    const rows = reachRows()
    expect(rows.length).toBeGreaterThan(800)
    for (const row of messages().filter(({ status }) => status !== msgStatus.scheduled)) {
      const lines = rows.filter(({ msgId }) => msgId === row.id)
      expect(lines.map(({ arriveCount }) => arriveCount)).toEqual(statsOf(row).map(({ arriveCount }) => arriveCount))
      expect(merged(lines)[0]?.targetCount).toBe(row.targetCount)
    }
  })
  it('are created only once per request number', async () => {
    const before = messages().length
    const [first, second] = [
      await send(customMsgs.create, { ...MESSAGE, requestNo: 'one' }),
      await send(customMsgs.create, { ...MESSAGE, requestNo: 'one' }),
    ]
    expect(second).toEqual(first)
    expect(messages()).toHaveLength(before + 1)
    expect(await codeOf(send(customMsgs.create, { ...MESSAGE, title: '别的内容', requestNo: 'one' }))).toBe(400)
    expect(messages()).toHaveLength(before + 1)
  })
  it('are pushed again only to people who can still be reached', async () => {
    const answer = await send(customMsgs.create, { ...MESSAGE, channels: [msgChannel.sms], requestNo: 'two' })
    const id = String(prop(prop(answer, 'data'), 'id'))
    const row = () => need(messages().find((one) => one.id === id))
    expect(row().status).toBe(msgStatus.pushing)
    control.moveClock(120_000)
    expect(row().status).toBe(msgStatus.partly)
    const { failCount, retryable } = messageView(row())
    await send(customMsgs.repush, { id, channels: [msgChannel.sms] })
    expect(row().status).toBe(msgStatus.pushing)
    control.moveClock(120_000)
    const after = messageView(row())
    expect(after.failCount).toBeLessThan(failCount)
    expect(after.failCount).toBeGreaterThanOrEqual(failCount - need(retryable[0]).count)
    expect(row().repushCount).toBe(1)
  })
})
