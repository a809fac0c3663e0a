import { entity, f, type RowOf } from '../field'

export const driveCarChange = entity('driveCarChange', {
  id: f.id(),
  carId: f.ref(),
  fieldName: f.text(),
  oldValue: f.text(),
  newValue: f.text(),
  createBy: f.user(),
  createTime: f.dateTime(),
  readFlag: f.switch(),
})
export type DriveCarChange = RowOf<typeof driveCarChange>
