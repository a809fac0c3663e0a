import type { Screens } from '../..'
import PlateDetail from '../boards/PlateDetail'
import Plates from '../boards/Plates'
import TopicDetail from '../boards/TopicDetail'
import Topics from '../boards/Topics'

/** Boards and topics. */
export const screens = {
  '/topic-management/plate': Plates,
  '/topic-management/plateDetail': PlateDetail,
  '/topic-management/topic': Topics,
  '/topic-management/topicDetail': TopicDetail,
} satisfies Screens
