import type { Screens } from '../..'
import StoreList from '../stores/StoreList'

export const screens = {
  '/storeManagement/storeBasicInfoList': StoreList,
} satisfies Screens
