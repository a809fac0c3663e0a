import type { Screens } from '../..'
import OperationList from '../questionnaires/OperationList'
import QuestionnaireList from '../questionnaires/QuestionnaireList'

/** Questionnaires: written, operated, pushed, and what was answered. */
export const screens = {
  '/paper/paper': QuestionnaireList,
  '/questionnaireManagement/questionnaireManagement': OperationList,
} satisfies Screens
