import { buyPlan, clueLevel, nurtureStatus, overdue } from '@/entities/leads/enums'
import type { NurtureClue } from '@/entities/leads/nurtureClue'
import { gender } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import type { LeadRow } from '../data/leads'
import type { NurtureRow } from '../data/nurtures'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { channelName, dealerName, giveLead, leads, nurtures, seriesName } from './leads'
import { org } from '../../system/rules/store'
import { masked } from '../../core/table'

export const shapeNurture = (row: NurtureRow): NurtureClue => {
  const { formerId: _, leadId: __, touches, ...rest } = row
  return {
    ...rest,
    phone: masked(row.phone),
    oneChannel: channelName(row.oneChannelCode),
    twoChannel: channelName(row.twoChannelCode),
    seriesName: seriesName(row.seriesCode),
    lastDealerName: dealerName(row.lastDealerCode),
    dealerName: dealerName(row.dealerCode),
    touchCount: touches.length,
    lastTouchTime: touches[0]?.touchTime ?? '',
    failReason: row.failReason === 0 ? '' : row.failReason,
    // The data holds only the values of the enumerations.
  } as NurtureClue
}

/** Returns a predicate for nurtured customers in the area of a user. Dealers have none. */
export const seesNurture = (user: UserRow) => {
  const sees = seesRecord(user)
  const areas = new Map(org.dealers.map((row) => [row.provinceCode, row.areaName]))
  return (row: NurtureRow): boolean =>
    user.dealerType <= 2 && sees({ areaName: areas.get(row.provinceCode) ?? '', dealerCode: row.lastDealerCode })
}

/** Id of the last new lead. The ids of the seed data are far below. */
let last = 20_261_000_000
const newLead = (row: NurtureRow, now: number): LeadRow => ({
  clueId: String(++last),
  customerName: row.customerName,
  phone: row.phone,
  gender: gender.unknown,
  provinceCode: row.provinceCode,
  provinceName: row.provinceName,
  cityCode: row.cityCode,
  cityName: row.cityName,
  oneChannelCode: row.oneChannelCode,
  twoChannelCode: row.twoChannelCode,
  eventCode: '',
  seriesCode: row.seriesCode,
  buyPlan: buyPlan.undecided,
  clueLevel: clueLevel.none,
  status: nurtureStatus.waiting,
  dealerCode: '',
  saleUserId: '',
  nextFollowTime: '',
  overdue: overdue.no,
  blackFlag: 0,
  failReason: 0,
  remark: row.remark,
  createTime: formatTime(now),
  reached: { assign: '', follow: '', visit: '', drive: '', order: '', deal: '', end: '' },
  follows: [],
  assigns: [],
})

export const nurtureById = (id: string): NurtureRow | undefined => nurtures.find((row) => row.clueId === id)

/** Hands a customer over as a lead of the dealer. Returns the reason if that is not allowed. */
export const handOver = (
  row: NurtureRow,
  target: Parameters<typeof giveLead>[1],
  by: UserRow,
  now: number,
): string | undefined => {
  if (!seesNurture(by)(row)) return '无权操作该客户'
  if (row.status !== nurtureStatus.activated) return '仅已激活的客户可下发'
  const lead = newLead(row, now)
  giveLead(lead, target, 1, by, now)
  leads.unshift(lead)
  Object.assign(row, {
    status: nurtureStatus.handed,
    dealerCode: target.dealerCode,
    leadId: lead.clueId,
    nextTouchTime: '',
  })
  return undefined
}
