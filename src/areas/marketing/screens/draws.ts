import type { Screens } from '../..'
import AddCashDraw from '../cash/AddCashDraw'
import CashDraws from '../cash/CashDraws'
import DrawRecordDetail from '../cash/DrawRecordDetail'
import DrawRecords from '../cash/DrawRecords'
import EditCashDraw from '../cash/EditCashDraw'
import PayRecords from '../cash/PayRecords'

/** Wheels that take points and draws that pay money. */
export const screens = {
  '/marketing-management/cash-draw': CashDraws,
  '/marketing-management/add-cash-draw': AddCashDraw,
  '/marketing-management/edit-cash-draw': EditCashDraw,
  '/marketing-management/drawRecords': DrawRecords,
  '/marketing-management/drawRecordsDetail': DrawRecordDetail,
  '/marketing-management/payRecords': PayRecords,
} satisfies Screens
