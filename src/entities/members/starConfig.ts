import { entity, f, type RowOf } from '../field'

export const starConfig = entity('starConfig', {
  id: f.id(),
  starName: f.text({ required: true, min: 2, max: 12 }),
  starOn: f.switch(),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  dayEnergy: f.integer({ required: true, min: 1, max: 99_999 }),
  waterUnit: f.integer({ required: true, min: 1, max: 999 }),
  waterGap: f.integer({ required: true, min: 0, max: 1440 }),
  friendTimes: f.integer({ required: true, min: 0, max: 99 }),
  friendEnergy: f.integer({ required: true, min: 0, max: 999 }),
  dryDays: f.integer({ required: true, min: 0, max: 90 }),
  harvestPoints: f.integer({ required: true, min: 0, max: 100_000 }),
  harvestLimit: f.integer({ required: true, min: 1, max: 99 }),
  bgImage: f.image({ required: true }),
  shareTitle: f.text({ required: true, max: 28 }),
  shareImage: f.image(),
  content: f.richtext({ required: true }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export type StarConfig = RowOf<typeof starConfig>
