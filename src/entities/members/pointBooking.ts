import { entity, f } from '../field'

/** From so many points on their number is typed twice. */
export const RETYPE_ABOVE = 10_000
export const DEFAULT_VALID_DAYS = 365

/** Points that headquarters gives to an account or takes from it by hand. */
export const pointBooking = entity('pointBooking', {
  /** A code of the points dictionary. */
  changeType: f.ref({ required: true }),
  points: f.points({ required: true, min: 1, max: 100_000 }),
  again: f.points({ required: true }),
  validDays: f.integer({ required: true, min: 1, max: 1095 }),
  poolId: f.ref({ required: true }),
  remark: f.longtext({ required: true, min: 5, max: 200 }),
})
