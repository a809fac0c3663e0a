import type { Screens } from '../..'
import PushPaper from '../paperPushes/PushPaper'

/** Pushes of one questionnaire: a new one in steps, and those before it. */
export const screens = {
  '/paper/push-paper': PushPaper,
} satisfies Screens
