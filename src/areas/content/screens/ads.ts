import type { Screens } from '../..'
import BizAdList from '../ads/BizAdList'
import BizAdPage from '../ads/BizAdPage'
import Hotspots from '../ads/Hotspots'
import MiniAdList from '../ads/MiniAdList'
import MiniAdPage from '../ads/MiniAdPage'
import SplashList from '../ads/SplashList'
import SplashPage from '../ads/SplashPage'

/** What the apps of dealers, the owner app and the mini-program show as ads. */
export const screens = {
  '/ADManagement/ADManagement': BizAdList,
  '/ADManagement/ADManagement-details': BizAdPage,
  '/ADManagement/flashScreen': SplashList,
  '/ADManagement/ADManagement-flashScreenDetails': SplashPage,
  '/configuration/configuration': Hotspots,
  '/addDvertising/addDvertising': MiniAdList,
  '/addDvertising/addDvertising-details': MiniAdPage,
} satisfies Screens
