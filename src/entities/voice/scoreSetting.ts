import { entity, enumeration, f, type RowOf } from '../field'
import { evaluateType } from './storeEvaluation'

export const effectiveType = enumeration('effectiveType', { midnight: 1, nextMonth: 2 })

export const scoreSetting = entity('scoreSetting', {
  id: f.id(),
  dimensions: f.json(),
  windowMonths: f.integer({ required: true, min: 1, max: 24 }),
  minCount: f.integer({ required: true, min: 1, max: 100 }),
  defaultScore: f.number({ required: true, min: 0, max: 5 }),
  autoGoodDays: f.integer({ required: true, min: 0, max: 30 }),
  autoCountFlag: f.switch(),
  badThreshold: f.integer({ required: true, min: 1, max: 3 }),
  replyHours: f.integer({ required: true, min: 1, max: 168 }),
  appealDays: f.integer({ required: true, min: 1, max: 30 }),
  appealTimes: f.integer({ required: true, min: 1, max: 3 }),
  appealQuota: f.integer({ required: true, min: 1, max: 100 }),
  levels: f.json(),
  effectiveType: f.enum(effectiveType, { required: true }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})

export const scoreDimension = entity('scoreDimension', {
  code: f.id(),
  name: f.text({ required: true, max: 8 }),
  scenes: f.multi(evaluateType, { required: true }),
  weight: f.percent({ required: true, min: 0, max: 100, decimals: 2 }),
  avgScore: f.number(),
  enableFlag: f.switch(),
  sort: f.integer(),
})
export interface ScoreDimension extends RowOf<typeof scoreDimension> {}

/** Store grade, best first. It ranges from `minScore` up to the grade before. */
export const scoreLevel = entity('scoreLevel', {
  level: f.id(),
  levelName: f.text({ required: true, max: 8 }),
  minScore: f.number({ required: true, min: 0, max: 5 }),
  icon: f.image(),
  storeCount: f.integer(),
  rights: f.text({ max: 50 }),
})
export interface ScoreLevel extends RowOf<typeof scoreLevel> {}

export const MIN_LEVELS = 2
export const MAX_LEVELS = 6

export interface ScoreSetting extends Omit<RowOf<typeof scoreSetting>, 'dimensions' | 'levels'> {
  dimensions: ScoreDimension[]
  levels: ScoreLevel[]
}
