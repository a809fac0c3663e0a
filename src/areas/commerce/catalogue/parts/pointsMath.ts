/** A rule in whole numbers; amounts are cents. */
export interface PointsRule {
  on: boolean
  pointsPerYuan: number
  minCents: number
  minPoints: number
  stepPoints: number
  /** Percent of the amount that may be paid with points. */
  maxRatio: number
  /** 0 is no limit. */
  maxPoints: number
  coversFreight: boolean
}
/** An order in cents, and the points of its buyer. */
export interface PointsOrder {
  goods: number
  freight: number
  owned: number
}
/** Reason why no points, or no more points, can be used: the rule, the order or the balance of the buyer. */
export type PointsLimit = 'off' | 'noOrder' | 'noPoints' | 'minAmount' | 'minPoints' | 'ratio' | 'max' | 'owned'
/** Result of a payment with points. `paid` is their value and `left` the remaining amount, both in cents. */
export interface PointsPaid {
  points: number
  paid: number
  left: number
  limit: PointsLimit
}

/** Returns true if a step of points is worth whole cents, so that no order results in fractions of a cent. */
export const isWholeStep = (step: number, pointsPerYuan: number): boolean => (step * 100) % pointsPerYuan === 0

/**
 * Returns the points usable for an order, in steps, and their value. Each limit is computed in whole cents and
 * points.
 */
export const payWithPoints = (rule: PointsRule, { goods, freight, owned }: PointsOrder): PointsPaid => {
  const whole = goods + freight
  const none = (limit: PointsLimit): PointsPaid => ({ points: 0, paid: 0, left: whole, limit })
  if (!rule.on) return none('off')
  if (goods <= 0) return none('noOrder')
  if (owned <= 0) return none('noPoints')
  if (goods < rule.minCents) return none('minAmount')
  const base = rule.coversFreight ? whole : goods
  const byRatio = Math.floor((Math.floor((base * rule.maxRatio) / 100) * rule.pointsPerYuan) / 100)
  const byMost = rule.maxPoints > 0 ? rule.maxPoints : Infinity
  const max = Math.min(owned, byRatio, byMost)
  const points = Math.floor(max / rule.stepPoints) * rule.stepPoints
  if (points <= 0 || points < rule.minPoints) return none('minPoints')
  const paid = Math.floor((points * 100) / rule.pointsPerYuan)
  return {
    points,
    paid,
    left: whole - paid,
    limit: max === owned ? 'owned' : max === byRatio ? 'ratio' : 'max',
  }
}
