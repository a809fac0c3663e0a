import type { Screens } from '../..'
import QuestionList from '../storeQuestions/QuestionList'

/** Questions that users ask on the pages of stores. */
export const screens = {
  '/storeManagement/questionAnswer': QuestionList,
} satisfies Screens
