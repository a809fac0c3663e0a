import { later } from '@/kit/later'
import type { Screens } from '../..'
import LotteryList from '../lottery/LotteryList'
import LotteryRecordDetail from '../lottery/LotteryRecordDetail'
import LotteryRecords from '../lottery/LotteryRecords'

/** Wheels that take points and draws that pay money. */
export const screens = {
  '/marketing-management/integral-turntable': LotteryList,
  // With its own chunk: rich text and dragging are needed by this page only.
  '/marketing-management/details': later(() => import('../lottery/LotteryDetails')),
  '/marketing-management/lottery-record': LotteryRecords,
  '/marketing-management/lottery-record-detail': LotteryRecordDetail,
} satisfies Screens
