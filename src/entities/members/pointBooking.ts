import { entity, f } from '../field'

/** Above this number of points the amount must be entered twice. */
export const RETYPE_ABOVE = 10_000
export const DEFAULT_VALID_DAYS = 365

/** Manual grant or deduction of points by headquarters. */
export const pointBooking = entity('pointBooking', {
  /** Code of the points dictionary. */
  changeType: f.ref({ required: true }),
  points: f.points({ required: true, min: 1, max: 100_000 }),
  again: f.points({ required: true }),
  validDays: f.integer({ required: true, min: 1, max: 1095 }),
  poolId: f.ref({ required: true }),
  remark: f.longtext({ required: true, min: 5, max: 200 }),
})
