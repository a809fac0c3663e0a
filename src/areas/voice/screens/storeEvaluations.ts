import type { Screens } from '../..'
import AppealList from '../storeEvaluations/AppealList'
import EvaluationList from '../storeEvaluations/EvaluationList'
import ScoreSettingForm from '../storeEvaluations/ScoreSettingForm'

export const screens = {
  '/storeManagement/userEvaluateAndAppeal': EvaluationList,
  '/storeManagement/appealManagement': AppealList,
  '/storeManagement/scoreSetting': ScoreSettingForm,
} satisfies Screens
