import { entity, f, type RowOf } from '../field'

export const accountVerify = entity('accountVerify', {
  payTime: f.dateTime(),
  payAccount: f.text(),
  amount: f.money({ required: true }),
  triesLeft: f.integer(),
  endTime: f.dateTime(),
})

export interface AccountVerify extends RowOf<typeof accountVerify> {}
