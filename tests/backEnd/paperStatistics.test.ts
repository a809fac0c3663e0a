// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { paperType } from '@/entities/voice/questionnaire'
import { questionType } from '@/entities/voice/question'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
import { isValid, sheetsOf } from '../../mocks/voice/rules/answerSheets'
import { statisticsOf } from '../../mocks/voice/rules/paperStatistics'
import { papers, paperView } from '../../mocks/voice/rules/questionnaires'
import { sure } from '../actions'

const userCalled = (name: string) => sure(org.users.find(({ username }) => username === name))
const head = () => userCalled('superadmin')
const paperOf = (type: number) => sure(papers().find((row) => row.paperType === type && row.answerCount > 0))
const whole = (paper: ReturnType<typeof paperOf>) => statisticsOf(paper, head(), { paperId: paper.id })
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

describe('questionnaire statistics', () => {
  beforeEach(() => control.reset())
  it('match the figures of the questionnaire list', () => {
    for (const paper of papers().filter(({ answerCount }) => answerCount > 0)) {
      const { pushCount, answerCount, answerRate, avgScore } = paperView(paper)
      expect(whole(paper)).toMatchObject({ pushCount, answerCount, answerRate, avgScore })
    }
  })
  it('agree across days, sources, funnel and questions', () => {
    for (const paper of papers().filter(({ answerCount }) => answerCount > 0)) {
      const { days, sources, funnel, questions } = whole(paper)
      expect(sum(days.map(({ count }) => count))).toBe(paper.answerCount)
      expect(sum(sources.map(({ count }) => count))).toBe(paper.answerCount)
      const steps = funnel.map(({ count }) => count)
      expect(steps).toEqual(steps.toSorted((one, other) => other - one))
      expect([steps[0], steps[3]]).toEqual([paper.pushCount, paper.answerCount])
      for (const { baseCount, answerCount, skipCount, showIf, questionType: type, optionCounts } of questions) {
        expect(baseCount).toBe(answerCount + skipCount)
        if (!showIf) expect(baseCount).toBe(paper.answerCount)
        const isOne = [questionType.single, questionType.dropDown, questionType.stars, questionType.nps].some(
          (one) => one === type,
        )
        if (isOne) expect(sum(optionCounts.map(({ count }) => count))).toBe(answerCount)
      }
    }
  })
  it('count only the sheets of the requested days and sources', () => {
    const paper = paperOf(paperType.product)
    const { time, source } = sure(sheetsOf(paper).find(isValid))
    const day = time.slice(0, 10)
    const { answerCount, pushCount } = statisticsOf(paper, head(), {
      paperId: paper.id,
      createTimeStart: `${day} 00:00:00`,
      createTimeEnd: `${day} 23:59:59`,
    })
    expect(answerCount).toBe(sheetsOf(paper).filter((row) => isValid(row) && row.time.startsWith(day)).length)
    expect(pushCount).toBeGreaterThanOrEqual(answerCount ?? 0)
    const ofSource = statisticsOf(paper, head(), { paperId: paper.id, source: [source] })
    expect(ofSource.answerCount).toBe(sheetsOf(paper).filter((row) => isValid(row) && row.source === source).length)
    expect(ofSource.pushCount).toBeNull()
  })
  it('match the option counts when split by a choice question', () => {
    const [paper, cross] = sure(
      papers().flatMap((row) => {
        const one = row.questions.find(
          ({ questionType: type, showIf, options }) => type === questionType.single && !showIf && options.length <= 8,
        )
        return one && row.answerCount > 0 && row.anonymousFlag === 0 ? [[row, one] as const] : []
      })[0],
    )
    const { groups, questions } = statisticsOf(paper, head(), { paperId: paper.id, crossRowId: cross.rowId })
    const own = sure(questions.find(({ rowId }) => rowId === cross.rowId))
    expect(groups.map(({ answerCount }) => answerCount)).toEqual(own.optionCounts.map(({ count }) => count))
  })
  it('count only its own sheets for a dealer', () => {
    const paper = paperOf(paperType.afterSales)
    const dealer = sure(org.users.find((user) => user.dealerCode === sheetsOf(paper)[0]?.dealerCode))
    const own = sheetsOf(paper).filter((row) => isValid(row) && row.dealerCode === dealer.dealerCode)
    expect(statisticsOf(paper, dealer, { paperId: paper.id }).answerCount).toBe(own.length)
  })
  it('show only totals for too few anonymous sheets', () => {
    const paper = paperOf(paperType.nps)
    const counts = new Map<string, number>()
    for (const { dealerCode } of sheetsOf(paper).filter(isValid))
      counts.set(dealerCode, (counts.get(dealerCode) ?? 0) + 1)
    const [dealerCode, count] = sure([...counts].find(([, one]) => one < 5))
    const told = statisticsOf(paper, head(), { paperId: paper.id, dealerCode })
    expect(told).toMatchObject({ tooFew: 1, answerCount: count, questions: [], days: [] })
  })
  it('contain no unmasked phone', () => {
    for (const paper of papers()) expect(JSON.stringify(whole(paper))).not.toMatch(/"1[3-9]\d{9}"/)
  })
})
