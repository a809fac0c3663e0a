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

/** Leads, channels and events as they are now; all answers of the area read and change these. */
export let leads: LeadRow[]
export let channels: ChannelRow[]
export let leadEvents: LeadEventRow[]
/** The customers that headquarters nurtures. */
export let nurtures: NurtureRow[]

const COUNT = 420
const NURTURES = 140
/** So many second-tier outlets get leads of their own, and how many altogether. */
const OUTLETS = 5
const OUTLET_LEADS = 110
/** Who did what is already done. */
const CLERK = { nickname: '李静' }

/** Takes an event away. */
export const dropEvent = (event: LeadEventRow): void => {
  leadEvents = leadEvents.filter((row) => row !== event)
}

export const leadById = (id: string): LeadRow | undefined => leads.find((row) => row.clueId === id)
export const channelName = (code: string): string => channels.find((row) => row.channelCode === code)?.channelName ?? ''
export const eventName = (code: string): string => leadEvents.find((row) => row.eventCode === code)?.eventName ?? ''
export const seriesName = (code: string): string =>
  org.carSeries.find((row) => row.seriesCode === code)?.seriesName ?? ''
/** A first-level or approved second-tier dealer; an outlet that waits for its approval has no code. */
const houseOf = (code: string) => {
  const isAsked = (row: { dealerCode: string }) => row.dealerCode === code
  return code === '' ? undefined : (org.dealers.find(isAsked) ?? org.secondDealers.find(isAsked))
}
export const dealerName = (code: string): string => houseOf(code)?.dealerName ?? ''
export const areaOf = (dealerCode: string): string => houseOf(dealerCode)?.areaName ?? ''
export const consultantName = (id: string): string => org.staff.find((row) => row.id === id)?.staffName ?? ''

/** Whether a lead is still worked on and could go to somebody else. */
export const isOpen = (row: LeadRow): boolean => row.status >= 2 && row.status <= 5

/** Whether a lead goes along when its dealer leaves: customers on a black list stay. */
const isTransferable = (row: LeadRow): boolean => isOpen(row) && row.blackFlag === 0
/** How many leads a dealer still has to hand over before it leaves the network. */
export const openLeadsOf = (dealerCode: string): number =>
  leads.filter((row) => row.dealerCode === dealerCode && isTransferable(row)).length
/** How many leads somebody else took over because a dealer leaves or has left. */
export const movedLeadsOf = (dealerCode: string): number =>
  leads.filter((row) =>
    row.assigns.some((one) => one.assignType === assignTypes.transferred && one.fromDealerCode === dealerCode),
  ).length

/** The person in the staff that an account belongs to; '' for none. */
const sellerOf = (userId: string): string => {
  const username = org.users.find((user) => user.id === userId)?.username
  return (username && org.staff.find((row) => row.username === username)?.id) || ''
}
const openOf = (staffId: string): LeadRow[] =>
  staffId === '' ? [] : leads.filter((row) => row.saleUserId === staffId && isOpen(row))
/** How many open leads a consultant of the staff has: who has any cannot be stopped. */
export const openLeadsOfStaff = (staffId: string): number => openOf(staffId).length
/** How many open leads the person of an account has: who has any cannot leave without an heir. */
export const openLeadsOfUser = (userId: string): number => openOf(sellerOf(userId)).length
/** Hands the open leads of somebody who leaves to another account of the same dealer. */
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

/** A test whether a lead lies in a user's data scope, or is the user's own; leads without a dealer are headquarters' alone. */
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

/** Gives a lead to a dealer and consultant: it waits for the first contact, leaves the pool, and its history tells of it. */
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

/** What a headquarters block does to the leads of a phone: open ones become invalid, those in the pool are closed, nurturing fails. */
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
/** The leads of some second-tier outlets, as they begin; where there are thousands, one does without them. */
const outletLeads = (from: Organisation, channelRows: ChannelRow[], events: LeadEventRow[]): LeadRow[] => {
  if (control.volume() > 1) return []
  const dealers: Ground['dealers'] = from.secondDealers
    .filter((row) => row.dealerCode !== '' && row.status === secondStatus.open)
    .slice(0, OUTLETS)
    .map((row) => ({ ...row, status: dealerStatus.open }))
  const ground = { ...from, dealers, channels: channelRows, events }
  return buildLeads(createContext(reference(), 20_240_702, 50_001), ground, OUTLET_LEADS).filter((row) => !row.pool)
}
/** The leads of a fresh organisation that are won from the beginning: each of them is a car sold. */
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
  // A dealer that leaves begins with some of its leads; the second one has handed over all of them.
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
  // What a dealer had when it left has come to its neighbours.
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
  // Behind all else, so that no random number before differs by them.
  leads.push(...outletLeads(org, channels, leadEvents))
})
