import type { Screens } from '../..'
import QuestionDetail from '../questionBank/QuestionDetail'
import QuestionEntryForm from '../questionBank/QuestionEntryForm'
import QuestionForm from '../questionBank/QuestionForm'
import QuestionList from '../questionBank/QuestionList'

export const screens = {
  '/paper/question': QuestionList,
  '/paper/Administration-detail': QuestionForm,
  '/paper/question-detail': QuestionDetail,
  '/paper/add-detail': QuestionEntryForm,
} satisfies Screens
