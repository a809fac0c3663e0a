import type { Screens } from '../..'
import FailureList from '../paperPushes/FailureList'
import PushFailureList from '../paperPushes/PushFailureList'

export const screens = {
  '/pushQuestionnaire/failureList': FailureList,
  '/paper/push-failed-paper': PushFailureList,
} satisfies Screens
