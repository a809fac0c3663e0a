import {
  assignReason,
  assignType as assignTypes,
  clueStatus,
  nurtureStatus,
  overdue,
  poolStatus,
} from '@/entities/leads/enums'
import { dealerStatus, dealerType, secondStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { control, onReset } from '../../core/control'
import { createContext } from '../../core/context'
import {
  type AssignRow,
  buildChannels,
  buildLeadEvents,
  buildLeads,
  type ChannelRow,
  type LeadEventRow,
  type LeadRow,
} from '../data/leads'
import { buildNurtures, type NurtureRow } from '../data/nurtures'
import type { Organisation, UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { newId, org, reference } from '../../system/rules/store'

export let leads: LeadRow[]
export let channels: ChannelRow[]
export let leadEvents: LeadEventRow[]
export let nurtures: NurtureRow[]

const COUNT = 420
const NURTURES = 140
const OUTLETS = 5
const OUTLET_LEADS = 110
/** Author of the reassignments in the seed data. */
const CLERK = { nickname: '李静' }

export const dropEvent = (event: LeadEventRow): void => {
  leadEvents = leadEvents.filter((row) => row !== event)
}

export const leadById = (id: string): LeadRow | undefined => leads.find((row) => row.clueId === id)
export const channelName = (code: string): string => channels.find((row) => row.channelCode === code)?.channelName ?? ''
export const eventName = (code: string): string => leadEvents.find((row) => row.eventCode === code)?.eventName ?? ''
export const seriesName = (code: string): string =>
  org.carSeries.find((row) => row.seriesCode === code)?.seriesName ?? ''
/** Returns a first-level or approved second-tier dealer. An outlet awaiting approval has no code. */
const houseOf = (code: string) => {
  const isAsked = (row: { dealerCode: string }) => row.dealerCode === code
  return code === '' ? undefined : (org.dealers.find(isAsked) ?? org.secondDealers.find(isAsked))
}
export const dealerName = (code: string): string => houseOf(code)?.dealerName ?? ''
export const areaOf = (dealerCode: string): string => houseOf(dealerCode)?.areaName ?? ''
export const consultantName = (id: string): string => org.staff.find((row) => row.id === id)?.staffName ?? ''

/** True while a lead is being worked on and can be reassigned. */
export const isOpen = (row: LeadRow): boolean => row.status >= 2 && row.status <= 5

/** True if a lead is transferred when its dealer leaves. Leads of blocked customers are not. */
const isTransferable = (row: LeadRow): boolean => isOpen(row) && row.blackFlag === 0
/** Returns the number of leads a dealer must hand over before it leaves the network. */
export const openLeadsOf = (dealerCode: string): number =>
  leads.filter((row) => row.dealerCode === dealerCode && isTransferable(row)).length
/** Returns the number of leads that others took over because a dealer is leaving or has left. */
export const movedLeadsOf = (dealerCode: string): number =>
  leads.filter((row) =>
    row.assigns.some((one) => one.assignType === assignTypes.transferred && one.fromDealerCode === dealerCode),
  ).length

/** Returns the staff id of an account. Empty if there is none. */
const sellerOf = (userId: string): string => {
  const username = org.users.find((user) => user.id === userId)?.username
  return (username && org.staff.find((row) => row.username === username)?.id) || ''
}
const openOf = (staffId: string): LeadRow[] =>
  staffId === '' ? [] : leads.filter((row) => row.saleUserId === staffId && isOpen(row))
/** Returns the number of open leads of a consultant. With open leads the consultant cannot be disabled. */
export const openLeadsOfStaff = (staffId: string): number => openOf(staffId).length
/** Returns the number of open leads of an account. With open leads the account cannot leave without a successor. */
export const openLeadsOfUser = (userId: string): number => openOf(sellerOf(userId)).length
export const inheritLeads = (
  fromUserId: string,
  toUserId: string,
  by: Pick<UserRow, 'nickname'>,
  now: number,
): void => {
  const saleUserId = sellerOf(toUserId)
  for (const row of openOf(sellerOf(fromUserId)))
    giveLead(row, { dealerCode: row.dealerCode, saleUserId, reason: assignReason.agentLeft, remark: '' }, 2, by, now)
}

/**
 * Returns a predicate for leads in the user's data scope or owned by the user. Leads without a dealer are limited to
 * headquarters.
 */
export const seesLead = (user: UserRow) => {
  const sees = seesRecord(user)
  const own = sellerOf(user.id)
  const areas = new Map([...org.dealers, ...org.secondDealers].map((row) => [row.dealerCode, row.areaName]))
  return (row: LeadRow): boolean =>
    row.dealerCode === ''
      ? user.dealerType === dealerType.headquarters
      : (own !== '' && row.saleUserId === own) ||
        sees({ dealerCode: row.dealerCode, areaName: areas.get(row.dealerCode) ?? '' })
}

interface Target {
  dealerCode: string
  saleUserId: string
  reason: number
  remark: string
}

/**
 * Assigns a lead to a dealer and consultant. It awaits its first contact, leaves the pool, and gets an entry in its
 * history.
 */
export const giveLead = (
  row: LeadRow,
  target: Target,
  assignType: AssignRow['assignType'],
  by: Pick<UserRow, 'nickname'>,
  now: number,
): void => {
  const time = formatTime(now)
  row.assigns.unshift({
    id: newId(),
    createTime: time,
    assignType,
    fromDealerCode: row.dealerCode,
    fromUserName: consultantName(row.saleUserId),
    toDealerCode: target.dealerCode,
    toUserName: consultantName(target.saleUserId),
    reason: target.reason,
    remark: target.remark,
    createBy: by.nickname,
  })
  if (row.pool && row.pool.status !== poolStatus.assigned)
    Object.assign(row.pool, { status: poolStatus.assigned, leaveTime: time })
  Object.assign(row, {
    dealerCode: target.dealerCode,
    saleUserId: target.saleUserId,
    status: clueStatus.toContact,
    overdue: overdue.no,
    failReason: 0,
    nextFollowTime: '',
  })
  row.reached = { ...row.reached, assign: time, end: '' }
}

/**
 * Applies a headquarters block to the leads of a phone: open leads become invalid, pool entries are closed, nurturing
 * fails.
 */
export const invalidate = (phone: string, now: number): void => {
  const time = formatTime(now)
  for (const row of nurtures)
    if (row.phone === phone && row.status <= 3) Object.assign(row, { status: nurtureStatus.failed, nextTouchTime: '' })
  for (const row of leads.filter((one) => one.phone === phone)) {
    row.blackFlag = 1
    if (row.status > 5) continue
    Object.assign(row, { status: clueStatus.invalid, nextFollowTime: '', reached: { ...row.reached, end: time } })
    if (row.pool && row.pool.status < 3) Object.assign(row.pool, { status: poolStatus.closed, leaveTime: time })
  }
}

type Ground = Parameters<typeof buildLeads>[1]
const outletLeads = (from: Organisation, channelRows: ChannelRow[], events: LeadEventRow[]): LeadRow[] => {
  if (control.volume() > 1) return []
  const dealers: Ground['dealers'] = from.secondDealers
    .filter((row) => row.dealerCode !== '' && row.status === secondStatus.open)
    .slice(0, OUTLETS)
    .map((row) => ({ ...row, status: dealerStatus.open }))
  const ground = { ...from, dealers, channels: channelRows, events }
  return buildLeads(createContext(reference(), 20_240_702, 50_001), ground, OUTLET_LEADS).filter((row) => !row.pool)
}
/** Returns the leads of a new organisation that are won from the start. Each of them is a sold car. */
export const wonLeads = (from: Organisation): LeadRow[] => {
  const context = createContext(reference(), 20_240_701, 1)
  const [channelRows, events] = [buildChannels(context), buildLeadEvents(context)]
  const first = buildLeads(context, { ...from, channels: channelRows, events }, COUNT * control.volume())
  return [...first, ...outletLeads(from, channelRows, events)].filter(({ reached }) => reached.deal !== '')
}

onReset(() => {
  const context = createContext(reference(), 20_240_701, 1)
  channels = buildChannels(context)
  leadEvents = buildLeadEvents(context)
  leads = buildLeads(context, { ...org, channels, events: leadEvents }, COUNT * control.volume())
  // Dealers that are leaving have already handed over a quarter of their leads, the second one all of them.
  const leaving = org.dealers.filter((row) => row.status === dealerStatus.leaving)
  leaving.forEach((row, place) => {
    const open = leads.filter((lead) => lead.dealerCode === row.dealerCode && isTransferable(lead))
    const heirs = org.dealers.filter((one) => one.status === dealerStatus.open && one.areaName === row.areaName)
    const going = place === 1 ? open : open.slice(0, Math.ceil(open.length / 4))
    going.forEach((lead, index) => {
      const dealerCode = heirs[index % heirs.length]?.dealerCode ?? ''
      if (dealerCode)
        giveLead(
          lead,
          { dealerCode, saleUserId: '', reason: assignReason.dealerLeaving, remark: '' },
          3,
          CLERK,
          reference() - (index + 1) * 60_000,
        )
    })
  })
  for (const { dealerCode, areaName, leaveDate } of org.dealers.filter((row) => row.status === dealerStatus.left))
    for (const lead of leads) {
      const first = lead.assigns[0]
      const untouched = lead.reached.follow === '' || lead.reached.follow > `${leaveDate} 12`
      if (!first || first.createTime > leaveDate || areaOf(lead.dealerCode) !== areaName || !untouched) continue
      lead.assigns = [
        {
          ...first,
          id: newId(),
          createTime: `${leaveDate} 10:00:00`,
          assignType: assignTypes.transferred,
          fromDealerCode: dealerCode,
          reason: assignReason.dealerLeaving,
          createBy: CLERK.nickname,
        },
        { ...first, toDealerCode: dealerCode, toUserName: '' },
      ]
      lead.reached.assign = `${leaveDate} 10:00:00`
    }
  nurtures = buildNurtures(context, reference(), { ...org, leads, channels }, NURTURES * control.volume())
  // Built last, so that the random numbers before them do not change.
  leads.push(...outletLeads(org, channels, leadEvents))
})
