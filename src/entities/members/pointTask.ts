import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { poolType } from './pointEnums'

export const pointTaskType = enumeration('pointTaskType', {
  daily: 1,
  sales: [2, 'processing'],
  sharing: 3,
  training: 4,
  once: [5, 'warning'],
})
export const pointEvent = enumeration('pointEvent', {
  signIn: 'SIGN',
  share: 'SHARE',
  clue: 'CLUE',
  follow: 'FOLLOW',
  visit: 'VISIT',
  drive: 'DRIVE',
  order: 'ORDER',
  delivery: 'DELIVERY',
  praise: 'PRAISE',
  exam: 'EXAM',
})

export const pointTask = entity('pointTask', {
  id: f.id(),
  taskCode: f.text({ max: 40 }),
  taskName: f.text({ required: true, min: 2, max: 20 }),
  taskType: f.enum(pointTaskType),
  icon: f.image({ required: true }),
  roles: f.refs({ required: true }),
  poolType: f.enum(poolType, { required: true }),
  dayLimit: f.points({ required: true, min: 0, max: 100_000 }),
  monthLimit: f.points({ required: true, min: 0, max: 1_000_000 }),
  validDays: f.integer({ required: true, min: 1, max: 1095 }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime(),
  jumpUrl: f.text({ max: 200 }),
  ruleText: f.longtext({ required: true, min: 10, max: 500 }),
  doneCount: f.integer({ sortable: true }),
  issuedPoints: f.points({ sortable: true }),
  sort: f.integer({ required: true, min: 0, max: 999 }),
  status: f.status(enableStatus),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export interface PointTask extends Omit<RowOf<typeof pointTask>, 'roles'> {
  roles: { id: string; roleName: string }[]
}

export const pointTaskStep = entity('pointTaskStep', {
  id: f.id(),
  taskId: f.id(),
  stepName: f.text({ required: true, max: 20 }),
  eventCode: f.enum(pointEvent, { required: true }),
  threshold: f.integer({ required: true, min: 1, max: 9999 }),
  points: f.points({ required: true, min: 1, max: 10_000 }),
  timesLimit: f.integer({ required: true, min: 0, max: 99 }),
  sort: f.integer(),
})
export interface PointTaskStep extends RowOf<typeof pointTaskStep> {}
