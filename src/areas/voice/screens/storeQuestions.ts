import type { Screens } from '../..'
import QuestionList from '../storeQuestions/QuestionList'

export const screens = {
  '/storeManagement/questionAnswer': QuestionList,
} satisfies Screens
