import { addDays } from '@/areas/leads/saleReports/calculate'
import { atsStatus, saleType } from '@/entities/orders/atsEnums'
import { leads } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { allSales } from './sales'

type Step = 'clue' | 'valid' | 'visit' | 'drive' | 'order' | 'cancel' | 'sale' | 'delivery'
type Days = Readonly<Record<Step, string>>

export interface SoldCar {
  dealerCode: string
  /** Staff id of the seller. Empty if the seller is not on the staff. */
  saleUserId: string
  seriesCode: string
  oneChannelCode: string
  twoChannelCode: string
  cents: number
  /**
   * Days of the sale, its delivery and the earlier steps. Empty for a delivery still to come, and for steps that are
   * counted from the lead.
   */
  days: Days
}

const CAME: Readonly<Record<number, readonly [one: string, two: string]>> = {
  [saleType.retail]: ['STORE', 'ST_WALK'],
  [saleType.keyAccount]: ['OFFLINE', 'OF_GROUP'],
  [saleType.second]: ['OTHER', 'OT_PARTNER'],
  [saleType.testDrive]: ['STORE', 'ST_REFER'],
  [saleType.online]: ['APP', 'APP_QUOTE'],
}
const DELIVERED_AFTER = 2

/** Days of the earlier steps of customers without a lead, cached by day of sale. */
const ways = new Map<string, Days>()
const wayTo = (sale: string): Days => {
  const known = ways.get(sale)
  if (known) return known
  const before = (days: number) => addDays(sale, -days)
  const way = {
    ...{ clue: '', valid: '', visit: before(9), drive: before(7), order: before(4), cancel: '' },
    ...{ sale, delivery: addDays(sale, DELIVERED_AFTER) },
  }
  ways.set(sale, way)
  return way
}

/**
 * Returns the cars sold: confirmed actual sales, dated by the day of sale. Deliveries after `today` are left empty.
 * This is the only source of that number. The report of actual sales, the sales reports, the tasks and the start page
 * all use it.
 */
export const soldCars = (today: string): SoldCar[] => {
  const staff = new Map(org.staff.map(({ username, id }) => [username, id]))
  const people = new Map(org.users.map(({ id, username }) => [id, staff.get(username) ?? '']))
  const byId = new Map(leads.map((row) => [row.clueId, row]))
  const cars: SoldCar[] = []
  for (const row of allSales()) {
    if (row.status !== atsStatus.confirmed || row.saleDate === '') continue
    const lead = row.clueId ? byId.get(row.clueId) : undefined
    const [one, two] = CAME[row.saleType] ?? ['STORE', 'ST_WALK']
    const way = wayTo(row.saleDate)
    const delivery = row.details ? row.details.deliveryDate : way.delivery
    const isToCome = delivery > today
    const days =
      lead || isToCome || row.details
        ? { ...way, ...(lead ? { visit: '', drive: '', order: '' } : {}), delivery: isToCome ? '' : delivery }
        : way
    cars.push({
      dealerCode: row.dealerCode,
      saleUserId: people.get(row.consultantId) ?? '',
      seriesCode: row.seriesCode,
      oneChannelCode: lead?.oneChannelCode ?? one,
      twoChannelCode: lead?.twoChannelCode ?? two,
      cents: row.dealCents,
      days,
    })
  }
  return cars
}
