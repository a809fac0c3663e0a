import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'

export const logisticsCompany = entity('logisticsCompany', {
  id: f.id(),
  logisticsName: f.text({ required: true, min: 2, max: 20 }),
  logisticsCode: f.text({ required: true, min: 2, max: 20 }),
  logo: f.image(),
  phone: f.text({ max: 20, rule: 'hotline' }),
  website: f.url({ max: 200, rule: 'url' }),
  numberRule: f.text({ max: 100 }),
  defaultFlag: f.switch(),
  useCount: f.integer({ sortable: true }),
  sort: f.integer({ min: 0, max: 999, sortable: true }),
  status: f.status(enableStatus),
  remark: f.longtext({ max: 200 }),
  updateTime: f.dateTime({ sortable: true }),
})
export interface LogisticsCompany extends RowOf<typeof logisticsCompany> {}
