// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { questionCategory, questionStatus, questionType } from '@/entities/voice/question'
import { isConditionAlive, questionsFaults, weightSum } from '@/entities/voice/paperRules'
import { askedFaults, isScored } from '@/entities/voice/questionRules'
import { paperType, questionnaireStatus as states, TRIGGERED } from '@/entities/voice/questionnaire'
import { control } from '../../mocks/core/control'
import { VALID_SHEETS } from '../../mocks/voice/data/questionnaires'
import {
  papers,
  paperById,
  scenes,
  setPaperShelf,
  startPaper,
  stopPaper,
  topPaper,
  updatePaper,
} from '../../mocks/voice/rules/questionnaires'
import {
  library,
  questionDetail,
  questionView,
  setQuestionShelf,
  topQuestion,
  updateQuestion,
} from '../../mocks/voice/rules/questions'

const sure = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('it is not there')
  return value
}
const inState = (status: number) => sure(papers().find((row) => row.status === status && row.questions.length > 0))

describe('question bank', () => {
  beforeEach(() => control.reset())
  it('has 140 valid demo questions of every type and category', () => {
    const { questions } = library()
    expect(questions).toHaveLength(140)
    expect(new Set(questions.map((row) => row.questionType)).size).toBe(questionType.options.length)
    expect(new Set(questions.map((row) => row.category)).size).toBe(questionCategory.options.length)
    expect(questions.filter((row) => row.status === questionStatus.unpublished)).toHaveLength(10)
    expect(questions.flatMap((row) => askedFaults(row, true).map(({ text }) => `${row.title}: ${text}`))).toEqual([])
    expect(new Set(questions.map(({ title }) => title)).size).toBe(140)
  })
  it('keeps the copies in questionnaires when a question changes', () => {
    const paper = inState(states.collecting)
    const [copy] = paper.questions
    const row = sure(library().questions.find(({ id }) => id === copy?.questionId))
    expect(questionView(row).useCount).toBe(questionDetail(row).usage.length)
    setQuestionShelf(row.id, questionStatus.unpublished)
    updateQuestion({ id: row.id, title: '换一种问法' }, '某人', control.now())
    expect(paperById(paper.id).questions[0]?.title).toBe(copy?.title)
    expect(() => updateQuestion({ id: row.id, questionType: questionType.date }, '某人', control.now())).toThrow(
      '题型不可修改',
    )
  })
  it('pins only published questions, 20 at most', () => {
    const up = library().questions.filter((row) => row.status === questionStatus.published)
    expect(() => up.slice(0, 30).forEach(({ id }) => topQuestion(id, 1))).toThrow('最多置顶20道题目')
    const pinned = sure(up.find(({ topFlag }) => topFlag === 1))
    setQuestionShelf(pinned.id, questionStatus.unpublished)
    expect(pinned.topFlag).toBe(0)
    expect(() => topQuestion(pinned.id, 1)).toThrow('状态已变化')
  })
})

describe('questionnaires', () => {
  beforeEach(() => control.reset())
  it('cover every scene and state in the demo data', () => {
    expect(papers()).toHaveLength(42)
    expect(new Set(papers().map((row) => row.paperType)).size).toBe(paperType.options.length)
    expect(new Set(papers().map((row) => row.status)).size).toBe(states.options.length)
    const long = sure(papers().find(({ questions }) => questions.length === 50))
    expect(long.questions.some(({ showIf }) => showIf)).toBe(true)
    expect(papers().reduce((sum, { answerCount }) => sum + answerCount, 0)).toBe(VALID_SHEETS)
    expect(papers().filter((row) => row.answerCount > row.pushCount)).toEqual([])
  })
  it('have valid questions and one active questionnaire per triggered scene', () => {
    for (const { questions, title } of papers()) {
      expect(
        questions.every((_, at) => isConditionAlive(questions, at)),
        title,
      ).toBe(true)
      if (questions.some(isScored)) expect(weightSum(questions)).toBe(100)
      if (questions.length)
        expect(
          questionsFaults(questions).map(({ text }) => text),
          title,
        ).toEqual([])
    }
    for (const type of TRIGGERED)
      expect(papers().filter((row) => row.paperType === type && row.status === states.collecting)).toHaveLength(1)
  })
  it('replace the active one of their scene when started', () => {
    const other = sure(papers().find((row) => row.paperType === paperType.testDrive && row.status === states.draft))
    const before = sure(scenes(paperType.testDrive)[0]?.inForce ?? undefined)
    startPaper(other.id, undefined, control.now())
    expect(paperById(before.id).status).toBe(states.stopped)
    expect(scenes(paperType.testDrive)[0]?.inForce?.id).toBe(other.id)
    expect(() => stopPaper(other.id, '短')).toThrow('请填写原因')
    stopPaper(other.id, '改版')
    expect(scenes(paperType.testDrive)[0]?.inForce).toBeNull()
  })
  it('reject changed questions once answered and any change while collecting', () => {
    const stopped = inState(states.stopped)
    expect(() => updatePaper({ id: stopped.id, questions: [] }, '某人', control.now())).toThrow('题目不可修改')
    updatePaper({ id: stopped.id, thanksText: '多谢' }, '某人', control.now())
    expect(paperById(stopped.id).thanksText).toBe('多谢')
    expect(() => updatePaper({ id: inState(states.collecting).id, title: '新的标题' }, '某人', control.now())).toThrow(
      '请先停止问卷',
    )
  })
  it('can be listed and pinned in the App only while collecting', () => {
    const rows = papers().filter((row) => row.status === states.collecting)
    for (const row of rows) if (row.shelfStatus !== 1) setPaperShelf(row.id, 1)
    expect(() => rows.forEach(({ id }) => topPaper(id, 1))).toThrow('最多置顶3份问卷')
    const [first] = rows
    stopPaper(first?.id, '不再需要')
    expect(first).toMatchObject({ shelfStatus: 2, topFlag: 0 })
    expect(() => setPaperShelf(first?.id, 1)).toThrow('未在收集中')
  })
  it('cannot be started without questions', () => {
    const empty = sure(papers().find(({ questions }) => questions.length === 0))
    expect(() => startPaper(empty.id, undefined, control.now())).toThrow('请至少添加 1 道题目')
  })
})
