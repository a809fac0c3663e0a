import type { Screens } from '../..'
import CarEntries from '../quickEntries/CarEntryBoard'
import HotPlates from '../hotPlates/HotPlateList'
import HotPosts from '../hotDynamics/HotDynamicList'
import NewRecommended from '../ecRecommends/EcRecommendBoard'
import PlateSettings from '../hotPlates/HotPlateForm'
import QuickEntryDetail from '../quickEntries/QuickEntryDetail'
import QuickEntryList from '../quickEntries/QuickEntryList'
import RecommendDetail from '../recommends/RecommendDetail'
import RecommendList from '../recommends/RecommendList'

/** What stands on the pages of the apps beside ads: quick entries, recommendations, what is hot. */
export const screens = {
  '/hot-management/recommend': RecommendList,
  '/hot-management/recommendDetail': RecommendDetail,
  '/hot-management/new-recommended': NewRecommended,
  '/hot-management/quickEntry': QuickEntryList,
  '/hot-management/quickEntryDetail': QuickEntryDetail,
  '/hot-management/popular': HotPosts,
  '/hot-management/hotplate': HotPlates,
  '/hot-management/thehotplate': PlateSettings,
  '/carManagement/quickEntryManagement': CarEntries,
} satisfies Screens
