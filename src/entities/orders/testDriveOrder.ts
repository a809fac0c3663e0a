import { entity, f, type RowOf } from '../field'
import { testDriveSource, testDriveStatus } from './miniEnums'
import type { OrderStep } from './orderStep'

/** Test drive booked by a customer. Only the dealer's app changes its status. */
export const testDriveOrder = entity('testDriveOrder', {
  id: f.id(),
  orderNo: f.text({ max: 32 }),
  customerName: f.realName(),
  phone: f.phone(),
  source: f.enum(testDriveSource),
  seriesName: f.ref(),
  modelName: f.text(),
  plate: f.text(),
  driveCarId: f.ref(),
  areaName: f.text(),
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
  clueId: f.ref(),
  tripId: f.ref(),
  cancelReason: f.text(),
  status: f.status(testDriveStatus),
  createTime: f.dateTime(),
  remark: f.text(),
})
export interface TestDriveOrder extends RowOf<typeof testDriveOrder> {
  dealerCode: string
  seriesCode: string
  consultantId: string
}

/** Test drive with its steps, newest first. */
export interface TestDriveDetail extends TestDriveOrder {
  steps: OrderStep[]
}
