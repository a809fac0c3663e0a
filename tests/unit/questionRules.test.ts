import { describe, expect, it } from 'vitest'
import {
  askedFaults,
  askedIn,
  cleaned,
  evenScores,
  newAsked,
  answerFault,
  dropsOptions,
  retyped,
  scoreOf,
  withOptions,
} from '@/entities/voice/questionRules'
import { conditionMatch, conditionOperator, type PaperQuestion } from '@/entities/voice/paperQuestion'
import {
  breakTurned,
  dependents,
  inserted,
  isConditionAlive,
  mayMove,
  moved,
  pageFaults,
  paged,
  questionsFaults,
  removed,
  sharedEvenly,
  sheetScore,
  shownWith,
  startFaults,
  weightSum,
} from '@/entities/voice/paperRules'
import { type Asked, questionCategory, questionType as types, type QuestionType } from '@/entities/voice/question'

const t = (key: string) => key
const ofType = (type: QuestionType, more: Partial<Asked> = {}): Asked => ({
  ...newAsked(type),
  title: '您满意吗',
  ...more,
})
const single = (texts = ['是', '否'], more: Partial<Asked> = {}) =>
  ofType(types.single, { options: withOptions([], texts), ...more })
const row = (rowId: string, asked: Asked, more: Partial<PaperQuestion> = {}): PaperQuestion => ({
  ...asked,
  rowId,
  sort: 0,
  pageNo: 1,
  questionId: '',
  copyTime: '',
  weight: null,
  showIf: undefined,
  ...more,
})
const on = (
  rowId: string,
  values: string[],
  operator: (typeof conditionOperator.options)[number]['value'] = conditionOperator.is,
) => ({
  match: conditionMatch.all,
  rules: [{ rowId, operator, values }],
})
const faultsIn = (asked: Asked, inBank = false) => askedFaults(asked, inBank, t).map(({ text }) => text)

