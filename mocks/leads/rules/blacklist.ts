import { blackStatus } from '@/entities/leads/enums'
import { formatTime } from '@/lib/time'
import { control, onReset } from '../../core/control'
import { createContext } from '../../core/context'
import {
  buildDealerBlacklist,
  buildPhoneBlacklist,
  type DealerBlackRow,
  type PhoneBlackRow,
} from '../data/phoneBlacklist'
import type { UserRow } from '../../system/data/types'
import { invalidate, leads } from './leads'
import { newId, org, reference } from '../../system/rules/store'

const place = (dealerCode: string, phone: string) => `${dealerCode} ${phone}`

export let phoneBlacklist: Map<string, PhoneBlackRow>
/** Numbers blocked by dealers. A number has one entry per dealer. */
export let dealerBlacklist: Map<string, DealerBlackRow>

onReset(() => {
  const context = createContext(reference(), 20_240_731, 300_001)
  phoneBlacklist = new Map(
    buildPhoneBlacklist(context, leads, org.users, 60 * control.volume()).map((row) => [row.phone, row]),
  )
  dealerBlacklist = new Map(
    buildDealerBlacklist(context, leads, org.users, 45 * control.volume()).map((row) => [
      place(row.dealerCode, row.phone),
      row,
    ]),
  )
})

export const isBlack = (phone: string): boolean => phoneBlacklist.get(phone)?.status === blackStatus.active
export const dealerBlackOf = (dealerCode: string, phone: string): DealerBlackRow | undefined =>
  dealerBlacklist.get(place(dealerCode, phone))
export const isDealerBlack = (dealerCode: string, phone: string): boolean =>
  dealerBlackOf(dealerCode, phone)?.status === blackStatus.active

/** Adds a number that is not listed yet. Its open leads become invalid. */
export const addBlack = (
  of: Pick<PhoneBlackRow, 'phone' | 'reason' | 'source' | 'remark'>,
  by: UserRow,
  now: number,
): PhoneBlackRow => {
  const row = {
    id: newId(),
    status: blackStatus.active,
    hitCount: 0,
    lastHitTime: '',
    createBy: by.nickname,
    createTime: formatTime(now),
    ...of,
  }
  phoneBlacklist.set(of.phone, row)
  invalidate(of.phone, now)
  return row
}

/**
 * Lifts or restores a headquarters block. Lifting clears the flag of the leads unless their dealer blocks the number,
 * and keeps their status. Restoring makes open leads invalid.
 */
export const setBlack = (row: PhoneBlackRow, status: number, now: number): void => {
  row.status = status
  if (status === blackStatus.active) return invalidate(row.phone, now)
  for (const lead of leads)
    if (lead.phone === row.phone && !isDealerBlack(lead.dealerCode, row.phone)) lead.blackFlag = 0
}

/** Updates the flag of the dealer's leads with this number. Their status does not change. */
const flag = (row: DealerBlackRow) => {
  for (const lead of leads)
    if (lead.phone === row.phone && lead.dealerCode === row.dealerCode)
      lead.blackFlag = row.status === blackStatus.active || isBlack(row.phone) ? 1 : 0
}

export const addDealerBlack = (
  of: Pick<DealerBlackRow, 'dealerCode' | 'phone' | 'reason' | 'remark' | 'images'>,
  by: UserRow,
  now: number,
): DealerBlackRow => {
  const row = { id: newId(), status: blackStatus.active, createBy: by.nickname, createTime: formatTime(now), ...of }
  dealerBlacklist.set(place(row.dealerCode, row.phone), row)
  flag(row)
  return row
}

export const setDealerBlack = (row: DealerBlackRow, status: number): void => {
  row.status = status
  flag(row)
}
