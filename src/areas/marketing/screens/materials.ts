import type { Screens } from '../..'
import ArticleDetail from '../articles/ArticleDetail'
import ArticleList from '../articles/ArticleList'
import LabelDetail from '../labels/LabelDetail'
import LabelList from '../labels/LabelList'
import VideoDetail from '../videos/VideoDetail'
import VideoList from '../videos/VideoList'

export const screens = {
  '/marketing-management/article': ArticleList,
  '/marketing-management/article-details': ArticleDetail,
  '/marketing-management/label': LabelList,
  '/marketing-management/label-details': LabelDetail,
  '/marketing-management/video': VideoList,
  '/marketing-management/video-details': VideoDetail,
} satisfies Screens
