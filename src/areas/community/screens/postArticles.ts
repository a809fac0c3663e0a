import type { Screens } from '../..'
import ArticleList from '../postArticles/ArticleList'

export const screens = {
  '/dynamic-management/dynamicArticle': ArticleList,
} satisfies Screens