describe('question', () => {
  it('is valid for every type once its texts are filled in', () => {
    for (const { value } of types.options) {
      const made = ofType(value)
      const options = made.options.map((option, at) => ({ ...option, optionText: `选项${at}` }))
      expect(faultsIn({ ...made, options }), String(value)).toEqual([])
    }
  })
  it('requires unique options within the limits of its type', () => {
    expect(faultsIn(single(['是']))).toEqual(['questionRule.optionCount'])
    expect(faultsIn(single(['是', ' 是 ']))).toEqual(['questionRule.optionTwice'])
    expect(faultsIn(single(['是', '']))).toEqual(['rule.enter'])
    expect(faultsIn(single(Array.from({ length: 21 }, (_, at) => `${at}`)))).toEqual(['questionRule.optionCount'])
    expect(
      faultsIn(
        ofType(types.dropDown, {
          options: withOptions(
            [],
            Array.from({ length: 50 }, (_, at) => `${at}`),
          ),
        }),
      ),
    ).toEqual([])
  })
  it('requires a category in the question bank or when it is scored', () => {
    expect(faultsIn(single(), true)).toEqual(['rule.choose'])
    expect(faultsIn(single(['是', '否'], { scoreFlag: 1 }))).toEqual([
      'rule.choose',
      'questionRule.optionScore',
      'questionRule.optionScore',
    ])
    const scored = single(['是', '否'], { scoreFlag: 1, category: questionCategory.overall })
    expect(faultsIn({ ...scored, options: evenScores(scored.options) })).toEqual([])
  })
  it('limits selections, stars, text lengths, pictures and dates', () => {
    const several = ofType(types.multiple, { options: withOptions([], ['甲', '乙']) })
    expect(faultsIn({ ...several, minSelect: 2, maxSelect: 1 })).toEqual(['questionRule.select'])
    expect(faultsIn({ ...several, maxSelect: 3 })).toEqual(['questionRule.select'])
    expect(faultsIn(ofType(types.stars, { maxScore: 11 }))).toEqual(['rule.range'])
    expect(faultsIn(ofType(types.longText, { maxLength: 1001 }))).toEqual(['rule.range'])
    expect(faultsIn(ofType(types.pictures, { maxSelect: 10 }))).toEqual(['rule.range'])
    expect(faultsIn(ofType(types.date, { dateStart: '2026-02-01', dateEnd: '2026-01-01' }))).toEqual([
      'questionRule.dates',
    ])
    const lines = withOptions([], ['一', '二'], 1)
    expect(faultsIn(ofType(types.matrix, { options: lines, maxScore: 6 }))).toEqual(['rule.range'])
    expect(faultsIn(ofType(types.matrix, { options: withOptions(lines, ['好']) }))).toEqual([
      'questionRule.optionCount',
    ])
  })
  it('keeps only its title and fitting options when its type changes', () => {
    const asked = single(['是', '否'], { scoreFlag: 1 })
    expect(dropsOptions(asked, types.multiple)).toBe(false)
    expect(retyped(asked, types.multiple).options.map(({ optionText }) => optionText)).toEqual(['是', '否'])
    expect(dropsOptions(asked, types.stars)).toBe(true)
    expect(retyped(asked, types.shortText)).toMatchObject({
      title: '您满意吗',
      options: [],
      scoreFlag: 0,
      maxLength: 200,
    })
    expect(cleaned({ ...ofType(types.date), maxScore: 5, lowReasonFlag: 1 })).toMatchObject({
      maxScore: undefined,
      lowReasonFlag: 0,
    })
  })
  it('fills in missing fields when it is read', () =>
    expect(askedIn({ questionType: '4', options: [{ optionText: 1 }, {}] })).toMatchObject({
      title: '',
      images: [],
      questionType: types.stars,
      options: [
        { optionId: 'o1', optionText: '1', score: null },
        { optionId: 'o2', optionText: '' },
      ],
    }))
  it('scores answers on a scale of 100', () => {
    expect(scoreOf(ofType(types.stars, { scoreFlag: 1 }), { score: 4 })).toBe(80)
    expect(scoreOf(ofType(types.nps, { scoreFlag: 1 }), { score: 9 })).toBe(90)
    const graded = single(['好', '中', '差'], { scoreFlag: 1 })
    expect(scoreOf({ ...graded, options: evenScores(graded.options) }, { optionIds: ['o2'] })).toBe(50)
    const matrix = ofType(types.matrix, { scoreFlag: 1, options: withOptions([], ['一', '二'], 1) })
    expect(scoreOf(matrix, { lines: { l1: '5', l2: '3' } })).toBe(80)
    expect(scoreOf(matrix, { lines: { l1: '5' } })).toBeUndefined()
    expect(scoreOf(ofType(types.stars), { score: 4 })).toBeUndefined()
  })
  it('reports what is wrong with an answer', () => {
    expect(answerFault(single(), undefined, t)).toBe('questionRule.unanswered')
    expect(answerFault({ ...single(), requiredFlag: 0 }, undefined, t)).toBeUndefined()
    const several = ofType(types.multiple, { options: withOptions([], ['甲', '乙', '丙']), minSelect: 2, maxSelect: 2 })
    expect(answerFault(several, { optionIds: ['o1'] }, t)).toBe('questionRule.tooFew')
    expect(answerFault(several, { optionIds: ['o1', 'o2', 'o3'] }, t)).toBe('questionRule.tooMany')
    expect(answerFault(ofType(types.shortText, { textFormat: 1 }), { text: '123' }, t)).toBe('rule.mobile')
    expect(
      answerFault(ofType(types.ranking, { options: withOptions([], ['甲', '乙']) }), { optionIds: ['o1'] }, t),
    ).toBe('questionRule.rankAll')
  })
})

