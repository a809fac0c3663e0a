import { entity, f, type RowOf } from '../field'

/** Tier of a cash draw: payout per win, number of wins, and probability per draw in %. */
export const cashPrize = entity('cashPrize', {
  level: f.integer(),
  prizeName: f.text({ required: true, max: 10 }),
  amount: f.money({ required: true }),
  stock: f.integer({ required: true, min: 1, max: 100_000 }),
  sentCount: f.integer(),
  dayStock: f.integer({ min: 0 }),
  probability: f.percent({ decimals: 2, required: true, min: 0.01, max: 100 }),
  subtotal: f.money(),
})

export interface CashPrize extends RowOf<typeof cashPrize> {}
