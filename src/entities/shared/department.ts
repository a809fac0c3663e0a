import { entity, f, type RowOf } from '../field'
import { deptType, enableStatus } from './enums'

/**
 * Department of the headquarters organisation: a department, a sales area or a provincial district. `regions` holds
 * the codes of its cities, and is undefined if they were not sent.
 */
export const department = entity('department', {
  id: f.id(),
  parentId: f.ref(),
  deptCode: f.text(),
  deptName: f.text(),
  deptType: f.enum(deptType),
  leaderName: f.user(),
  leaderPhone: f.phone(),
  regions: f.refs(),
  provinceCount: f.integer(),
  cityCount: f.integer(),
  dealerCount: f.integer(),
  staffCount: f.integer(),
  sort: f.integer(),
  status: f.status(enableStatus),
  updateTime: f.dateTime(),
})
export interface Department extends Omit<RowOf<typeof department>, 'regions'> {
  regions?: string[]
  children?: Department[]
}
