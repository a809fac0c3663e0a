import type { Screens } from '../..'
import BindingList from '../pointPools/BindingList'
import PointReport from '../pointPools/PointReport'
import PointSettingForm from '../pointPools/PointSettingForm'
import PoolList from '../pointPools/PoolList'

export const screens = {
  '/setting/integralPool': PoolList,
  '/setting/integralReport': PointReport,
  '/setting/integralSetting': PointSettingForm,
  '/setting/reportUnbundling': BindingList,
} satisfies Screens
