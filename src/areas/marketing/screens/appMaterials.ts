import type { Screens } from '../..'
import ArticleManagement from '../appMaterials/ArticleManagement'
import PosterManagement from '../appMaterials/PosterManagement'
import VideoManagement from '../appMaterials/VideoManagement'

/** The videos, posters and articles of marketing as the owner app shows them. */
export const screens = {
  '/appDatas/articleManagement': ArticleManagement,
  '/appDatas/posterManagement': PosterManagement,
  '/appDatas/videoManagement': VideoManagement,
} satisfies Screens
