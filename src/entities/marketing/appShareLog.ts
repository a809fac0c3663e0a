import { entity, f, type RowOf } from '../field'
import { appShareWay } from './posterEnums'

export const appShareLog = entity('appShareLog', {
  logId: f.id(),
  nickname: f.text(),
  phone: f.phone(),
  shareWay: f.enum(appShareWay),
  shareTime: f.dateTime({ sortable: true }),
  clickCount: f.integer(),
  downloadCount: f.integer(),
  registerCount: f.integer(),
})
export interface AppShareLog extends RowOf<typeof appShareLog> {}
