import { entity, enumeration, f, type RowOf } from '../field'

export const sampleSeconds = enumeration('sampleSeconds', { five: 5, ten: 10, thirty: 30, sixty: 60 })

export const tripConfig = entity('tripConfig', {
  id: f.id(),
  enabled: f.switch(),
  carIds: f.refs({ max: 2000 }),
  sampleSeconds: f.enum(sampleSeconds, { required: true }),
  openTime: f.text({ required: true }),
  closeTime: f.text({ required: true }),
  fenceRadius: f.integer({ required: true, min: 1, max: 100 }),
  speedLimit: f.integer({ required: true, min: 40, max: 150 }),
  minMileage: f.number({ required: true, min: 0.1, max: 10 }),
  minMinutes: f.integer({ required: true, min: 1, max: 30 }),
  gapMinutes: f.integer({ required: true, min: 3, max: 60 }),
  keepDays: f.integer({ required: true, min: 30, max: 365 }),
  alarmUsers: f.refs({ max: 20 }),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})
export type TripConfig = RowOf<typeof tripConfig>
