import { remoteStock, STOCK_DAYS } from '@/entities/shared/remoteStock'
import { type Filter, sent, wordFilter } from '@/kit/list/filters'
import type { Translate } from '@/locales'

/** Ranges of days in stock; 0 = no upper limit. */
export const BRACKETS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, 180],
  [181, 0],
] as const
/** Formats a range for the address: '0-30', '181-'. */
export const bracketOf = ([from, to]: readonly [number, number]): string => `${from}-${to || ''}`
export const URGENT = bracketOf([STOCK_DAYS.urgent + 1, 0])

const boundsOf = (text: string) => text.split('-').map(Number)
const nameOf = (t: Translate, text: string): string => {
  const [from = 0, to = 0] = boundsOf(text)
  return to ? t('remoteStocks.bracket', { from, to }) : t('remoteStocks.over', { days: from - 1 })
}

/** Filter by days in stock, '31-60' or '91-' in the address. */
export const ageFilter: Filter<'stockDaysMin' | 'stockDaysMax', 'age'> = wordFilter(
  { key: 'age', label: remoteStock.stockDays.label },
  [...BRACKETS.map(bracketOf), URGENT],
  (text, t) => nameOf(t, text),
  (text) => {
    const [stockDaysMin, to] = boundsOf(text)
    return sent({ stockDaysMin, ...(to && { stockDaysMax: to }) })
  },
)
