import type { Screens } from '../..'
import LineDetail from '../answerSheets/LineDetail'
import PaperDetail from '../answerSheets/PaperDetail'
import SheetDetail from '../answerSheets/SheetDetail'

export const screens = {
  '/paper/look-paper': PaperDetail,
  '/paper/look-paper-detail': SheetDetail,
  '/paper/questionnaire-details': LineDetail,
} satisfies Screens
