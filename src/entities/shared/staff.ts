import { entity, f, type RowOf } from '../field'
import { certLevel, gender, staffPost, staffSource, staffStatus } from './enums'

/** Person who works at a dealer. Maintained in the DMS. */
export const staff = entity('staff', {
  id: f.id(),
  staffName: f.text(),
  gender: f.enum(gender),
  phone: f.phone(),
  employeeNo: f.text(),
  post: f.enum(staffPost),
  staffDeptId: f.ref(),
  dealerCode: f.dealer(),
  areaName: f.ref(),
  certLevel: f.enum(certLevel),
  entryDate: f.date({ sortable: true }),
  leaveDate: f.date(),
  username: f.ref(),
  workNo: f.phone(),
  acceptClue: f.switch(),
  source: f.enum(staffSource),
  status: f.status(staffStatus),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Staff extends RowOf<typeof staff> {
  staffDeptName: string
  dealerName: string
  userId: string
}
