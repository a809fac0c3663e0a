import type { Screens } from '../..'
import ArticleDetails from '../articles/ArticleDetails'
import ArticleList from '../articles/ArticleList'
import LabelDetails from '../labels/LabelDetails'
import LabelList from '../labels/LabelList'

/** Articles, videos and the labels by which materials are found. */
export const screens = {
  '/marketing-management/article': ArticleList,
  '/marketing-management/article-details': ArticleDetails,
  '/marketing-management/label': LabelList,
  '/marketing-management/label-details': LabelDetails,
} satisfies Screens
