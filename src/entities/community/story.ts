import { entity, enumeration, f, type RowOf } from '../field'
import { violateReason } from './shared'

export const operateAction = enumeration('operateAction', {
  publish: 1,
  edit: 2,
  review: 3,
  shelf: 4,
  mark: 5,
  report: 6,
  remove: 7,
})

export const operateLog = entity('operateLog', {
  action: f.enum(operateAction),
  detail: f.longtext(),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export interface OperateLog extends RowOf<typeof operateLog> {
  id: string
}

export const reportLine = entity('reportLine', {
  nickname: f.text(),
  phone: f.phone(),
  reportReason: f.enum(violateReason),
  content: f.longtext(),
  images: f.images(),
  createTime: f.dateTime(),
})
export interface ReportLine extends RowOf<typeof reportLine> {
  id: string
}
