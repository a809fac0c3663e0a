import { entity, f, type RowOf } from '../field'
import { enableStatus } from './enums'

export const staffDept = entity('staffDept', {
  id: f.id(),
  deptName: f.text(),
  dealerCode: f.dealer(),
  parentName: f.text(),
  leaderName: f.text(),
  staffCount: f.integer(),
  sort: f.integer(),
  status: f.status(enableStatus),
  updateTime: f.dateTime({ sortable: true }),
})
export interface StaffDept extends RowOf<typeof staffDept> {
  dealerName: string
}
