import { afterSaleType, shopAfterSaleStatus as states, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { is, isYes } from '@/entities/field'
import { isBlank } from '@/lib/given'
import type { TextKey } from '@/locales'

export interface CaseProgress {
  steps: readonly TextKey[]
  reached: number
  ended?: 'refused' | 'withdrawn'
}

const REFUND = [
  'afterSales.stepApplied',
  'afterSales.stepDecided',
  'afterSales.stepRefunded',
  'afterSales.stepDone',
] as const
const BACK = [
  'afterSales.stepApplied',
  'afterSales.stepDecided',
  'afterSales.stepReturned',
  'afterSales.stepReceived',
] as const
const RETURN = [...BACK, 'afterSales.stepRefunded', 'afterSales.stepDone'] as const
const EXCHANGE = [...BACK, 'afterSales.stepResent', 'afterSales.stepDone'] as const

const goesBack = ({ afterSaleType: type }: Pick<ShopAfterSale, 'afterSaleType'>) =>
  is(type, afterSaleType.returnRefund, afterSaleType.exchange)

/**
 * Returns the progress of a case by type and state. A case refused after the buyer returned the goods ends at the
 * return step.
 */
export const progressOf = (row: Pick<ShopAfterSale, 'afterSaleType' | 'status' | 'returnNo'>): CaseProgress => {
  const isBack = goesBack(row)
  const steps = !isBack ? REFUND : is(row.afterSaleType, afterSaleType.exchange) ? EXCHANGE : RETURN
  const { status } = row
  if (is(status, states.done)) return { steps, reached: steps.length }
  if (is(status, states.refused)) return { steps, reached: isBack && row.returnNo ? 3 : 1, ended: 'refused' }
  if (is(status, states.withdrawn)) return { steps, reached: 1, ended: 'withdrawn' }
  if (is(status, states.toReturn)) return { steps, reached: 2 }
  if (is(status, states.returning)) return { steps, reached: 3 }
  if (is(status, states.resent)) return { steps, reached: 5 }
  if (is(status, states.toRefund, states.refunding, states.failed)) return { steps, reached: isBack ? 4 : 2 }
  return { steps, reached: 1 }
}

/** Returns the text key of the automatic step at the deadline of a case. */
export const endOf = ({
  status,
  afterSaleType: type,
  autoAgree,
}: Pick<ShopAfterSale, 'status' | 'afterSaleType' | 'autoAgree'>): TextKey | undefined => {
  if (is(status, states.applied))
    return isBlank(autoAgree) || isYes(autoAgree) ? 'afterSales.thenAgreed' : 'afterSales.thenUndecided'
  if (is(status, states.toReturn)) return 'afterSales.thenWithdrawn'
  if (is(status, states.returning))
    return is(type, afterSaleType.exchange) ? 'afterSales.thenNothing' : 'afterSales.thenReceived'
  return undefined
}
