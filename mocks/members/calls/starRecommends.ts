import * as calls from '@/api/members/shopUsers'
import type { RecommendGroup } from '@/api/members/shopUsers'
import { recommendStatus, starRecommend, type StarRecommend } from '@/entities/members/starRecommend'
import { rewardStatus } from '@/entities/members/rewardStatus'
import { type StarTraded, starTraded, tradedTier } from '@/entities/members/starTraded'
import { dealerType } from '@/entities/shared/enums'
import { maskPhone } from '@/lib/masking'
import { inZone } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { grouped } from '../../core/grouped'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { worksAtHeadquarters } from '../../community/rules/headquarters'
import { areaOf, dealerName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import type { RecommendRow } from '../data/starRecommends'
import { ranking, recommends, type TradedRow } from '../rules/starRecommends'

type Input = Record<string, unknown>
const PAGES = [
  '/user-management-shop/star-recommendation',
  '/user-management-shop/cumulativeTraded',
  '/user-management-shop/user-management',
]
const STATES = recommendStatus.options.map(({ value }) => value)

/** Returns a predicate for rows of dealers a user may see. Headquarters also sees rows without a dealer. */
const seesDealer = (user: UserRow) => {
  const sees = seesRecord(user)
  return ({ dealerCode }: { dealerCode: string }): boolean =>
    dealerCode === '' ? user.dealerType === dealerType.headquarters : sees({ dealerCode, areaName: areaOf(dealerCode) })
}
const recommendsOf = (user: UserRow): RecommendRow[] => recommends().filter(seesDealer(user))

const listed = listOf(calls.listRecommends)<RecommendRow>({
  is: ['id', 'recommenderId', 'recommenderType', 'seriesName', 'status', 'rewardStatus', 'dealerCode'],
  phone: ['phone', 'recommenderPhone'],
  between: ['createTime', 'dealTime'],
  sort: ['createTime', 'dealTime'],
})

/** Builds views of recommendations. The recommender is masked for dealers. */
const viewFor = (user: UserRow) => {
  const isHead = worksAtHeadquarters(user)
  return (row: RecommendRow): StarRecommend =>
    // The data holds only the values of the enumerations.
    ({
      ...row,
      ...(!isHead && { recommenderPhone: maskPhone(row.recommenderPhone) }),
      dealerName: dealerName(row.dealerCode),
    }) as StarRecommend
}

const isWon = ({ status }: RecommendRow) => status === recommendStatus.won
const groupsBy = (rows: readonly RecommendRow[], key: (row: RecommendRow) => string): RecommendGroup[] => {
  const groups = [...grouped(rows, key)]
  return groups
    .map(([name, own]) => ({ name, total: own.length, won: own.filter(isWon).length }))
    .toSorted((a, b) => b.total - a.total)
}
const monthsOf = (rows: readonly RecommendRow[]) =>
  [...grouped(rows, ({ createTime }) => createTime.slice(0, 7))]
    .map(([month, own]) => {
      const states = [...grouped(own, ({ status }) => status)]
      return { month, counts: Object.fromEntries(states.map(([status, of]) => [`status${status}`, of.length])) }
    })
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))

on(calls.listRecommends, {
  whole: { why: 'the detail of one recommendation, whose friend is called back', when: 'asked by id' },
})((input: Input, { user }) => {
  demandOnePage(user, PAGES)
  const rows = recommendsOf(user)
  const fitting = listed.fitting(rows, input)
  const inAllStates = listed.fitting(rows, { ...input, status: undefined })
  const won = inAllStates.filter(isWon).length
  return {
    ...listed.page(rows, input, viewFor(user)),
    summary: {
      ...listed.counts(rows, input, 'status', STATES),
      all: inAllStates.length,
      won,
      ...(inAllStates.length > 0 && { dealRate: Math.round((won / inAllStates.length) * 1000) / 10 }),
      pendingPoints: inAllStates.reduce(
        (sum, row) => sum + (row.rewardStatus === rewardStatus.pending ? row.rewardPoints : 0),
        0,
      ),
    },
    months: monthsOf(fitting),
    series: groupsBy(fitting, ({ seriesName }) => seriesName).slice(0, 10),
    types: groupsBy(fitting, (row) => String(row.recommenderType)),
  }
})
on(calls.exportRecommends)((input: Input, { user }) => {
  demand(user, 'shopUsers.exportRecommends')
  return sheetOf(
    listed.exported(recommendsOf(user), input).map(viewFor(user)),
    columnsOf(
      starRecommend,
      ...(['id', 'recommenderName', 'recommenderPhone', 'recommenderType', 'customerName', 'phone'] as const),
      ...(['seriesName', 'cityName', 'dealerName', 'clueId', 'status', 'vin'] as const),
      ...(['rewardStatus', 'rewardPoints', 'createTime', 'dealTime'] as const),
    ),
  )
})

