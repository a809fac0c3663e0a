import type { QuestionDetail, QuestionUse } from '@/api/voice/questionnaires'
import { isYes } from '@/entities/field'
import { type Asked, type Question, questionCategory, questionStatus, questionType } from '@/entities/voice/question'
import {
  askedFaults,
  askedIn,
  cleaned,
  COLUMN_COUNTS,
  isMatrix,
  isScoreable,
  optionCounts,
  scoreOf,
} from '@/entities/voice/questionRules'
import { dealerType } from '@/entities/shared/enums'
import { createContext, reference, wireTime } from '../../core/context'
import { seeded } from '../../core/control'
import { refuseChanged, refuseFields, text, withId } from '../../core/input'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import { isValid, mean, sheetsOf } from './answerSheets'
import { buildPapers, type PaperRow } from '../data/questionnaires'
import { buildQuestions, type QuestionRow } from '../data/questions'

const MAX_TOPPED = 20
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const READERS = [
  '/paper/question',
  '/paper/paper',
  '/paper/satisfaction-report',
  '/paper/push-failed-paper',
  '/questionnaireManagement/questionnaireManagement',
  '/pushQuestionnaire/failureList',
] as const

export const library = seeded('questionnaires', (): { questions: QuestionRow[]; papers: PaperRow[] } => {
  const context = createContext(reference(), 20_261_204, 500_001)
  const staff = org.users.filter((user) => user.dealerType === dealerType.headquarters).map(({ nickname }) => nickname)
  const questions = buildQuestions(context, staff)
  return { questions, papers: buildPapers(context, questions, staff) }
})

export const demandHead = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
}
export const demandReader = (user: UserRow): void => demandOnePage(user, READERS)

const usesOf = ({ id }: Pick<QuestionRow, 'id'>) =>
  library().papers.filter(({ questions }) => questions.some(({ questionId }) => questionId === id))
const scoreIn = (paper: PaperRow, id: string): number | null => {
  const own = paper.questions.find(({ questionId }) => questionId === id)
  return own && paper.answerCount > 0
    ? mean(
        sheetsOf(paper)
          .filter(isValid)
          .map(({ answers }) => scoreOf(own, answers[own.rowId])),
      )
    : null
}

export const questionById = (id: unknown): QuestionRow => withId(library().questions, id, UNKNOWN)
export const questionView = (row: QuestionRow): Question =>
  ({
    ...row,
    ...askedIn({ ...row }),
    // Codes of the enumerations.
    category: row.category as Question['category'],
    status: row.status as Question['status'],
    useCount: usesOf(row).length,
  }) as Question // limits that do not apply are not sent
export const questionDetail = (row: QuestionRow): QuestionDetail => ({
  ...questionView(row),
  usage: usesOf(row).map((paper): QuestionUse => ({
    id: paper.id,
    title: paper.title,
    // Codes of the enumerations.
    paperType: paper.paperType as QuestionUse['paperType'],
    status: paper.status as QuestionUse['status'],
    answerCount: paper.answerCount,
    avgScore: scoreIn(paper, row.id) ?? Number.NaN,
    updateTime: paper.updateTime,
  })),
})

/** Returns the complete question of a save, or refuses with the faults by field. */
const readAsked = (input: Readonly<Record<string, unknown>>, was?: Asked): Asked => {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const asked = cleaned(askedIn({ ...was, ...sent }))
  refuseFields(
    Object.fromEntries(
      askedFaults(asked, true, zh)
        .toReversed()
        .map((fault) => [fault.field, fault.text]),
    ),
  )
  return asked
}
export const createQuestion = (input: Readonly<Record<string, unknown>>, by: string, now: number): { id: string } => {
  const asked = readAsked(input)
  const row: QuestionRow = {
    ...asked,
    category: asked.category ?? questionCategory.about,
    id: newId(),
    topFlag: 0,
    status: questionStatus.unpublished,
    createBy: by,
    updateBy: by,
    updateTime: wireTime(now),
  }
  library().questions.unshift(row)
  return { id: row.id }
}
export const updateQuestion = (input: Readonly<Record<string, unknown>>, by: string, now: number): void => {
  const row = questionById(input.id)
  if (row.status === questionStatus.published) throw new Refusal(400, '请先下架')
  refuseChanged(row, input)
  const asked = readAsked(input, row)
  if (asked.questionType !== row.questionType && usesOf(row).length)
    refuseFields({ questionType: '题目已被引用，题型不可修改' })
  Object.assign(row, asked, { updateBy: by, updateTime: wireTime(now) })
}
export const setQuestionShelf = (id: unknown, status: number): void => {
  const row = questionById(id)
  if (row.status === status) throw new Refusal(400, '状态已变化，请刷新后重试')
  row.status = status
  if (status === questionStatus.unpublished) row.topFlag = 0
}
export const topQuestion = (id: unknown, flag: unknown): void => {
  const row = questionById(id)
  if (row.status !== questionStatus.published) throw new Refusal(400, '状态已变化，请刷新后重试')
  const isOn = isYes(flag)
  if (isOn && library().questions.filter(({ topFlag }) => isYes(topFlag)).length >= MAX_TOPPED)
    throw new Refusal(400, `最多置顶${MAX_TOPPED}道题目`)
  row.topFlag = isOn ? 1 : 0
}
/** Removes an unpublished question from the bank. Questionnaires keep their copies. */
export const removeQuestion = (id: unknown): void => {
  const row = questionById(id)
  if (row.status === questionStatus.published) throw new Refusal(400, '请先下架')
  library().questions.splice(library().questions.indexOf(row), 1)
}

const HINTS = [
  '从选项中选一个',
  '从选项中选几个',
  '选项较多时使用',
  '1 到满分的星级',
  '0-10 分的推荐意愿',
  '多项内容逐项评分',
  '一行文字',
  '一段文字',
  '选择一个日期',
  '上传照片',
  '按顺序排列选项',
]
export const bankInfo = () => {
  const { questions } = library()
  return {
    types: questionType.options.map(({ value, label }, at) => {
      const of = { questionType: value }
      const [optionMin, optionMax] = isMatrix(of) ? COLUMN_COUNTS : (optionCounts(of) ?? [0, 0])
      return {
        typeCode: value,
        typeName: zh(label),
        optionMin,
        optionMax,
        scoreable: isScoreable(of) ? (1 as const) : (0 as const),
        bankCount: questions.filter((row) => row.questionType === value).length,
        hint: HINTS[at] ?? '',
      }
    }),
    categories: questionCategory.options.map(({ value }) => ({
      category: value,
      bankCount: questions.filter((row) => text(row.category) === text(value)).length,
    })),
  }
}
