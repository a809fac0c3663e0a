import type { Screens } from '../..'
import EquityContentDetail from '../benefits/EquityContentDetail'
import EquityContentList from '../benefits/EquityContentList'

export const screens = {
  '/equity-content/equity-contentList': EquityContentList,
  '/equity-content/equity-contentDetail': EquityContentDetail,
} satisfies Screens