const traded = listOf(calls.listTraded)<TradedRow>({
  is: ['recommenderId', 'recommenderType', 'dealerCode', 'tier'],
  like: ['recommenderName'],
  phone: ['recommenderPhone'],
  within: ['tradedCount'],
  sort: ['recommendCount', 'tradedCount', 'periodCount', 'dealRate', 'rewardPoints', 'dealTime'],
  keepsOrder: true,
})
const BY_PERIOD = 'period'
const TOP = 10
const rankingFor = (user: UserRow, input: Input): TradedRow[] =>
  ranking(seesDealer(user), {
    from: input.dealTimeStart,
    until: input.dealTimeEnd,
    byPeriod: text(input.rankBy) === BY_PERIOD,
  })
const shape = ({ dealerCode: _dealer, ...row }: TradedRow): StarTraded =>
  // The data holds only the values of the enumerations.
  row as StarTraded
const total = (rows: readonly TradedRow[], key: 'tradedCount' | 'rewardPoints' | 'pendingPoints') =>
  rows.reduce((sum, row) => sum + row[key], 0)

const monthsUpTo = (now: number): string[] =>
  Array.from({ length: 12 }, (_, at) =>
    inZone(now)
      .startOf('month')
      .subtract(11 - at, 'month')
      .format('YYYY-MM'),
  )

on(calls.listTraded)((input: Input, { user, now }) => {
  demandOnePage(user, PAGES)
  const rows = rankingFor(user, input)
  const fitting = traded.fitting(rows, input)
  const sellers = fitting.filter(({ tradedCount }) => tradedCount > 0)
  const ids = new Set(fitting.map(({ recommenderId }) => recommenderId))
  const won = recommends().filter((row) => isWon(row) && ids.has(row.recommenderId))
  const months = grouped(won, ({ dealTime }) => dealTime.slice(0, 7))
  const inAllTiers = traded.fitting(rows, { ...input, tier: undefined })
  return {
    ...traded.page(rows, input, shape),
    summary: {
      people: sellers.length,
      sold: total(fitting, 'tradedCount'),
      ...(sellers.length > 0 && { average: Math.round((total(fitting, 'tradedCount') / sellers.length) * 10) / 10 }),
      paidPoints: total(fitting, 'rewardPoints'),
      pendingPoints: total(fitting, 'pendingPoints'),
    },
    tiers: tradedTier.options.map(({ value }) => ({
      tier: value,
      count: inAllTiers.filter(({ tier }) => tier === value).length,
    })),
    top: fitting
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, TOP)
      .map(({ recommenderId, recommenderName, tradedCount, periodCount }) => ({
        ...{ recommenderId, recommenderName, tradedCount, periodCount },
      })),
    months: monthsUpTo(now).map((month) => ({ month, count: months.get(month)?.length ?? 0 })),
  }
})
on(calls.exportTraded)((input: Input, { user }) => {
  demand(user, 'shopUsers.exportTraded')
  return sheetOf(
    traded.exported(rankingFor(user, input), input).map(shape),
    columnsOf(
      starTraded,
      ...(['rank', 'recommenderName', 'recommenderPhone', 'recommenderType', 'dealerName', 'recommendCount'] as const),
      ...(['tradedCount', 'periodCount', 'dealRate', 'tier', 'rewardPoints', 'pendingPoints', 'dealTime'] as const),
    ),
  )
})
