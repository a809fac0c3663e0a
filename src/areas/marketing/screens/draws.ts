import type { Screens } from '../..'
import CashDrawAddForm from '../cashDraws/CashDrawAddForm'
import CashDrawList from '../cashDraws/CashDrawList'
import DrawRecordDetail from '../cashDraws/DrawRecordDetail'
import DrawRecordList from '../cashDraws/DrawRecordList'
import CashDrawEditForm from '../cashDraws/CashDrawEditForm'
import PayRecordList from '../cashDraws/PayRecordList'
import LotteryActivityDetail from '../lotteries/LotteryActivityDetail'
import LotteryList from '../lotteries/LotteryList'
import LotteryRecordDetail from '../lotteries/LotteryRecordDetail'
import LotteryRecordList from '../lotteries/LotteryRecordList'

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
