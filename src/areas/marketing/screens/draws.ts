import type { Screens } from '../..'
import CashDrawAddForm from '../cash/CashDrawAddForm'
import CashDrawList from '../cash/CashDrawList'
import DrawRecordDetail from '../cash/DrawRecordDetail'
import DrawRecordList from '../cash/DrawRecordList'
import CashDrawEditForm from '../cash/CashDrawEditForm'
import PayRecordList from '../cash/PayRecordList'
import LotteryActivityDetail from '../lottery/LotteryActivityDetail'
import LotteryList from '../lottery/LotteryList'
import LotteryRecordDetail from '../lottery/LotteryRecordDetail'
import LotteryRecordList from '../lottery/LotteryRecordList'

/** Wheels that take points and draws that pay money. */
export const screens = {
  '/marketing-management/integral-turntable': LotteryList,
  '/marketing-management/lottery-record': LotteryRecordList,
  '/marketing-management/cash-draw': CashDrawList,
  '/marketing-management/add-cash-draw': CashDrawAddForm,
  '/marketing-management/edit-cash-draw': CashDrawEditForm,
  '/marketing-management/drawRecords': DrawRecordList,
  '/marketing-management/payRecords': PayRecordList,
  '/marketing-management/drawRecordsDetail': DrawRecordDetail,
  '/marketing-management/details': LotteryActivityDetail,
  '/marketing-management/lottery-record-detail': LotteryRecordDetail,
} satisfies Screens
