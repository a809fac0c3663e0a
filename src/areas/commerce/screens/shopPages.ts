import type { Screens } from '../..'
import PageBuilderBoard from '../pageBuilder/PageBuilderBoard'
import BannerList from '../shopPages/BannerList'
import SubjectList from '../shopPages/SubjectList'

export const screens = {
  '/page-management-shop/special-management': SubjectList,
  '/page-management-shop/build-management': PageBuilderBoard,
  '/page-management-shop/banner-management': BannerList,
} satisfies Screens
