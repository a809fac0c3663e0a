import { entity, f, type RowOf } from '../field'
import { internalStatus } from './enums'

/** Employee of the group itself, whose consumer-app account can be marked as group staff (cheryFlag). */
export const internalStaff = entity('internalStaff', {
  id: f.id(),
  staffName: f.text({ required: true, max: 20 }),
  phone: f.phone({ required: true, rule: 'mobile' }),
  employeeNo: f.text({ required: true, max: 20 }),
  companyName: f.text({ max: 50 }),
  deptName: f.text({ max: 50 }),
  appUserId: f.text(),
  appNickname: f.text(),
  cheryFlag: f.switch(),
  bindTime: f.dateTime(),
  status: f.status(internalStatus),
  remark: f.text({ max: 100 }),
  createTime: f.dateTime({ sortable: true }),
})
export interface InternalStaff extends RowOf<typeof internalStaff> {}
