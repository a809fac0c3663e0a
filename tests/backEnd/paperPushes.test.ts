// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { msgChannel } from '@/entities/voice/customMsg'
import { msgSource } from '@/entities/voice/msgReach'
import {
  paperPushStatus as pushStates,
  pushChannel,
  pushFailReason,
  pushStatus,
  pushTarget,
  pushType,
} from '@/entities/voice/paperPush'
import { questionnaireStatus } from '@/entities/voice/questionnaire'
import { isAtNight } from '@/entities/voice/sendTiming'
import { toMillis } from '@/lib/time'
import { control } from '../../mocks'
import { wireTime } from '../../mocks/core/context'
import { org } from '../../mocks/system/rules/store'
import { PUSHED_PEOPLE } from '../../mocks/voice/data/questionnaires'
import { merged, reachRows } from '../../mocks/voice/rules/msgReach'
import { isNamed, sheetsOf } from '../../mocks/voice/rules/answerSheets'
import { addPush, batchViews, pushes, pushRecords, pushView } from '../../mocks/voice/rules/paperPushes'
import { checkList, peopleOf, spared } from '../../mocks/voice/rules/pushAudience'
import { papers, stopPaper } from '../../mocks/voice/rules/questionnaires'
import { need } from './send'

const open = () => need(papers().find((row) => row.status === questionnaireStatus.collecting && row.endTime !== ''))
const viewOf = (id: string) => need(batchViews(pushes()).find((row) => row.id === id))
const planned = () => need(pushes().find(({ status }) => status === pushStates.scheduled))

describe('questionnaire pushes', () => {
  beforeEach(() => control.reset())
  it('match the push counts of the questionnaires and cover every failure reason', () => {
    expect(pushes()).toHaveLength(36)
    expect(pushRecords()).toHaveLength(PUSHED_PEOPLE)
    for (const paper of papers())
      expect(pushRecords().filter(({ paperId }) => paperId === paper.id)).toHaveLength(paper.pushCount)
    const failed = pushRecords().filter(({ failReason }) => failReason > 0)
    expect(failed.length).toBeGreaterThan(1300)
    expect(new Set(failed.map(({ failReason }) => failReason)).size).toBe(pushFailReason.options.length)
  })
  it('count every recipient as success or failure once finished', () => {
    for (const view of batchViews(pushes()).filter(({ status }) => status !== pushStates.scheduled)) {
      expect(view.successCount + view.failCount).toBe(view.targetCount)
      expect(view.status).toBe(view.failCount === 0 ? pushStates.done : pushStates.partly)
      expect(view.answerCount).toBeLessThanOrEqual(view.successCount)
    }
  })
  it('report who answered, except for anonymous questionnaires', () => {
    const head = need(org.users.find(({ username }) => username === 'superadmin'))
    const views = new Map(pushRecords().map((row) => [row.id, pushView(head)(row).answerFlag]))
    for (const paper of papers()) {
      const writers = new Set(sheetsOf(paper).map(({ user }) => user.userId))
      const own = pushRecords().filter(({ paperId }) => paperId === paper.id)
      for (const { answered, user, id } of own) {
        if (answered) expect(writers.has(user.userId)).toBe(true)
        expect(views.get(id)).toBe(isNamed(paper) ? Number(answered) : null)
      }
      if (writers.size > 0) expect(own.some(({ answered }) => answered)).toBe(true)
    }
  })
  it('match the merged lines of the reach report', () => {
    const rows = reachRows().filter((row) => row.msgSource === msgSource.questionnaire)
    for (const line of merged(rows)) {
      const view = viewOf(line.msgId)
      expect([line.targetCount, line.arriveCount]).toEqual([view.targetCount, view.successCount])
    }
    expect(rows.filter(({ channel, openCount }) => channel === msgChannel.sms && openCount !== null)).toEqual([])
  })
  it('send no SMS during quiet hours', () => {
    const sent = pushRecords().filter(({ channel }) => channel === pushChannel.sms)
    expect(sent.length).toBeGreaterThan(100)
    expect(sent.filter(({ pushTime }) => isAtNight(pushTime))).toEqual([])
    const batches = pushes().filter(({ channels }) => channels.includes(pushChannel.sms))
    expect(batches.filter(({ sendTime }) => isAtNight(sendTime))).toEqual([])
  })
  it.each([
    ['08:59:59', true],
    ['09:00:00', false],
    ['21:00:00', false],
    ['21:00:01', true],
  ])('treat %s as quiet hours: %s', (clock, night) => expect(isAtNight(`2026-12-01 ${clock}`)).toBe(night))
  it('start at their scheduled time and finish automatically', () => {
    const push = planned()
    const paper = need(papers().find(({ id }) => id === push.paperId))
    const [people, before] = [push.waiting.length, paper.pushCount]
    control.moveClock(need(toMillis(push.sendTime)) - control.now() + 1000)
    expect(viewOf(push.id)).toMatchObject({ status: pushStates.pushing, targetCount: people, successCount: 0 })
    expect(paper.pushCount).toBe(before + people)
    control.moveClock(20_000)
    const { status, successCount, failCount } = viewOf(push.id)
    expect(status).toBe(pushStates.partly)
    expect(successCount + failCount).toBe(people)
  })
  it('are cancelled when their questionnaire is stopped', () => {
    const push = planned()
    stopPaper(push.paperId, '改版')
    expect(viewOf(push.id)).toMatchObject({ status: pushStates.cancelled, targetCount: push.waiting.length })
  })
})

