import { clueStatus } from '@/entities/leads/enums'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { rewardStatus } from '@/entities/members/rewardStatus'
import { recommenderType, recommendStatus as states, type StarRecommend } from '@/entities/members/starRecommend'
import { toMillis } from '@/lib/time'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { LeadRow } from '../../leads/data/leads'
import type { SaleRow } from '../../orders/data/sales'
import type { ShopUserRow } from './shopUsers'

/** A recommendation. The console cannot change it. Its `dealTime` is kept if the car was returned. */
export interface RecommendRow extends Stored<StarRecommend, 'dealerName'> {
  dealerCode: string
}

interface Ground {
  users: readonly ShopUserRow[]
  promoters: readonly string[]
  staffPhones: ReadonlySet<string>
  leads: readonly LeadRow[]
  /** Confirmed sales without a stored lead, newest first. */
  sales: readonly SaleRow[]
  dealers: readonly string[]
  series: readonly string[]
  seriesName: (code: string) => string
  consultantName: (id: string) => string
  now: number
}

const RECOMMENDS = 1200
const RECOMMENDERS = 130
const DEALS = 260
const RETURNED = 8
const DUPLICATES = 12
const DAY = 86_400_000
const PAID_AFTER = 7 * DAY
const DEAL_POINTS = 2000
const STATES: Readonly<Record<number, number>> = {
  [clueStatus.unassigned]: states.waiting,
  [clueStatus.toContact]: states.waiting,
  [clueStatus.following]: states.following,
  [clueStatus.visited]: states.visited,
  [clueStatus.driven]: states.visited,
  [clueStatus.ordered]: states.ordered,
  [clueStatus.won]: states.won,
  [clueStatus.lost]: states.lost,
  [clueStatus.invalid]: states.invalid,
}

export const buildRecommends = (context: Context, ground: Ground): RecommendRow[] => {
  const { random } = context
  const { users, promoters, now } = ground
  const isPromoter = new Set(promoters)
  const others = users.filter(
    ({ userId, status, createTime, phone }, index) =>
      status === shopUserStatus.active &&
      !isPromoter.has(userId) &&
      createTime < wireTime(now - 500 * DAY) &&
      (index % 41 === 0 || ground.staffPhones.has(phone)),
  )
  const byId = new Map(users.map((row) => [row.userId, row]))
  const recommenders = [...promoters.flatMap((id) => byId.get(id) ?? []), ...others].slice(0, RECOMMENDERS)
  const typeOf = ({ userId, phone, memberType }: ShopUserRow) =>
    isPromoter.has(userId)
      ? recommenderType.promoter
      : ground.staffPhones.has(phone)
        ? recommenderType.staff
        : memberType
  const rows: RecommendRow[] = []
  const add = (
    row: Omit<RecommendRow, 'id' | `recommender${string}` | 'rewardStatus' | 'rewardPoints' | 'duplicateId'>,
  ) => {
    const by = at(recommenders, Math.floor((random.int(0, 9999) / 10_000) ** 2.2 * recommenders.length))
    const isPaid = (toMillis(row.dealTime) ?? now) < now - PAID_AFTER
    const isWon = row.status === states.won
    const made: RecommendRow = {
      ...row,
      id: '',
      recommenderId: by.userId,
      recommenderName: by.userName,
      recommenderPhone: by.phone,
      recommenderType: typeOf(by),
      rewardStatus: isWon ? (isPaid ? rewardStatus.paid : rewardStatus.pending) : rewardStatus.notYet,
      rewardPoints: isWon ? DEAL_POINTS : 0,
      duplicateId: '',
    }
    rows.push(made)
    return made
  }
  const vins = new Map(ground.sales.flatMap(({ clueId, vin }) => (clueId ? [[clueId, vin] as const] : [])))
  for (const [index, lead] of ground.leads.entries()) {
    if (index % 2 === 0) continue
    const status = STATES[lead.status] ?? states.waiting
    add({
      customerName: lead.customerName,
      phone: lead.phone,
      seriesName: ground.seriesName(lead.seriesCode),
      cityName: lead.cityName,
      dealerCode: lead.dealerCode,
      saleUserName: ground.consultantName(lead.saleUserId),
      clueId: lead.clueId,
      status,
      vin: status === states.won ? (vins.get(lead.clueId) ?? '') : '',
      createTime: wireTime((toMillis(lead.createTime) ?? now) - 300_000),
      visitTime: lead.reached.visit,
      orderTime: lead.reached.order,
      dealTime: status === states.won ? lead.reached.deal : '',
      endTime: lead.reached.end,
    })
  }
  const old = ground.sales.filter(({ clueId, saleDate }) => !clueId && saleDate < wireTime(now - 5 * DAY).slice(0, 10))
  for (let place = 0; place < DEALS; place++) {
    const sale = at(old, place * 5)
    const sold = toMillis(`${sale.saleDate} 10:30:00`) ?? now
    const isReturned = place % Math.floor(DEALS / RETURNED) === 9
    const row = add({
      ...{ customerName: sale.customerName, phone: sale.phone, seriesName: sale.seriesName, cityName: sale.cityName },
      ...{ dealerCode: sale.dealerCode, saleUserName: sale.consultantName, clueId: '' },
      status: isReturned ? states.lost : states.won,
      vin: isReturned ? '' : sale.vin,
      createTime: wireTime(sold - random.int(20, 60) * DAY - random.int(0, 500) * 60_000),
      visitTime: wireTime(sold - 12 * DAY),
      orderTime: wireTime(sold - 4 * DAY),
      dealTime: wireTime(sold),
      endTime: isReturned ? wireTime(sold + 20 * DAY) : '',
    })
    if (isReturned) row.rewardStatus = rewardStatus.refused
  }
  while (rows.length < RECOMMENDS - DUPLICATES) {
    const isInvalid = rows.length % 7 === 0
    const created = now - random.int(92, 520) * DAY + random.int(8 * 60, 20 * 60) * 60_000
    add({
      ...{ customerName: personName(random).name, phone: context.phone(), seriesName: random.pick(ground.series) },
      ...{ cityName: at(users, rows.length).cityName, dealerCode: random.pick(ground.dealers), saleUserName: '' },
      ...{ clueId: '', vin: '', status: isInvalid ? states.invalid : states.lost },
      createTime: wireTime(created),
      visitTime: isInvalid || rows.length % 3 ? '' : wireTime(created + 6 * DAY),
      ...{ orderTime: '', dealTime: '' },
      endTime: wireTime(created + (isInvalid ? 1 : 30) * DAY),
    })
  }
  rows.sort((a, b) => (a.createTime < b.createTime ? -1 : 1))
  rows.forEach((row, index) => {
    row.id = String(56_000_100 + index * 3)
  })
  const again = Array.from({ length: DUPLICATES }, (_, place): RecommendRow => {
    const first = at(rows, 600 + place * 41)
    const by = at(recommenders, 40 + place)
    const createTime = wireTime((toMillis(first.createTime) ?? now) + 3_600_000)
    return {
      ...first,
      id: String(57_000_000 + place),
      recommenderId: by.userId,
      recommenderName: by.userName,
      recommenderPhone: by.phone,
      recommenderType: typeOf(by),
      ...{
        status: states.invalid,
        vin: '',
        clueId: '',
        saleUserName: '',
        rewardStatus: rewardStatus.notYet,
        rewardPoints: 0,
      },
      ...{ createTime, visitTime: '', orderTime: '', dealTime: '', endTime: createTime },
      duplicateId: first.id,
    }
  })
  return [...rows, ...again].toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}
