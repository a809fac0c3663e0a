import type { Screens } from '../..'
import QuestionnaireList from '../questionnaires/QuestionnaireList'

/** Questionnaires: written, operated, pushed, and what was answered. */
export const screens = {
  '/paper/paper': QuestionnaireList,
} satisfies Screens
