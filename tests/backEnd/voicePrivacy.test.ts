// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as feedback from '@/api/voice/feedback'
import * as stores from '@/api/voice/stores'
import { is } from '@/entities/field'
import { feedbackType, recordAction } from '@/entities/voice/feedback'
import { evaluateStatus } from '@/entities/voice/storeEvaluation'
import { isRecord, prop } from '@/lib/json'
import { org } from '../../mocks/system/rules/store'
import { feedbacks } from '../../mocks/voice/rules/feedback'
import { storeEmployees } from '../../mocks/voice/rules/storeEmployees'
import { evaluationAppeals, evaluationViews, storeEvaluations } from '../../mocks/voice/rules/storeEvaluations'
import { storeQuestions } from '../../mocks/voice/rules/storeQuestions'
import { need, send } from './send'

const DEALER = 'dealer01'
const own = () => need(org.users.find(({ username }) => username === DEALER)).dealerCode
const PHONE = /(?<![\d.])1[3-9]\d{9}(?!\d)/
const dataOf = async (...asked: Parameters<typeof send>): Promise<unknown> => prop(await send(...asked), 'data')
const textOf = async (...asked: Parameters<typeof send>) => JSON.stringify(await send(...asked))

describe('privacy of feedback and evaluations', () => {
  it('limits a dealer to feedback about cars and service of its own store', async () => {
    const isOwn = (row: { dealerCode: string; feedbackType: number }) =>
      row.dealerCode === own() && is(row.feedbackType, feedbackType.car, feedbackType.dealer)
    const mine = need(feedbacks().find(isOwn))
    expect(await dataOf(feedback.get, { id: mine.id }, DEALER)).toMatchObject({ id: mine.id })
    const others = feedbacks().filter((row) => !isOwn(row))
    for (const { id } of [
      need(others.find((row) => row.dealerCode === own() || row.dealerCode === '')),
      need(others[0]),
    ])
      expect(isRecord(await dataOf(feedback.get, { id }, DEALER))).toBe(false)
  })

  it('masks phones in lists and in the history of feedback', async () => {
    for (const account of ['superadmin', DEALER])
      for (const call of [
        feedback.list,
        stores.listQuestions,
        stores.listEvaluations,
        stores.listAppeals,
        stores.listEmployees,
      ])
        expect(await textOf(call, { pageNo: 1, pageSize: 100 }, account)).not.toMatch(PHONE)
    const row = need(feedbacks().find(({ records }) => records.some(({ action }) => action === recordAction.remark)))
    const records = prop(await dataOf(feedback.get, { id: row.id }), 'records')
    expect(JSON.stringify(records)).not.toMatch(PHONE)
  })

  it('hides the author of an anonymous evaluation, even from headquarters', async () => {
    const row = need(
      evaluationViews().find(
        ({ anonymousFlag, dealerCode, status }) =>
          anonymousFlag === 1 && dealerCode === own() && status === evaluateStatus.shown,
      ),
    )
    const kept = need(storeEvaluations().find(({ id }) => id === row.id))
    for (const account of ['superadmin', DEALER]) {
      const read = await dataOf(stores.getEvaluation, { id: row.id }, account)
      expect(read).toMatchObject({ nickname: '', phone: '', businessNo: '', business: null })
      const text = JSON.stringify(read)
      for (const secret of [kept.nickname, kept.phone, kept.customerPhone, kept.businessNo])
        if (secret) expect(text).not.toContain(secret)
    }
  })

  it('masks the phone of the customer behind an evaluation', async () => {
    const row = need(
      storeEvaluations().find(
        ({ customerPhone, anonymous, filtered, dealerCode }) =>
          PHONE.test(customerPhone) && !anonymous && !filtered && dealerCode === own(),
      ),
    )
    const read = await dataOf(stores.getEvaluation, { id: row.id }, DEALER)
    expect(String(prop(prop(read, 'business'), 'customerPhone'))).toMatch(/^1\d\d\*{4}\d{4}$/)
  })

  it('refuses a dealer the records of another store', async () => {
    const foreign = <Row extends { dealerCode: string }>(rows: readonly Row[]): Row =>
      need(rows.find(({ dealerCode }) => dealerCode !== own()))
    const evaluation = foreign(storeEvaluations())
    const appeal = need(
      evaluationAppeals().find(({ evaluationId }) =>
        storeEvaluations().some(({ id, dealerCode }) => id === evaluationId && dealerCode !== own()),
      ),
    )
    const employee = foreign(storeEmployees())
    const asked = [
      [stores.getEvaluation, { id: evaluation.id }],
      [stores.getAppeal, { id: appeal.id }],
      [stores.getEmployee, { id: employee.id }],
      [stores.get, { dealerCode: evaluation.dealerCode }],
    ] as const
    for (const [call, input] of asked) {
      expect(isRecord(await dataOf(call, input, DEALER))).toBe(false)
      expect(isRecord(await dataOf(call, input))).toBe(true)
    }
    const question = foreign(storeQuestions())
    expect(prop(await dataOf(stores.listQuestions, { id: question.id }, DEALER), 'records')).toEqual([])
  })
})
