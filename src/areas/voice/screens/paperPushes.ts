import type { Screens } from '../..'
import FailureList from '../paperPushes/FailureList'
import PushFailedPaper from '../paperPushes/PushFailedPaper'

/** Whom questionnaires did not reach. */
export const screens = {
  '/pushQuestionnaire/failureList': FailureList,
  '/paper/push-failed-paper': PushFailedPaper,
} satisfies Screens
