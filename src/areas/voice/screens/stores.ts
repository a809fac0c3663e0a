import type { Screens } from '../..'
import StoreList from '../stores/StoreList'

/** The pages of stores in the app. */
export const screens = {
  '/storeManagement/storeBasicInfoList': StoreList,
} satisfies Screens
