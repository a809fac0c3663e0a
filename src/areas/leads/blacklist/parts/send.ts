import pLimit from 'p-limit'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { ApiError } from '@/api/error'
import { findRow } from '@/api/findById'
import type { PhoneBlack } from '@/entities/leads/phoneBlack'
import { isSamePhone } from '@/lib/masking'
import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { blackStatus } from '@/entities/leads/enums'

/** Outcome of a number: blocked now, blocked before, refused with a reason, or skipped after the user stopped. */
export interface Outcome {
  phone: string
  state: 'done' | 'already' | 'failed' | 'left'
  reason: string
}

/**
 * Values shared by all numbers. `dealerCode` and `images` are not sent by headquarters, which blocks a number
 * everywhere.
 */
export type Entry = Omit<cluePhoneBlack.BlackInput, 'phone' | 'source'> & {
  dealerCode: string
  images: readonly string[]
}

const LANES = 3
const QUIET = { quiet: true }

/** True if a refused number is already blocked and is therefore not reported as failed. */
const isThere = async (viewer: Viewer, phone: string, dealerCode: string): Promise<boolean> => {
  const input = { phone, status: blackStatus.active }
  const matches = (row: Pick<PhoneBlack, 'phone' | 'status'>) =>
    isSamePhone(row.phone, phone) && is(row.status, blackStatus.active)
  const row = await (viewer.hq
    ? findRow(cluePhoneBlack.list, input, matches, QUIET)
    : findRow(cluePhoneBlack.listByDealerCode, { ...input, dealerCode }, matches, QUIET))
  return row !== undefined
}

const sendOne = async (viewer: Viewer, phone: string, { dealerCode, images, ...said }: Entry): Promise<Outcome> => {
  const input = { phone, ...said }
  try {
    await (viewer.hq
      ? cluePhoneBlack.create(input, QUIET)
      : cluePhoneBlack.createDealer({ ...input, dealerCode, images }, QUIET))
    return { phone, state: 'done', reason: '' }
  } catch (error) {
    const refused = error instanceof ApiError && error.fault === 'refused'
    if (refused && (await isThere(viewer, phone, dealerCode).catch(() => false)))
      return { phone, state: 'already', reason: '' }
    return { phone, state: 'failed', reason: error instanceof Error ? error.message : '' }
  }
}

/**
 * Blocks numbers with one call each, three at a time. The callback receives each outcome. Once `stopped` returns
 * true, the remaining numbers are skipped.
 */
export const sendAll = async (
  viewer: Viewer,
  phones: readonly string[],
  entry: Entry,
  stopped: () => boolean,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> => {
  const limit = pLimit(LANES)
  return Promise.all(
    phones.map((phone) =>
      limit(async () => {
        const outcome: Outcome = stopped() ? { phone, state: 'left', reason: '' } : await sendOne(viewer, phone, entry)
        tell(outcome)
        return outcome
      }),
    ),
  )
}
