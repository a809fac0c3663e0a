import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'

export const appTaskType = enumeration('appTaskType', {
  newcomer: [1, 'warning'],
  daily: 2,
  growth: [3, 'processing'],
  owner: [4, 'success'],
})

export const appPointTask = entity('appPointTask', {
  id: f.id(),
  taskName: f.text({ required: true, min: 2, max: 20 }),
  taskType: f.enum(appTaskType),
  actionName: f.text(),
  icon: f.image({ required: true }),
  points: f.points({ required: true, min: 1, max: 1000, sortable: true }),
  /** 0 means unlimited; this also applies to `totalTimes`. */
  dayTimes: f.integer({ required: true, min: 0, max: 99 }),
  totalTimes: f.integer({ required: true, min: 0, max: 9999 }),
  ownerOnly: f.switch(),
  buttonText: f.text({ required: true, max: 4 }),
  jumpUrl: f.text({ max: 200 }),
  content: f.longtext({ max: 200 }),
  doneUsers: f.integer({ sortable: true }),
  issuedPoints: f.points({ sortable: true }),
  sort: f.integer({ required: true, min: 0, max: 999, sortable: true }),
  status: f.status(enableStatus),
  updateTime: f.dateTime(),
})
export interface AppPointTask extends RowOf<typeof appPointTask> {}
