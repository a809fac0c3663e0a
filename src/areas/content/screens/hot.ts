import type { Screens } from '../..'
import CarEntryBoard from '../quickEntries/CarEntryBoard'
import HotPlateList from '../hotPlates/HotPlateList'
import HotDynamicList from '../hotDynamics/HotDynamicList'
import EcRecommendBoard from '../ecRecommends/EcRecommendBoard'
import HotPlateForm from '../hotPlates/HotPlateForm'
import QuickEntryDetail from '../quickEntries/QuickEntryDetail'
import QuickEntryList from '../quickEntries/QuickEntryList'
import RecommendDetail from '../recommends/RecommendDetail'
import RecommendList from '../recommends/RecommendList'

export const screens = {
  '/hot-management/recommend': RecommendList,
  '/hot-management/recommendDetail': RecommendDetail,
  '/hot-management/new-recommended': EcRecommendBoard,
  '/hot-management/quickEntry': QuickEntryList,
  '/hot-management/quickEntryDetail': QuickEntryDetail,
  '/hot-management/popular': HotDynamicList,
  '/hot-management/hotplate': HotPlateList,
  '/hot-management/thehotplate': HotPlateForm,
  '/carManagement/quickEntryManagement': CarEntryBoard,
} satisfies Screens
