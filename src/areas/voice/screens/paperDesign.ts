import type { Screens } from '../..'
import PaperForm from '../paperDesign/PaperForm'

export const screens = {
  '/paper/add-paper': PaperForm,
} satisfies Screens
