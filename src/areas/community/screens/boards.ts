import type { Screens } from '../..'
import PlateDetail from '../boards/PlateDetail'
import PlateList from '../boards/PlateList'
import TopicDetail from '../boards/TopicDetail'
import TopicList from '../boards/TopicList'

export const screens = {
  '/topic-management/plate': PlateList,
  '/topic-management/plateDetail': PlateDetail,
  '/topic-management/topic': TopicList,
  '/topic-management/topicDetail': TopicDetail,
} satisfies Screens
