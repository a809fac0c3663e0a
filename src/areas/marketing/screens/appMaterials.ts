import type { Screens } from '../..'
import AppArticleList from '../appMaterials/AppArticleList'
import AppPosterList from '../appMaterials/AppPosterList'
import AppVideoList from '../appMaterials/AppVideoList'

export const screens = {
  '/appDatas/articleManagement': AppArticleList,
  '/appDatas/posterManagement': AppPosterList,
  '/appDatas/videoManagement': AppVideoList,
} satisfies Screens
