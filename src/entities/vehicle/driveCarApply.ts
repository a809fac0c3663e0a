import { entity, f, type RowOf } from '../field'
import { driveApplyResult, driveApplyType, driveCarStatus } from './driveCarEnums'

export const driveCarApply = entity('driveCarApply', {
  id: f.id(),
  carId: f.ref(),
  applyType: f.enum(driveApplyType),
  targetStatus: f.enum(driveCarStatus, { required: true }),
  retireDate: f.date({ required: true }),
  reason: f.longtext({ required: true, min: 5, max: 200 }),
  applyBy: f.user(),
  applyTime: f.dateTime({ sortable: true }),
  result: f.status(driveApplyResult),
  opinion: f.longtext({ max: 200 }),
  approveBy: f.user(),
  approveTime: f.dateTime(),
})
/** `fromStatus` is the status of the car at the time of the application. */
export interface DriveCarApply extends RowOf<typeof driveCarApply> {
  fromStatus: number
}
