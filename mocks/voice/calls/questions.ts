import * as questionnaires from '@/api/voice/questionnaires'
import { isYes } from '@/entities/field'
import { questionStatus } from '@/entities/voice/question'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { like } from '../../core/table'
import type { QuestionRow } from '../data/questions'
import {
  bankInfo,
  createQuestion,
  demandHead,
  demandReader,
  library,
  questionById,
  questionDetail,
  questionView,
  removeQuestion,
  setQuestionShelf,
  topQuestion,
  updateQuestion,
} from '../rules/questions'

const MAX_BANK = 500
const states = questionStatus.options.map(({ value }) => value)
const rank = (row: QuestionRow) => (isYes(row.topFlag) ? 0 : 1)
const listed = listOf(questionnaires.listQuestions)<QuestionRow>({
  like: ['title', 'createBy'],
  is: ['questionType', 'category', 'scoreFlag', 'topFlag', 'status'],
  between: ['updateTime'],
  sort: ['updateTime', { useCount: (row) => questionView(row).useCount }],
  order: ({ sortField }) =>
    sortField === undefined || sortField === 'updateTime' ? (a, b) => rank(a) - rank(b) : () => 0,
})
on(questionnaires.listQuestions)((input, { user }) => {
  demandReader(user)
  return {
    ...listed.page(library().questions, input, questionView),
    summary: listed.counts(library().questions, input, 'status', states),
  }
})
on(questionnaires.getQuestion)(({ id }, { user }) => {
  demandReader(user)
  return questionDetail(questionById(id))
})
on(questionnaires.createQuestion)((input, { user, now }) => {
  demandHead(user, 'questionnaires.createQuestion')
  return createQuestion(input, user.nickname, now)
})
on(questionnaires.updateQuestion)((input, { user, now }) => {
  demandHead(user, 'questionnaires.updateQuestion')
  updateQuestion(input, user.nickname, now)
  return null
})
on(questionnaires.removeQuestion)(({ id }, { user }) => {
  demandHead(user, 'questionnaires.removeQuestion')
  removeQuestion(id)
  return null
})
on(questionnaires.topQuestion)(({ id, topFlag }, { user }) => {
  demandHead(user, 'questionnaires.topQuestion')
  topQuestion(id, topFlag)
  return null
})
on(questionnaires.setQuestionShelf)(({ id, status }, { user }) => {
  demandHead(user, 'questionnaires.setQuestionShelf')
  setQuestionShelf(id, Number(status))
  return null
})
on(questionnaires.listBank)(({ category, keyword }, { user }) => {
  demandReader(user)
  const has = like(keyword)
  return library()
    .questions.filter(
      (row) =>
        row.status === questionStatus.published &&
        (text(category) === '' || text(category) === String(row.category)) &&
        has(row.title),
    )
    .slice(0, MAX_BANK)
    .map(questionView)
})
on(questionnaires.getTypeInfo)((_input, { user }) => {
  demandReader(user)
  return bankInfo()
})
