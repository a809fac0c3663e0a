import { entity, f, type RowOf } from '../field'

const MAX_SIDE = 10_000

/** Exchange rates of the points service: staff points to App points, and App points to yuan. */
export const pointRate = entity('pointRate', {
  id: f.id(),
  staffPoints: f.integer({ required: true, min: 1, max: MAX_SIDE }),
  appPoints: f.integer({ required: true, min: 1, max: MAX_SIDE }),
  pointsPerYuan: f.integer({ required: true, min: 1, max: MAX_SIDE }),
  minMove: f.points({ required: true, min: 1, max: 100_000 }),
  /** 0 means no limit; this also applies to `monthLimit`. */
  dayLimit: f.points({ required: true, min: 0, max: 10_000_000 }),
  monthLimit: f.points({ required: true, min: 0, max: 10_000_000 }),
  rateOn: f.switch(),
  effectTime: f.dateTime(),
  remark: f.text({ min: 5, max: 200 }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export type RateTerms = RowOf<typeof pointRate>

/** Current rate, and the one that takes effect tomorrow if one is set. */
export interface PointRate extends RateTerms {
  next?: RateTerms | null
}
