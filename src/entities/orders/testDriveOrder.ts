import { entity, f, type RowOf } from '../field'
import { testDriveStatus } from './miniEnums'
import type { OrderStep } from './orderStep'

/** A test drive that a customer booked; the dealer's app moves it on. */
export const testDriveOrder = entity('testDriveOrder', {
  id: f.id(),
  orderNo: f.text({ max: 32 }),
  customerName: f.realName(),
  phone: f.phone(),
  seriesName: f.ref(),
  modelName: f.text(),
  plate: f.text(),
  dealerName: f.dealer(),
  cityName: f.text(),
  consultantName: f.user(),
  appointTime: f.dateTime({ sortable: true }),
  startTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime(),
  mileage: f.number(),
  licenseImages: f.images(),
  agreementFile: f.file(),
  score: f.number(),
  comment: f.longtext(),
  status: f.status(testDriveStatus),
  createTime: f.dateTime(),
  remark: f.text(),
})
export interface TestDriveOrder extends RowOf<typeof testDriveOrder> {
  dealerCode: string
  seriesCode: string
  consultantId: string
  source: string
}

/** A test drive with its steps, newest first. */
export interface TestDriveDetail extends TestDriveOrder {
  steps: OrderStep[]
}
