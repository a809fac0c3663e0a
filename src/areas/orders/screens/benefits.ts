import type { Screens } from '../..'
import EquityContentDetail from '../benefits/EquityContentDetail'
import EquityContentList from '../benefits/EquityContentList'

/** The benefits of big orders. */
export const screens = {
  '/equity-content/equity-contentList': EquityContentList,
  '/equity-content/equity-contentDetail': EquityContentDetail,
} satisfies Screens
