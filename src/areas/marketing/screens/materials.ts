import type { Screens } from '../..'
import ArticleDetails from '../articles/ArticleDetails'
import ArticleList from '../articles/ArticleList'
import LabelDetails from '../labels/LabelDetails'
import LabelList from '../labels/LabelList'
import VideoDetails from '../videos/VideoDetails'
import VideoList from '../videos/VideoList'

/** Articles, videos and the labels by which materials are found. */
export const screens = {
  '/marketing-management/article': ArticleList,
  '/marketing-management/article-details': ArticleDetails,
  '/marketing-management/label': LabelList,
  '/marketing-management/label-details': LabelDetails,
  '/marketing-management/video': VideoList,
  '/marketing-management/video-details': VideoDetails,
} satisfies Screens
