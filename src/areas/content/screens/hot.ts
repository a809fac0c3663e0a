import type { Screens } from '../..'
import CarEntries from '../hot/CarEntries'
import HotPlates from '../hot/HotPlates'
import HotPosts from '../hot/HotPosts'
import NewRecommended from '../hot/NewRecommended'
import PlateSettings from '../hot/PlateSettings'
import QuickEntryDetail from '../hot/QuickEntryDetail'
import QuickEntryList from '../hot/QuickEntryList'
import RecommendDetail from '../hot/RecommendDetail'
import RecommendList from '../hot/RecommendList'

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
