import type { Screens } from '../..'
import PaperPushBoard from '../paperPushes/PaperPushBoard'

/** Pushes of one questionnaire: a new one in steps, and those before it. */
export const screens = {
  '/paper/push-paper': PaperPushBoard,
} satisfies Screens
