import { entity, enumeration, f, type RowOf } from '../field'

export const roundStatus = enumeration('growthRoundStatus', {
  growing: [1, 'processing'],
  ripe: [2, 'warning'],
  harvested: [3, 'success'],
  withered: 4,
})

export const growthRound = entity('growthRound', {
  taskId: f.id(),
  userId: f.text(),
  nickname: f.text(),
  phone: f.phone(),
  roundNo: f.integer({ sortable: true }),
  level: f.integer(),
  totalEnergy: f.integer({ sortable: true }),
  waterCount: f.integer({ sortable: true }),
  friendCount: f.integer({ sortable: true }),
  progress: f.percent({ sortable: true, decimals: 0 }),
  status: f.status(roundStatus),
  reviveCount: f.integer(),
  issuedPoints: f.points({ sortable: true }),
  createTime: f.dateTime({ sortable: true }),
  waterTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime({ sortable: true }),
})
export type GrowthRound = RowOf<typeof growthRound>

export const recordType = enumeration('growthRecordType', {
  collected: [1, 'processing'],
  watered: [2, 'processing'],
  levelUp: [3, 'success'],
  harvest: [4, 'success'],
  withered: [5, 'error'],
  revived: [6, 'warning'],
})
export const growthRecord = entity('growthRecord', {
  id: f.id(),
  taskId: f.ref(),
  recordType: f.enum(recordType),
  eventName: f.text(),
  energy: f.integer(),
  level: f.integer(),
  points: f.points(),
  createTime: f.dateTime(),
})
export type GrowthRecord = RowOf<typeof growthRecord>

export const waterType = enumeration('growthWaterType', { owner: 1, friend: [2, 'processing'], automatic: 3 })
export const watering = entity('watering', {
  id: f.id(),
  taskId: f.ref(),
  nickname: f.text(),
  phone: f.phone(),
  waterBy: f.text(),
  waterType: f.enum(waterType),
  eventName: f.text(),
  energy: f.integer({ sortable: true }),
  createTime: f.dateTime({ sortable: true }),
})
/** `dayCount` is the number of times the same person watered the same planet on that day. */
export interface Watering extends RowOf<typeof watering> {
  dayCount?: number
}

export const issuedPoint = entity('issuedPoint', {
  day: f.date({ sortable: true }),
  levelPoints: f.points({ sortable: true }),
  harvestPoints: f.points({ sortable: true }),
  totalPoints: f.points({ sortable: true }),
  userCount: f.integer(),
  failCount: f.integer(),
})
export type IssuedPoint = RowOf<typeof issuedPoint>
