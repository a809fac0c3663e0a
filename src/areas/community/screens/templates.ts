import type { Screens } from '../..'
import TemplateList from '../templates/TemplateList'

export const screens = {
  '/template/template': TemplateList,
} satisfies Screens
