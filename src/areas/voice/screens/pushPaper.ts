import type { Screens } from '../..'
import PaperPushBoard from '../paperPushes/PaperPushBoard'

export const screens = {
  '/paper/push-paper': PaperPushBoard,
} satisfies Screens
