import { blackReason, blackSource, clueStatus } from '@/entities/leads/enums'
import { dealerType, userStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import type { LeadRow } from './leads'
import { at } from '../../core/random'
import type { UserRow } from '../../system/data/types'

export interface PhoneBlackRow {
  id: string
  phone: string
  reason: number
  source: number
  status: number
  hitCount: number
  /** Empty if it was never hit. */
  lastHitTime: string
  remark: string
  createBy: string
  createTime: string
}

export interface DealerBlackRow {
  id: string
  dealerCode: string
  phone: string
  reason: number
  images: string[]
  status: number
  remark: string
  createBy: string
  createTime: string
}

const FOUND = [1, 1, 2, 2, 3, 4, 5, 9] as const
const remarks: Readonly<Record<number, readonly string[]>> = {
  1: ['客户要求不再联系', ''],
  2: ['同一号码一周内多店留资', ''],
  3: ['连续三天外呼为空号', ''],
  9: ['号码已转让，新机主要求移除'],
}
const remarkOf = (context: Context, reason: number) => context.random.pick(remarks[reason] ?? [''])

/**
 * Builds at least `count` numbers blocked by headquarters. They include, as active, the numbers of all leads that a
 * block made invalid.
 */
export const buildPhoneBlacklist = (
  context: Context,
  leads: readonly LeadRow[],
  users: readonly UserRow[],
  count: number,
): PhoneBlackRow[] => {
  const { random } = context
  const clerks = users.filter(
    (user) => user.dealerType === dealerType.headquarters && user.status === userStatus.active,
  )
  const make = (phone: string, source: number, status: number, createTime: string): PhoneBlackRow => {
    const reason = random.pick(FOUND)
    const hitCount = source === blackSource.lead || random.chance(0.6) ? random.int(0, 24) : 0
    return {
      id: String(context.next('black') + 30_000),
      phone,
      reason,
      source,
      status,
      hitCount,
      lastHitTime: hitCount ? context.timeBetween(20, 0.2) : '',
      remark: remarkOf(context, reason),
      createBy: at(clerks, random.int(0, 3)).nickname,
      createTime,
    }
  }
  const blocked = leads.filter((lead) => lead.status === clueStatus.invalid && lead.blackFlag === 1)
  const made = [...new Map(blocked.map((lead) => [lead.phone, lead])).values()].map((lead) =>
    make(lead.phone, 3, 1, lead.reached.end),
  )
  const more = Array.from({ length: Math.max(0, count - made.length) }, (_, index) =>
    make(context.phone(), index % 5 === 0 ? 2 : 1, index % 6 === 5 ? 0 : 1, context.timeBetween(160, 21)),
  )
  return [...made, ...more]
}

export const buildDealerBlacklist = (
  context: Context,
  leads: readonly LeadRow[],
  users: readonly UserRow[],
  count: number,
): DealerBlackRow[] => {
  const { random } = context
  const people = users.filter((user) => user.dealerType === dealerType.dealer && user.status === userStatus.active)
  const houses = [...new Set(people.map((user) => user.dealerCode))]
  const make = (dealerCode: string, phone: string, status: number, createTime: string): DealerBlackRow => {
    const reason = random.pick(FOUND)
    return {
      id: String(context.next('dealerBlack') + 40_000),
      dealerCode,
      phone,
      reason,
      images: Array.from({ length: reason === blackReason.fake ? random.int(1, 3) : random.int(0, 1) }, (_, place) =>
        picture(`凭证${place + 1}`, random.pick(colors), 480, 320),
      ),
      status,
      remark: remarkOf(context, reason),
      createBy: people.find((user) => user.dealerCode === dealerCode)?.nickname ?? '门店客服',
      createTime,
    }
  }
  const lost = leads
    .filter((lead) => lead.status === clueStatus.lost && lead.dealerCode !== '')
    .filter((_, index) => index % 4 === 0)
  for (const lead of lost) lead.blackFlag = 1
  const flagged = leads.filter(
    (lead) => lead.blackFlag === 1 && lead.status !== clueStatus.invalid && lead.dealerCode !== '',
  )
  const made = flagged.map((lead) => make(lead.dealerCode, lead.phone, 1, lead.reached.follow || lead.reached.assign))
  const rows = [...made]
  for (let index = 0; rows.length < count; index++) {
    const other = index % 4 === 3 ? rows[index] : undefined
    const free = houses.filter((code) => code !== other?.dealerCode)
    const house = index % 5 === 0 ? at(houses, 0) : random.pick(free)
    rows.push(
      make(
        house,
        other && house !== other.dealerCode ? other.phone : context.phone(),
        index % 5 === 4 ? 0 : 1,
        context.timeBetween(100, 3),
      ),
    )
  }
  return rows
}
