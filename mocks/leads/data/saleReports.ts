import { clueStatus } from '@/entities/leads/enums'
import { seeded } from '../../core/control'
import { leads } from '../rules/leads'
import { org, reference } from '../../system/rules/store'
import { createContext } from '../../core/context'
import type { LeadRow } from './leads'
import type { CarSeriesRow } from '../../system/data/types'
import { dealersOf, type Event, madeUp, PAST_DAYS, pastEvents } from './targets'
import { at, random } from '../../core/random'

/** The steps on the way of a lead that the reports count. */
export const STEPS = ['clue', 'valid', 'visit', 'drive', 'order', 'cancel', 'sale', 'delivery'] as const
export type Step = (typeof STEPS)[number]

/** One lead as the reports count it. */
export interface Fact {
  /** '' = nobody's. */
  dealerCode: string
  saleUserId: string
  seriesCode: string
  oneChannelCode: string
  /** The price of the car, in cents. */
  cents: number
  /** The day of each step; '' = not reached. */
  days: Readonly<Record<Step, string>>
}

/** How far back the made-up history goes: five years and the year that they are compared with. */
const OLDEST = 2200
/** So many dealers have a history older than a year or so. */
const OLD_DEALERS = 40

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

type Priced = Pick<CarSeriesRow, 'seriesCode' | 'minPrice' | 'maxPrice'>
/** What a car of a series costs, somewhere between its prices. */
const priceOf = (series: Priced | undefined, mixed: number): number => {
  const { minPrice, maxPrice } = series ?? { minPrice: null, maxPrice: null }
  const least = minPrice ?? 100_000
  return least * 100 + Math.round(((maxPrice ?? least) - least) * ((mixed * 37) % 1000)) / 10
}
/** Some days after it was sold a car is handed over; '' while that is to come. */
const deliveryOf = (sale: string, mixed: number, today: string): string => {
  const day = sale && dayAfter(sale, 2 + (mixed % 12))
  return day > today ? '' : day
}

const ofLead = (row: LeadRow, today: string): Fact => {
  const { assign: _, follow: __, visit, drive, order, deal, end } = row.reached
  const mixed = Number(row.clueId.slice(-6))
  const day = (time: string) => time.slice(0, 10)
  return {
    dealerCode: row.dealerCode,
    saleUserId: row.saleUserId,
    seriesCode: row.seriesCode,
    oneChannelCode: row.oneChannelCode,
    cents: Math.round(
      priceOf(
        org.carSeries.find(({ seriesCode }) => seriesCode === row.seriesCode),
        mixed,
      ),
    ),
    days: {
      clue: day(row.createTime),
      valid: row.status === clueStatus.invalid ? '' : day(row.createTime),
      visit: day(visit),
      drive: day(drive),
      order: day(order),
      cancel: order && row.status >= clueStatus.lost ? day(end) : '',
      sale: day(deal),
      delivery: deliveryOf(day(deal), mixed, today),
    },
  }
}

const ofEvent = (
  { dealerCode, saleUserId, oneChannelCode, days }: Event,
  mixed: number,
  chance: ReturnType<typeof random>,
  today: string,
  series: readonly Priced[],
): Fact => {
  const one = at(series, chance.int(0, 1000))
  const isValid = days.visit !== '' || chance.chance(0.85)
  const isCancelled = days.order !== '' && days.sale === '' && chance.chance(0.4)
  return {
    dealerCode,
    saleUserId,
    seriesCode: one.seriesCode,
    oneChannelCode,
    cents: Math.round(priceOf(one, mixed)),
    days: {
      ...days,
      valid: isValid ? days.clue : '',
      cancel: isCancelled ? dayAfter(days.order, 3) : '',
      delivery: deliveryOf(days.sale, mixed, today),
    },
  }
}

const history = seeded('sale reports', (): Fact[] => {
  const chance = random(20_240_911)
  const until = createContext(reference(), 1, 1).date(0)
  const series = org.carSeries.filter((row) => row.clueFlag === 1)
  const old = madeUp(dealersOf([]).slice(0, OLD_DEALERS), OLDEST, PAST_DAYS, 29)
  return [...old, ...pastEvents()].map((event, place) => ofEvent(event, place, chance, until, series))
})

/** All that the reports count: the leads as they are now, and before them a history that is made up, the same each time. */
export const facts = (today: string): Fact[] => [...history(), ...leads.map((row) => ofLead(row, today))]
