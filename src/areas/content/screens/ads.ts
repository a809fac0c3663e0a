import type { Screens } from '../..'
import BizAdList from '../ads/BizAdList'
import BizAdDetail from '../ads/BizAdDetail'
import HotspotBoard from '../ads/HotspotBoard'
import MiniAdList from '../ads/MiniAdList'
import MiniAdDetail from '../ads/MiniAdDetail'
import SplashList from '../ads/SplashList'
import SplashDetail from '../ads/SplashDetail'

export const screens = {
  '/ADManagement/ADManagement': BizAdList,
  '/ADManagement/ADManagement-details': BizAdDetail,
  '/ADManagement/flashScreen': SplashList,
  '/ADManagement/ADManagement-flashScreenDetails': SplashDetail,
  '/configuration/configuration': HotspotBoard,
  '/addDvertising/addDvertising': MiniAdList,
  '/addDvertising/addDvertising-details': MiniAdDetail,
} satisfies Screens
