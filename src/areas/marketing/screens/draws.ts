import type { Screens } from '../..'
import AddCashDraw from '../cash/AddCashDraw'
import CashDraws from '../cash/CashDraws'
import DrawRecordDetail from '../cash/DrawRecordDetail'
import DrawRecords from '../cash/DrawRecords'
import EditCashDraw from '../cash/EditCashDraw'
import PayRecords from '../cash/PayRecords'
import LotteryDetails from '../lottery/LotteryDetails'
import LotteryList from '../lottery/LotteryList'
import LotteryRecordDetail from '../lottery/LotteryRecordDetail'
import LotteryRecords from '../lottery/LotteryRecords'

/** Wheels that take points and draws that pay money. */
export const screens = {
  '/marketing-management/integral-turntable': LotteryList,
  '/marketing-management/lottery-record': LotteryRecords,
  '/marketing-management/cash-draw': CashDraws,
  '/marketing-management/add-cash-draw': AddCashDraw,
  '/marketing-management/edit-cash-draw': EditCashDraw,
  '/marketing-management/drawRecords': DrawRecords,
  '/marketing-management/payRecords': PayRecords,
  '/marketing-management/drawRecordsDetail': DrawRecordDetail,
  '/marketing-management/details': LotteryDetails,
  '/marketing-management/lottery-record-detail': LotteryRecordDetail,
} satisfies Screens
