import type { Screens } from '../..'
import LineDetail from '../answerSheets/LineDetail'
import PaperDetail from '../answerSheets/PaperDetail'
import SheetDetail from '../answerSheets/SheetDetail'

/** What was answered to a questionnaire, and behind a line of the satisfaction report. */
export const screens = {
  '/paper/look-paper': PaperDetail,
  '/paper/look-paper-detail': SheetDetail,
  '/paper/questionnaire-details': LineDetail,
} satisfies Screens