describe('questions of a questionnaire', () => {
  const first = row('a', single())
  const second = row('b', ofType(types.stars), { showIf: on('a', ['o1']) })
  const third = row('c', ofType(types.shortText), { showIf: on('b', ['2'], conditionOperator.atMost) })
  const three = paged([first, second, third])

  it('are shown according to earlier visible answers', () => {
    expect([...shownWith(three, {})]).toEqual(['a'])
    expect([...shownWith(three, { a: { optionIds: ['o1'] }, b: { score: 2 } })]).toEqual(['a', 'b', 'c'])
    expect([...shownWith(three, { a: { optionIds: ['o2'] }, b: { score: 2 } })]).toEqual(['a'])
    expect(Object.keys(pageFaults(three, 1, { a: { optionIds: ['o1'] } }, t))).toEqual(['b'])
  })
  it('can only depend on earlier questions', () => {
    expect(three.map((_, at) => isConditionAlive(three, at))).toEqual([true, true, true])
    expect(isConditionAlive([row('a', single(), { showIf: on('a', ['o1']) })], 0)).toBe(false)
    expect(isConditionAlive([row('a', single(), { showIf: on('b', ['1']) }), second], 0)).toBe(false)
    expect(mayMove(three, 1, 0)).toBe(false)
    expect(mayMove(three, 0, 1)).toBe(false)
    expect(mayMove([...three, row('d', single())], 3, 0)).toBe(true)
  })
  it('invalidate conditions on deleted questions and options', () => {
    expect(dependents(three, 'b')).toEqual([3])
    expect(removed(three, 'b').map(({ rowId, showIf }) => [rowId, showIf])).toEqual([
      ['a', undefined],
      ['c', undefined],
    ])
    expect(isConditionAlive([row('a', single()), row('b', single(), { showIf: on('a', ['o9']) })], 1)).toBe(false)
  })
  it('keep page breaks in place when questions move', () => {
    const four = paged(['a', 'b', 'c', 'd'].map((id) => row(id, single())))
    const broken = breakTurned(four, 2)
    expect(broken.map(({ pageNo }) => pageNo)).toEqual([1, 1, 2, 2])
    expect(moved(broken, 3, 0).map(({ rowId, pageNo, sort }) => `${rowId}${pageNo}${sort}`)).toEqual([
      'd11',
      'a12',
      'b13',
      'c24',
    ])
    expect(inserted(broken, 2, row('e', single())).map(({ pageNo }) => pageNo)).toEqual([1, 1, 1, 2, 2])
    expect(breakTurned(broken, 2).map(({ pageNo }) => pageNo)).toEqual([1, 1, 1, 1])
    expect(
      paged([row('a', single(), { pageNo: 1 }), row('b', single(), { pageNo: 7 })]).map(({ pageNo }) => pageNo),
    ).toEqual([1, 2])
  })
  it('distribute their weights to a total of 100', () => {
    const scored = (id: string) => row(id, ofType(types.stars, { scoreFlag: 1, category: questionCategory.overall }))
    const shared = sharedEvenly(paged(['a', 'b', 'c'].map(scored)))
    expect(shared.map(({ weight }) => weight)).toEqual([34, 33, 33])
    expect(weightSum(shared)).toBe(100)
    const uneven = shared.map((one, at) => ({ ...one, weight: [50, 30, 20][at] }))
    expect(sheetScore(uneven, { a: { score: 5 }, b: { score: 5 }, c: { score: 5 } })).toBe(100)
    expect(sheetScore(uneven, { a: { score: 5 }, c: { score: 0 } })).toBeCloseTo((50 / 70) * 100)
    expect(questionsFaults(shared.with(0, { ...scored('a'), weight: 10 }), t)).toEqual([
      { field: 'weight', text: 'questionRule.weights' },
    ])
  })
  it('block the start of an empty, oversized or ended questionnaire', () => {
    const paper = { title: '满意度问卷', endTime: '', questions: three }
    expect(startFaults(paper, Date.now(), t)).toEqual([])
    expect(
      startFaults({ ...paper, questions: [], endTime: '2020-01-01 00:00:00' }, Date.now(), t).map(({ text }) => text),
    ).toEqual(['questionRule.noQuestion', 'questionRule.past'])
    expect(
      startFaults(
        { ...paper, questions: Array.from({ length: 51 }, (_, at) => row(`q${at}`, single())) },
        Date.now(),
        t,
      ),
    ).toHaveLength(1)
  })
})
