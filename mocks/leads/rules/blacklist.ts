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

/** The numbers that headquarters has blocked or had blocked, by phone. */
export let phoneBlacklist: Map<string, PhoneBlackRow>
/** Those of dealers, each number once a dealer. */
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

/** Whether headquarters blocks a number. */
export const isBlack = (phone: string): boolean => phoneBlacklist.get(phone)?.status === blackStatus.active
/** What a dealer has on a number, blocked or lifted. */
export const dealerBlackOf = (dealerCode: string, phone: string): DealerBlackRow | undefined =>
  dealerBlacklist.get(place(dealerCode, phone))
/** Whether a dealer blocks a number. */
export const isDealerBlack = (dealerCode: string, phone: string): boolean =>
  dealerBlackOf(dealerCode, phone)?.status === blackStatus.active

/** Enters a number that is not on the list yet: its open leads become invalid. */
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

/** Lifts a block of headquarters or sets it again; leads keep their status, a lifted number's leads lose the flag. */
export const setBlack = (row: PhoneBlackRow, status: number, now: number): void => {
  row.status = status
  if (status === blackStatus.active) return invalidate(row.phone, now)
  for (const lead of leads)
    if (lead.phone === row.phone && !isDealerBlack(lead.dealerCode, row.phone)) lead.blackFlag = 0
}

/** Marks a dealer's leads of a number as the dealer's list has it; they keep their status. */
const flag = (row: DealerBlackRow) => {
  for (const lead of leads)
    if (lead.phone === row.phone && lead.dealerCode === row.dealerCode)
      lead.blackFlag = row.status === blackStatus.active || isBlack(row.phone) ? 1 : 0
}

/** Enters a number that the dealer does not have yet. */
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

/** Lifts a dealer's block or sets it again. */
export const setDealerBlack = (row: DealerBlackRow, status: number): void => {
  row.status = status
  flag(row)
}
