import { entity, f, type RowOf } from '../field'

export const growthLevel = entity('growthLevel', {
  id: f.id(),
  level: f.integer(),
  levelName: f.text({ required: true, min: 1, max: 8 }),
  needEnergy: f.integer({ required: true, min: 0, max: 9_999_999 }),
  image: f.image({ required: true }),
  animation: f.file(),
  rewardPoints: f.integer({ required: true, min: 0, max: 10_000 }),
  rewardText: f.text({ max: 30 }),
  userCount: f.integer(),
  avgDays: f.number(),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export type GrowthLevel = RowOf<typeof growthLevel>
