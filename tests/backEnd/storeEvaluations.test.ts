// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import * as approvals from '@/api/system/approvals'
import * as stores from '@/api/voice/stores'
import { dealerType, userStatus } from '@/entities/shared/enums'
import { appealReason, appealStatus, type EvaluationAppeal } from '@/entities/voice/evaluationAppeal'
import { barrierOf, effectiveFrom, evenWeights, scoreOf, WHOLE, weightSum } from '@/entities/voice/scoreRules'
import { effectiveType } from '@/entities/voice/scoreSetting'
import { evaluateStatus } from '@/entities/voice/storeEvaluation'
import { formatTime, toMillis } from '@/lib/time'
import { control } from '../../mocks/core/control'
import { approvalRows } from '../../mocks/system/rules/approvals'
import { org } from '../../mocks/system/rules/store'
import { keepSetting, latestSetting } from '../../mocks/voice/rules/scoreSetting'
import { appealsFor, evaluationsFor, evaluationViews } from '../../mocks/voice/rules/storeEvaluations'
import { settingView } from '../../mocks/voice/rules/storeScores'
import { need, send } from './send'

const user = (username: string) => need(org.users.find((one) => one.username === username))
const appeals = () => appealsFor(user('superadmin'))
const isOpen = ({ status }: EvaluationAppeal) => status === appealStatus.waiting || status === appealStatus.running
const WORDS = '客户未到店，系统无接待与试驾记录，手机号与门店档案不符，附接待登记表。'
const appeal = (evaluationId: string) => ({
  ...{ evaluationId, appealReason: appealReason.untrue, content: WORDS },
  files: ['/__files/1'],
})
const sentIn = () =>
  appeals().filter(
    ({ dealerCode, createTime }) =>
      dealerCode === user('dealer01').dealerCode && createTime.startsWith(formatTime(Date.now(), 'YYYY-MM')),
  ).length
const appealable = () =>
  evaluationsFor(user('dealer01')).filter((row) => !barrierOf(row, latestSetting(), undefined, Date.now()))

describe('store evaluations', () => {
  beforeEach(() => control.reset())

  it('cover every state, with exactly one open appeal per evaluation under appeal', () => {
    const rows = evaluationViews()
    expect(rows.length).toBeGreaterThan(1500)
    for (const { value } of evaluateStatus.options) expect(rows.some(({ status }) => status === value)).toBe(true)
    for (const { value } of appealStatus.options) expect(appeals().some(({ status }) => status === value)).toBe(true)
    const open = appeals().filter(isOpen)
    expect(new Set(open.map(({ evaluationId }) => evaluationId)).size).toBe(open.length)
    expect(rows.filter(({ status }) => status === evaluateStatus.appealed)).toHaveLength(open.length)
    expect(rows.every(({ evaluateTime }) => (toMillis(evaluateTime) ?? 0) <= Date.now())).toBe(true)
    expect(appeals().every(({ files }) => files.length >= 1 && files.length <= 6)).toBe(true)
  })

  it('have an appeal for every approval of an appeal', () => {
    const rows = approvalRows.filter(({ bizType }) => bizType === 'appeal')
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) expect(need(appeals().find(({ id }) => id === row.bizId)).approvalId).toBe(row.id)
  })

  it('have a score setting whose weights sum to the whole', () => {
    const { dimensions, levels } = settingView(Date.now())
    expect(weightSum(dimensions)).toBe(WHOLE)
    const counted = levels.reduce((sum, { storeCount }) => sum + storeCount, 0)
    expect(counted).toBeGreaterThan(30)
  })
})

