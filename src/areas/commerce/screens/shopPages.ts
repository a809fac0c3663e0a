import type { Screens } from '../..'
import BuilderPage from '../builder/BuilderPage'
import BannerList from '../pages/BannerList'
import SubjectList from '../pages/SubjectList'

/** The pages of the shop: topic pages, their builder, banners. */
export const screens = {
  '/page-management-shop/special-management': SubjectList,
  '/page-management-shop/build-management': BuilderPage,
  '/page-management-shop/banner-management': BannerList,
} satisfies Screens
