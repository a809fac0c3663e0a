import type { Clue, ClueDetail } from '@/entities/leads/clue'
import type { ClueAssign } from '@/entities/leads/clueAssign'
import type { ClueFollow } from '@/entities/leads/clueFollow'
import type { PoolClue } from '@/entities/leads/poolClue'
import { toMillis } from '@/lib/time'
import type { LeadRow } from '../data/leads'
import { channels, leadEvents } from './leads'
import { callsOfLead } from './outCalls'
import { org } from '../../system/rules/store'

const DAY = 86_400_000

/** Returns names by code, looked up once per response, because a list may have thousands of rows. */
export const leadNames = () => {
  const dealers = new Map(
    [...org.dealers, ...org.secondDealers].filter((row) => row.dealerCode !== '').map((row) => [row.dealerCode, row]),
  )
  const people = new Map(org.staff.map((row) => [row.id, row.staffName]))
  const series = new Map(org.carSeries.map((row) => [row.seriesCode, row.seriesName]))
  const channel = new Map(channels.map((row) => [row.channelCode, row.channelName]))
  const events = new Map(leadEvents.map((row) => [row.eventCode, row.eventName]))
  return {
    area: (code: string) => dealers.get(code)?.areaName ?? '',
    dealer: (code: string) => dealers.get(code)?.dealerName ?? '',
    person: (id: string) => people.get(id) ?? '',
    series: (code: string) => series.get(code) ?? '',
    channel: (code: string) => channel.get(code) ?? '',
    event: (code: string) => events.get(code) ?? '',
  }
}
type Names = ReturnType<typeof leadNames>

export const clueView =
  (names: Names) =>
  (row: LeadRow): Clue => {
    const {
      reached: _reached,
      follows,
      assigns: _assigns,
      pool: _pool,
      provinceCode: _province,
      cityCode: _city,
      failReason,
      ...rest
    } = row
    return {
      ...rest,
      failReason: failReason || null,
      oneChannel: names.channel(row.oneChannelCode),
      twoChannel: names.channel(row.twoChannelCode),
      eventName: names.event(row.eventCode),
      seriesName: names.series(row.seriesCode),
      areaName: names.area(row.dealerCode),
      dealerName: names.dealer(row.dealerCode),
      saleUserName: names.person(row.saleUserId),
      followCount: follows.length,
    } as Clue // The data holds only the values of the enumerations. A value of 0 is absent.
  }

export const followViews = (row: LeadRow): ClueFollow[] =>
  // As above.
  row.follows.map(({ id, ...follow }) => ({ ...follow, followId: id, clueId: row.clueId }) as ClueFollow)

const assignViews = (row: LeadRow, names: Names): ClueAssign[] =>
  row.assigns.map(
    ({ fromDealerCode, toDealerCode, reason, ...assign }) =>
      ({
        ...assign,
        clueId: row.clueId,
        reason: reason || null,
        fromDealerName: names.dealer(fromDealerCode),
        toDealerName: names.dealer(toDealerCode),
      }) as unknown as ClueAssign, // as above
  )

/** Builds the detail of a lead. Owners at dealers excluded by `sees` are not named. */
export const clueDetail = (row: LeadRow, sees: (dealerCode: string) => boolean): ClueDetail => {
  const names = leadNames()
  const own = (name: string, code: string) => (sees(code) ? name : '')
  return {
    ...clueView(names)(row),
    reached: row.reached,
    follows: followViews(row),
    assigns: assignViews(row, names).map((one, at) => ({
      ...one,
      fromDealerName: own(one.fromDealerName, row.assigns[at]?.fromDealerCode ?? ''),
      fromUserName: own(one.fromUserName, row.assigns[at]?.fromDealerCode ?? ''),
      toDealerName: own(one.toDealerName, row.assigns[at]?.toDealerCode ?? ''),
      toUserName: own(one.toUserName, row.assigns[at]?.toDealerCode ?? ''),
    })),
    calls: callsOfLead(row.clueId),
  }
}

/** Builds the pool view of a lead. Undefined if it was never in the pool. Days count until it left, or until now. */
export const poolView =
  (names: Names, now: number) =>
  (row: LeadRow): (PoolClue & { leaveTime: string }) | undefined => {
    const { pool } = row
    if (!pool) return undefined
    const end = pool.leaveTime === '' ? now : (toMillis(pool.leaveTime) ?? now)
    const {
      clueId,
      customerName,
      phone,
      provinceName,
      cityName,
      cityCode,
      oneChannelCode,
      twoChannelCode,
      seriesCode,
      clueLevel,
    } = row
    return {
      ...{
        clueId,
        customerName,
        phone,
        provinceName,
        cityName,
        cityCode,
        oneChannelCode,
        twoChannelCode,
        seriesCode,
        clueLevel,
      },
      ...pool,
      oneChannel: names.channel(oneChannelCode),
      twoChannel: names.channel(twoChannelCode),
      seriesName: names.series(seriesCode),
      lastDealerName: names.dealer(pool.lastDealerCode),
      stayDays: Math.max(0, Math.floor((end - (toMillis(pool.enterTime) ?? end)) / DAY)),
    } as PoolClue & { leaveTime: string } // as above
  }