describe('recipients of a push', () => {
  beforeEach(() => control.reset())
  it('exclude people with a recent questionnaire unless the interval is zero', () => {
    const all = peopleOf(pushTarget.owners, {})
    const near = spared(all, 30, control.now())
    expect(near.leftOut.pushed).toBeGreaterThan(0)
    expect(near.people.length + near.leftOut.pushed + near.leftOut.optedOut).toBe(all.users.length)
    expect(spared(all, 0, control.now()).leftOut.pushed).toBe(0)
  })
  it('are rejected row by row with a reason when listed in a file', () => {
    const all = peopleOf(pushTarget.owners, {})
    const { leftOut, people } = spared(all, 30, control.now())
    const good = need(people[0])
    const { pushed } = leftOut
    expect(pushed).toBeGreaterThan(0)
    const recent = need(all.users.find((user) => !people.includes(user) && Number(user.userId.slice(-2)) > 50))
    const rows = [good.phone, good.phone, '123', recent.phone].map((phone, place) => ({
      rowNo: place + 2,
      cells: { 手机号: phone },
    }))
    expect(checkList(rows, '手机号', 30, control.now()).failRows.map(({ reason }) => reason)).toEqual([
      '重复',
      '手机号格式不正确',
      '近30天已推送',
    ])
    expect(
      checkList([{ rowNo: 2, cells: { VIN: 'LQM000AB000000000' } }], 'VIN', 30, control.now()).failRows,
    ).toMatchObject([{ reason: '未找到车主' }])
  })
  it('count towards the questionnaire once the push starts', () => {
    const paper = open()
    const before = paper.pushCount
    const waiting = peopleOf(pushTarget.owners, {}).users.slice(0, 20)
    const now = control.now()
    const id = addPush(
      { paperId: paper.id, channels: [1], targetType: pushTarget.chosen, sendTime: '', waiting, createBy: '某人' },
      now,
    )
    expect(paper.pushCount).toBe(before + 20)
    expect(viewOf(id)).toMatchObject({
      pushType: pushType.manual,
      status: pushStates.pushing,
      createTime: wireTime(now),
    })
    control.moveClock(20_000)
    expect(pushRecords().filter((row) => row.pushId === id && row.status === pushStatus.waiting)).toEqual([])
  })
})
