import type { TaxRate } from '@/entities/orders/taxRate'
import { inZone } from '@/lib/time'

/** A rate in the form; one without an id is new. */
export type Draft = Partial<TaxRate>
export interface RateValues {
  items: Draft[]
}

const today = () => inZone(Date.now()).format('YYYY-MM-DD')
const dayOf = ({ startTime }: Draft): string => (startTime ?? '').slice(0, 10)
/** Returns the identity of a rate: tax, energy and day. */
const keyOf = (rate: Draft): string => [rate.taxType, rate.energyType, dayOf(rate)].join(' ')

/** True if a rate is already in force and cannot be changed or removed. */
export const isInForce = (rate: Draft): boolean => !!rate.id && dayOf(rate) !== '' && dayOf(rate) <= today()
/** True for today and earlier days, on which a new or changed rate cannot start. */
export const isTooEarly = (day: string): boolean => day.slice(0, 10) <= today()
export const isDouble = (items: readonly Draft[], at: number): boolean =>
  items.some((one, place) => place !== at && keyOf(one) === keyOf(items[at] ?? {}))

export const inputOf = ({ id, taxType, energyType, rate, startTime, remark }: Draft): Draft => ({
  ...(id ? { id } : {}),
  taxType,
  energyType,
  rate,
  startTime: startTime?.slice(0, 10),
  remark: remark ?? '',
})

interface Change {
  before?: Draft
  after?: Draft
}
const isSame = (a: Draft, b: Draft) =>
  keyOf(a) === keyOf(b) && Number(a.rate) === Number(b.rate) && (a.remark ?? '') === (b.remark ?? '')

export const changesOf = (rates: readonly Draft[], items: readonly Draft[]): Change[] => [
  ...items.flatMap((after): Change[] => {
    const before = after.id ? rates.find(({ id }) => id === after.id) : undefined
    return before && isSame(before, after) ? [] : [{ before, after }]
  }),
  ...rates.filter(({ id }) => !items.some((one) => one.id === id)).map((before): Change => ({ before })),
]
