import { entity, enumeration, f, type RowOf } from '../field'
import { client, jumpType, shelfStatus } from './shared'

export const entryPosition = enumeration('entryPosition', { home: 1, community: 2, mine: 3, car: 4 })

export const quickEntry = entity('quickEntry', {
  id: f.id(),
  entryName: f.text({ required: true, max: 6 }),
  position: f.enum(entryPosition, { required: true }),
  icon: f.image({ required: true }),
  iconDark: f.image(),
  cornerText: f.text({ max: 4 }),
  cornerEndTime: f.dateTime(),
  jumpType: f.enum(jumpType, { required: true }),
  jumpValue: f.text({ max: 500 }),
  jumpTitle: f.text(),
  appTypes: f.multi(client, { required: true }),
  minVersion: f.text({ rule: 'semver' }),
  loginFlag: f.switch(),
  bindFlag: f.switch(),
  seriesNames: f.refs(),
  clickCount: f.count({ sortable: true }),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  status: f.status(shelfStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface QuickEntry extends Omit<RowOf<typeof quickEntry>, 'seriesNames' | 'appTypes'> {
  appTypes: number[]
  seriesNames: string[]
  seriesCodes: string[]
  aliveFlag?: 0 | 1
}
