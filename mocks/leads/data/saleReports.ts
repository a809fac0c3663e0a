import { clueStatus } from '@/entities/leads/enums'
import { seeded } from '../../core/control'
import { leads } from '../rules/leads'
import { soldCars } from '../../orders/rules/sold'
import { org } from '../../system/rules/store'
import type { LeadRow } from './leads'
import type { CarSeriesRow } from '../../system/data/types'
import { dealersOf, type Event, madeUp, PAST_DAYS, pastEvents } from './targets'
import { at, random } from '../../core/random'

export const STEPS = ['clue', 'valid', 'visit', 'drive', 'order', 'cancel', 'sale', 'delivery'] as const
export type Step = (typeof STEPS)[number]

export interface Fact {
  /** Empty if there is no dealer. */
  dealerCode: string
  saleUserId: string
  seriesCode: string
  oneChannelCode: string
  /** Selling price of the car in cents. */
  cents: number
  /** Day of each step. Empty if it was not reached. */
  days: Readonly<Record<Step, string>>
}

/** Age of the oldest generated facts in days: five years, and the year before for comparison. */
const OLDEST = 2200
const OLD_DEALERS = 40

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Sales and deliveries are counted by the sold cars, not by the leads. */
const UNSOLD = { sale: '', delivery: '' } as const

const ofLead = (row: LeadRow): Fact => {
  const { visit, drive, order, end } = row.reached
  const day = (time: string) => time.slice(0, 10)
  return {
    dealerCode: row.dealerCode,
    saleUserId: row.saleUserId,
    seriesCode: row.seriesCode,
    oneChannelCode: row.oneChannelCode,
    cents: 0,
    days: {
      clue: day(row.createTime),
      valid: row.status === clueStatus.invalid ? '' : day(row.createTime),
      visit: day(visit),
      drive: day(drive),
      order: day(order),
      cancel: order && row.status >= clueStatus.lost ? day(end) : '',
      ...UNSOLD,
    },
  }
}

const ofEvent = (
  { dealerCode, saleUserId, oneChannelCode, days }: Event,
  chance: ReturnType<typeof random>,
  series: readonly CarSeriesRow[],
): Fact => {
  const one = at(series, chance.int(0, 1000))
  const isValid = days.visit !== '' || chance.chance(0.85)
  const isCancelled = days.order !== '' && days.sale === '' && chance.chance(0.4)
  return {
    dealerCode,
    saleUserId,
    seriesCode: one.seriesCode,
    oneChannelCode,
    cents: 0,
    days: {
      ...days,
      ...UNSOLD,
      valid: isValid ? days.clue : '',
      cancel: isCancelled ? dayAfter(days.order, 3) : '',
    },
  }
}

const history = seeded('sale reports', (): Fact[] => {
  const chance = random(20_240_911)
  const series = org.carSeries.filter((row) => row.clueFlag === 1)
  const old = madeUp(dealersOf([]).slice(0, OLD_DEALERS), OLDEST, PAST_DAYS, 29)
  return [...old, ...pastEvents()].map((event) => ofEvent(event, chance, series))
})

export const facts = (today: string): Fact[] => [...history(), ...leads.map(ofLead), ...soldCars(today)]
