import type { Screens } from '../..'
import ArticleList from '../postArticles/ArticleList'

/** The articles of the community. */
export const screens = {
  '/dynamic-management/dynamicArticle': ArticleList,
} satisfies Screens
