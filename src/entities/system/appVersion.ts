import { entity, f, type RowOf } from '../field'
import { appType, updateType, versionStatus } from './enums'

export const appVersion = entity('appVersion', {
  id: f.id(),
  appType: f.enum(appType, { required: true }),
  versionNo: f.text({ required: true, max: 20, rule: 'semver' }),
  versionCode: f.integer({ required: true, min: 1, max: 2_100_000_000 }),
  updateType: f.enum(updateType, { required: true }),
  minVersionCode: f.integer({ min: 1, max: 2_100_000_000 }),
  title: f.text({ required: true, max: 30 }),
  content: f.longtext({ required: true, max: 500 }),
  packageUrl: f.file({ required: true }),
  storeUrl: f.url({ required: true, rule: 'url', max: 300 }),
  packageSize: f.text(),
  md5: f.text(),
  grayPercent: f.percent({ decimals: 0, min: 1, max: 100 }),
  status: f.status(versionStatus),
  publishTime: f.dateTime(),
  updateBy: f.text(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface AppVersion extends RowOf<typeof appVersion> {}
