import type { Screens } from '../..'
import BizAdList from '../ads/BizAdList'
import BizAdPage from '../ads/BizAdPage'
import Hotspots from '../ads/Hotspots'
import MiniAdList from '../ads/MiniAdList'
import MiniAdPage from '../ads/MiniAdPage'

/** What the apps of dealers, the owner app and the mini-program show as ads. */
export const screens = {
  '/ADManagement/ADManagement': BizAdList,
  '/ADManagement/ADManagement-details': BizAdPage,
  '/configuration/configuration': Hotspots,
  '/addDvertising/addDvertising': MiniAdList,
  '/addDvertising/addDvertising-details': MiniAdPage,
} satisfies Screens