describe('appeal', () => {
  beforeEach(() => control.reset())

  it('is rejected if late, over the monthly quota or about a good evaluation', async () => {
    const [row, other] = appealable()
    const { id, evaluateTime } = need(row)
    const setting = latestSetting()
    control.moveClock(16 * 86_400_000)
    expect(await send(stores.createAppeal, appeal(id), 'dealer01')).toMatchObject({ message: textOf('已超过申诉期限') })
    control.moveClock(-16 * 86_400_000)
    keepSetting({ ...setting, appealQuota: sentIn() + 1 }, 0, Date.now())
    expect(await send(stores.createAppeal, appeal(id), 'dealer01')).toMatchObject({ code: 200 })
    expect(await send(stores.createAppeal, appeal(need(other).id), 'dealer01')).toMatchObject({
      message: textOf('本月申诉次数已用完'),
    })
    const good = need(
      evaluationsFor(user('dealer01')).find((one) => one.score === 5 && one.evaluateTime >= evaluateTime.slice(0, 4)),
    )
    expect(await send(stores.createAppeal, appeal(good.id), 'dealer01')).toMatchObject({ code: 409 })
  })

  it('requires a text, proofs and a dealer account', async () => {
    const { id } = need(appealable()[0])
    expect(await send(stores.createAppeal, { ...appeal(id), content: '太短', files: [] }, 'dealer01')).toMatchObject({
      code: 400,
      errors: { content: textOf('字符'), files: textOf('凭证') },
    })
    expect(await send(stores.createAppeal, appeal(id))).toMatchObject({ code: 403 })
  })

  it('is decided only once and never by its applicant', async () => {
    const { id } = need(appealable()[0])
    await send(stores.createAppeal, appeal(id), 'dealer01')
    const made = need(appeals().find((row) => row.evaluationId === id && isOpen(row)))
    expect(await send(stores.startAppealApproval, { id: made.id }, 'dealer01')).toMatchObject({ code: 403 })
    expect(await send(stores.startAppealApproval, { id: made.id })).toMatchObject({ code: 200 })
    expect(await send(stores.startAppealApproval, { id: made.id })).toMatchObject({ code: 409 })
    const { approvalId } = need(appeals().find((row) => row.id === made.id))
    const row = need(approvalRows.find((one) => one.id === approvalId))
    expect(row.applyUserId).toBe(user('dealer01').id)
    expect(await send(approvals.approveBusiness, { id: approvalId })).toMatchObject({ code: 403 })
    const area = need(
      org.users.find(
        (one) =>
          one.dealerType === dealerType.area && one.areaName === row.areaName && one.status === userStatus.active,
      ),
    )
    const step = need(row.records.find(({ desk }) => desk === 'area'))
    Object.assign(step, { action: 'approve', operator: area.nickname, operatorId: area.id })
    row.applyUserId = user('superadmin').id
    expect(await send(approvals.approveBusiness, { id: approvalId })).toMatchObject({
      message: '不能审批自己发起的申请',
    })
    row.applyUserId = user('dealer01').id
    expect(await send(approvals.approveBusiness, { id: approvalId })).toMatchObject({ code: 200 })
    expect(await send(approvals.rejectBusiness, { id: approvalId, opinion: '证据不足以证明' })).toMatchObject({
      code: 409,
    })
    const after = need(evaluationViews().find((one) => one.id === id))
    expect([after.status, after.countFlag]).toEqual([evaluateStatus.hidden, 0])
  })
})

describe('store scores', () => {
  const on = (code: string, weight: number) => ({ code, weight, enableFlag: 1 as const })
  it('are weighted means of the dimensions that have an average', () => {
    const rows = [on('a', 25), on('b', 75)]
    expect(scoreOf({ a: 4, b: 5 }, rows)).toBe(4.75)
    expect(scoreOf({ a: 4, b: null }, rows)).toBe(4)
    expect(scoreOf({}, rows)).toBeNull()
    expect(evenWeights([on('a', 0), on('b', 0), on('c', 0)])).toEqual([33.34, 33.33, 33.33])
    expect(weightSum([on('a', 33.34), on('b', 33.33), on('c', 33.33)])).toBe(WHOLE)
  })
  it('take effect at midnight or on the first of the next month', () => {
    const saved = toMillis('2026-11-21 15:00:00') ?? 0
    expect(effectiveFrom(saved, effectiveType.midnight)).toBe(toMillis('2026-11-22 00:00:00'))
    expect(effectiveFrom(saved, effectiveType.nextMonth)).toBe(toMillis('2026-12-01 00:00:00'))
  })
})

// vitest types its matchers as any
const textOf = (part: string): string => expect.stringContaining(part) as string // see above
