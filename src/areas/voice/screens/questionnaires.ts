import type { Screens } from '../..'
import OperationList from '../questionnaires/OperationList'
import QuestionnaireList from '../questionnaires/QuestionnaireList'

export const screens = {
  '/paper/paper': QuestionnaireList,
  '/questionnaireManagement/questionnaireManagement': OperationList,
} satisfies Screens
