// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { dealerStatus } from '@/entities/shared/enums'
import { completenessOf, MIN_SHOWN } from '@/entities/voice/storeRules'
import { STAR_EVALUATIONS, STAR_SCORE } from '@/entities/voice/storeEmployee'
import { MAX_PROMOTIONS_SHOWN, promoStatus } from '@/entities/voice/storePromotion'
import * as stores from '@/api/voice/stores'
import { prop } from '@/lib/json'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
import { employeeViews, storeEmployees } from '../../mocks/voice/rules/storeEmployees'
import { evaluationViews } from '../../mocks/voice/rules/storeEvaluations'
import { promotions } from '../../mocks/voice/rules/storePromotions'
import { stores as storeRows, storeViews } from '../../mocks/voice/rules/stores'
import { summaryOf } from '../../mocks/voice/rules/storeScores'
import { need, send } from './send'

describe('demo store pages', () => {
  beforeEach(() => control.reset())

  it('exist once per dealer with a code', () => {
    const codes = [...org.dealers, ...org.secondDealers].map(({ dealerCode }) => dealerCode).filter(Boolean)
    expect(storeRows().map(({ dealerCode }) => dealerCode)).toEqual(codes)
  })

  it('are shown only if complete enough and their dealer is open', () => {
    const views = storeViews()
    expect(views.filter(({ completeness }) => completeness < MIN_SHOWN)).toHaveLength(12)
    for (const view of views) {
      expect(view.completeness).toBe(completenessOf(view))
      if (view.showFlag === 1)
        expect([view.completeness >= MIN_SHOWN, Number(view.status)]).toEqual([true, dealerStatus.open])
    }
  })

  it('have the score computed from their evaluations', () => {
    const { dealerCode, score } = need(storeViews()[0])
    const own = evaluationViews().filter((row) => row.dealerCode === dealerCode)
    expect(score).toBe(summaryOf(own, own, Date.now()).score)
  })

  it('reject invalid field values', async () => {
    const { dealerCode } = storeRows()[0] ?? { dealerCode: '' }
    const faults = async (input: object) => prop(await send(stores.update, { dealerCode, ...input }), 'errors')
    expect(await faults({ address: '短' })).toHaveProperty('address')
    expect(await faults({ location: { longitude: 2, latitude: 48 } })).toHaveProperty('location')
    expect(await faults({ images: [] })).toHaveProperty('images')
    expect(await faults({ services: [99] })).toHaveProperty('services')
    expect(await faults({ salesPhone: '12' })).toHaveProperty('salesPhone')
    expect(
      await faults({ salesHours: { days: [{ weekDay: 1, openFlag: 1, openTime: '18:00', closeTime: '09:00' }] } }),
    ).toHaveProperty('salesHours')
  })
})

describe('demo store staff', () => {
  beforeEach(() => control.reset())

  it('are rated by the evaluations that count', () => {
    const views = employeeViews(storeEmployees())
    const counting = evaluationViews().filter(({ countFlag }) => countFlag === 1)
    for (const { staffId, evaluateCount, score, starFlag } of views) {
      const own = counting.filter(({ employeeId }) => employeeId === staffId)
      expect(evaluateCount).toBe(own.length)
      const mean = own.length ? own.reduce((sum, row) => sum + row.score, 0) / own.length : 0
      expect(score).toBe(Math.round(mean * 10) / 10)
      if (starFlag === 1) expect([score >= STAR_SCORE, evaluateCount >= STAR_EVALUATIONS]).toEqual([true, true])
    }
    expect(views.some(({ starFlag }) => starFlag === 1)).toBe(true)
  })
})

describe('demo promotions', () => {
  it('cover every state, with at most five shown per store', () => {
    expect(promotions()).toHaveLength(70)
    for (const { value } of promoStatus.options)
      expect(promotions().filter(({ status }) => status === value).length).toBeGreaterThan(5)
    const shown = new Map<string, number>()
    for (const { dealerCode, status } of promotions())
      if (status === promoStatus.shown) shown.set(dealerCode, (shown.get(dealerCode) ?? 0) + 1)
    expect(Math.max(...shown.values())).toBeLessThanOrEqual(MAX_PROMOTIONS_SHOWN)
  })
})
