import type { Screens } from '../..'
import BizAdList from '../ads/BizAdList'
import BizAdPage from '../ads/BizAdPage'
import MiniAdList from '../ads/MiniAdList'
import MiniAdPage from '../ads/MiniAdPage'

/** What the apps of dealers, the owner app and the mini-program show as ads. */
export const screens = {
  '/ADManagement/ADManagement': BizAdList,
  '/ADManagement/ADManagement-details': BizAdPage,
  '/addDvertising/addDvertising': MiniAdList,
  '/addDvertising/addDvertising-details': MiniAdPage,
} satisfies Screens
