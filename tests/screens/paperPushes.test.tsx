// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as questionnaires from '@/api/voice/questionnaires'
import { pushFailReason as reason, pushStatus as states, pushType } from '@/entities/voice/paperPush'
import type { PushRecordRow } from '../../mocks/voice/data/paperPushes'
import { pushRecords, pushRecordsFor } from '../../mocks/voice/rules/paperPushes'
import { org } from '../../mocks/system/rules/store'
import { act, agree, bodies, button, dialog, fill, press, queries, sees, seesToast, sent, sure } from '../actions'
import { control, openConsole, received } from '../harness'

const BY_HAND = '/pushQuestionnaire/failureList'
const TRIGGERED = '/paper/push-failed-paper'
const head = () => sure(org.users.find(({ username }) => username === 'superadmin'))
const failed = (kind: number, fits: (row: PushRecordRow) => boolean = () => true) =>
  pushRecordsFor(head(), kind)
    .filter((row) => row.status === states.failed && fits(row))
    .toSorted((a, b) => b.pushTime.localeCompare(a.pushTime))
const canRetry = ({ failReason, retryCount }: PushRecordRow) =>
  [reason.notRegistered, reason.notificationsOff, reason.smsGateway, reason.systemError].some(
    (code) => code === failReason,
  ) && retryCount < 3

describe('failed questionnaire pushes', () => {
  it('are retried from their row', { tags: ['core'] }, async () => {
    const row = sure(failed(pushType.manual, canRetry)[0])
    await openConsole(`${BY_HAND}?phone=${row.phone}`)
    await sent(questionnaires.listPushes)
    expect(queries(questionnaires.listPushes)[0]).toMatchObject({
      view: 'record',
      pushType: String(pushType.manual),
      status: String(states.failed),
    })
    await act(row.id, '重推')
    await seesToast('已提交重推')
    expect(bodies(questionnaires.retryPush)).toEqual([{ ids: [row.id] }])
    expect(row.status).toBe(states.retrying)
    control.moveClock(10_000)
    expect(pushRecords().find(({ id }) => id === row.id)?.status).not.toBe(states.retrying)
  })
  it('are retried together in requests of 200, without those that cannot be retried', async () => {
    const rows = failed(pushType.manual)
    await openConsole(BY_HAND)
    await sent(questionnaires.listPushes)
    await press('重推全部结果')
    const fitting = rows.filter(
      (row) => canRetry(row) || (row.failReason === reason.paperStopped && row.retryCount < 3),
    )
    await dialog(new RegExp(`确定重推 ${fitting.length} 条记录`))
    await agree('重推')
    await seesToast('已提交重推')
    // as the screen sends them
    const ids = bodies(questionnaires.retryPush).flatMap((body) => (body as { ids: string[] }).ids)
    expect(ids.toSorted()).toEqual(fitting.map(({ id }) => id).toSorted())
    expect(bodies(questionnaires.retryPush)).toHaveLength(Math.ceil(fitting.length / 200))
  })
  it('are all found for a retry without a total', async () => {
    const answer = (from: number, count: number) => {
      const records = Array.from({ length: count }, (_, at) => ({
        id: `P${from + at}`,
        status: states.failed,
        failReason: reason.smsGateway,
        retryCount: 0,
      }))
      const body = JSON.stringify({ code: 200, data: { records } })
      control.inject({ path: questionnaires.listPushes.path, kind: 'raw', body, times: 1 })
    }
    answer(0, 20)
    await openConsole(BY_HAND)
    await sent(questionnaires.listPushes)
    answer(0, 100)
    answer(100, 5)
    await press('重推全部结果')
    await dialog(/确定重推 105 条记录/)
  })
  it('are retried with a corrected phone number, which is validated', async () => {
    const row = sure(failed(pushType.triggered, ({ failReason }) => failReason === reason.noPhone)[0])
    await openConsole(`${TRIGGERED}?failReason=${reason.noPhone}`)
    await sent(questionnaires.listPushes)
    await act(row.id, '更正并重推')
    await fill('正确的手机号', '138')
    await press('更正并重推')
    await sees(/11\s*位/)
    expect(received(questionnaires.retryPush)).toHaveLength(0)
    await fill('正确的手机号', '13812345678')
    await press('更正并重推')
    await seesToast('已提交重推')
    expect(bodies(questionnaires.retryPush)).toEqual([{ ids: [row.id], phone: '13812345678' }])
    expect(row).toMatchObject({ phone: '13812345678', status: states.retrying })
  })
  it('are exported with the filters and offer a correction template', async () => {
    await openConsole(BY_HAND)
    await sent(questionnaires.listPushes)
    await press('导出')
    await sent(questionnaires.exportPushes)
    expect(queries(questionnaires.exportPushes)[0]).toMatchObject({ view: 'record', pushType: '1', status: '2' })
    await press('下载更正模板')
    await sent(questionnaires.downloadPushTemplate)
    expect(queries(questionnaires.downloadPushTemplate)[0]).toEqual({ code: 'import_paper_push' })
  })
})

describe('failed triggered pushes', () => {
  it('link to the business record they were sent for', async () => {
    const row = sure(failed(pushType.triggered)[0])
    await openConsole(TRIGGERED)
    expect((await button(row.businessNo)).getAttribute('href')).toContain(`=${row.businessNo}`)
  })
  it('show a dealer only its own customers and no corrector', async () => {
    await openConsole(TRIGGERED, { as: 'dealer01_service' })
    await sent(questionnaires.listPushes)
    const own = sure(org.users.find(({ username }) => username === 'dealer01_service')).dealerCode
    const { records, dealers } = await questionnaires.listPushes({
      view: 'record',
      pushType: pushType.triggered,
      status: states.delivered,
    })
    expect(dealers.map(({ dealerCode }) => dealerCode)).toEqual([own])
    expect(new Set(records.map(({ fixedBy }) => fixedBy))).toEqual(new Set(['']))
    await sees('可修复')
    expect(document.body.textContent).not.toContain('更正人')
  })
})
