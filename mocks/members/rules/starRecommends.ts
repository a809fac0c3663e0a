import { atsStatus } from '@/entities/orders/atsEnums'
import { rewardStatus } from '@/entities/members/rewardStatus'
import { recommendStatus } from '@/entities/members/starRecommend'
import { type StarTraded, tradedTier } from '@/entities/members/starTraded'
import { staffStatus } from '@/entities/shared/enums'
import { distinct } from '@/lib/distinct'
import { seeded } from '../../core/control'
import { createContext } from '../../core/context'
import { grouped } from '../../core/grouped'
import { between } from '../../core/table'
import { consultantName, dealerName, leads, seriesName } from '../../leads/rules/leads'
import { allSales } from '../../orders/rules/sales'
import { org, reference } from '../../system/rules/store'
import { shopUserById, shopUsers } from '../data/shopUsers'
import { buildRecommends, type RecommendRow } from '../data/starRecommends'
import { promoters } from './starPromoters'

const build = (): RecommendRow[] =>
  buildRecommends(createContext(reference(), 20_261_131, 30_000_001), {
    users: shopUsers(),
    promoters: promoters().map(({ userId }) => userId),
    staffPhones: staffPhones(),
    leads: distinct(leads, ({ phone }) => phone),
    sales: allSales()
      .filter(({ status, saleDate }) => status === atsStatus.confirmed && saleDate !== '')
      .toSorted((a, b) => (a.saleDate < b.saleDate ? 1 : -1)),
    dealers: org.dealers.map(({ dealerCode }) => dealerCode),
    series: org.carSeries.map((one) => one.seriesName),
    seriesName,
    consultantName,
    now: reference(),
  })

export const staffPhones = (): ReadonlySet<string> =>
  new Set(org.staff.filter(({ status }) => status === staffStatus.active).map(({ phone }) => phone))

const store = seeded('starRecommends', () => {
  let rows: readonly RecommendRow[] | undefined
  // Built at first use, like the users it refers to.
  return () => (rows ??= build())
})

export const recommends = (): readonly RecommendRow[] => store()()

const indexes = new WeakMap<readonly RecommendRow[], Map<string, RecommendRow[]>>()
const byRecommender = (): Map<string, RecommendRow[]> => {
  const rows = recommends()
  const index = indexes.get(rows) ?? grouped(rows, ({ recommenderId }) => recommenderId)
  indexes.set(rows, index)
  return index
}
export const recommendsOf = (userId: string): readonly RecommendRow[] => byRecommender().get(userId) ?? []

const STEPS = [
  { tier: tradedTier.five, from: 20 },
  { tier: tradedTier.four, from: 10 },
  { tier: tradedTier.three, from: 5 },
  { tier: tradedTier.two, from: 3 },
  { tier: tradedTier.one, from: 1 },
] as const

export interface TradedRow extends Omit<StarTraded, 'tier' | 'recommenderType'> {
  recommenderType: number
  tier: number
  /** Dealer that sold the recommender's car, or to which a promoter is assigned. */
  dealerCode: string
}

const isWon = ({ status }: RecommendRow) => status === recommendStatus.won
const sum = (rows: readonly RecommendRow[], state: number) =>
  rows.reduce((all, row) => all + (row.rewardStatus === state ? row.rewardPoints : 0), 0)

const tradedOf = (userId: string, own: readonly RecommendRow[], period: (time: string) => boolean): TradedRow => {
  const won = own.filter(isWon)
  const [first] = own
  const dealerCode =
    promoters().find((row) => row.userId === userId)?.dealerCode ?? shopUserById(userId)?.dealerCode ?? ''
  const count = won.length
  const next = STEPS.findLast(({ from }) => from > count)
  return {
    rank: 0,
    recommenderId: userId,
    recommenderName: first?.recommenderName ?? '',
    recommenderPhone: first?.recommenderPhone ?? '',
    recommenderType: first?.recommenderType ?? 0,
    dealerCode,
    dealerName: dealerName(dealerCode),
    recommendCount: own.length,
    tradedCount: count,
    periodCount: won.filter(({ dealTime }) => period(dealTime)).length,
    dealRate: own.length > 0 ? Math.round((count / own.length) * 1000) / 10 : null,
    tier: STEPS.find(({ from }) => from <= count)?.tier ?? tradedTier.none,
    nextGap: next ? next.from - count : null,
    rewardPoints: sum(won, rewardStatus.paid),
    pendingPoints: sum(won, rewardStatus.pending),
    dealTime: won.reduce((last, { dealTime }) => (dealTime > last ? dealTime : last), ''),
    returnCount: own.filter((row) => row.status === recommendStatus.lost && row.dealTime !== '').length,
  }
}

/**
 * Returns the visible recommenders in order of rank. Equal numbers of cars share a rank, sorted by the earlier last
 * deal.
 */
export const ranking = (
  sees: (row: { dealerCode: string }) => boolean,
  { from, until, byPeriod }: { from: unknown; until: unknown; byPeriod: boolean },
): TradedRow[] => {
  const period = between(from, until)
  const key = byPeriod ? 'periodCount' : 'tradedCount'
  const rows = [...byRecommender()].map(([userId, own]) => tradedOf(userId, own, period)).filter(sees)
  const sorted = rows.toSorted((a, b) => b[key] - a[key] || (a.dealTime < b.dealTime ? -1 : 1))
  const ranks: number[] = []
  return sorted.map((row, index) => {
    const before = sorted[index - 1]
    const rank = before && before[key] === row[key] ? (ranks[index - 1] ?? index) : index + 1
    ranks.push(rank)
    return { ...row, rank }
  })
}
