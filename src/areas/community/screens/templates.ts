import type { Screens } from '../..'
import TemplateList from '../templates/TemplateList'

/** Ready-made activities. */
export const screens = {
  '/template/template': TemplateList,
} satisfies Screens
