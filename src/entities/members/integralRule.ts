import { entity, f, type RowOf } from '../field'

export const [MIN_RULE_WORDS, MAX_RULE_WORDS] = [20, 20_000]

export const integralRule = entity('integralRule', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 30 }),
  content: f.richtext({ required: true }),
  version: f.text(),
  effectTime: f.dateTime({ required: true }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export interface IntegralRule extends RowOf<typeof integralRule> {}
