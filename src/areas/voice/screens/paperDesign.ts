import type { Screens } from '../..'
import PaperForm from '../paperDesign/PaperForm'

/** The designer of questionnaires. */
export const screens = {
  '/paper/add-paper': PaperForm,
} satisfies Screens
