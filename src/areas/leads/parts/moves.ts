import { is, isYes } from '@/entities/field'
import type { Clue } from '@/entities/leads/clue'
import { clue } from '@/entities/leads/clue'
import { clueStatus } from '@/entities/leads/enums'
import { optionName } from '@/kit/show/format'
import type { Translate } from '@/locales'

const OPEN = [clueStatus.toContact, clueStatus.following, clueStatus.visited, clueStatus.driven]

export type Movable = Pick<Clue, 'clueId' | 'customerName' | 'status' | 'blackFlag' | 'dealerCode' | 'saleUserId'>
/** Kinds of move: to a first owner, or from one owner to another. */
export type Way = 'assign' | 'reassign'

/**
 * True if a lead can be moved: leads without an owner are assigned, open ones reassigned, lost ones only by
 * headquarters. Never with a blocked phone.
 */
export const canMove = (way: Way, row: Pick<Movable, 'status' | 'blackFlag'>, hq: boolean): boolean => {
  const status = Number(row.status)
  if (isYes(row.blackFlag)) return false
  return way === 'assign' ? status === clueStatus.unassigned : is(status, ...OPEN) || (hq && status === clueStatus.lost)
}

/** Formats the skipped leads by reason with counts: '已下订 2，黑名单 1'. */
export const droppedWords = (rows: readonly Pick<Movable, 'status' | 'blackFlag'>[], t: Translate): string => {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = isYes(row.blackFlag) ? t('leads.blackListed') : optionName(t, clue.status, row.status)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(t('kit.comma'))
}

/** Distributes items evenly and in order. The first takers get one more if there is a remainder. */
export const sharedOut = <T>(things: readonly T[], takers: number): T[][] => {
  const parts = Array.from({ length: takers }, (): T[] => [])
  const rest = things.length % takers
  const size = Math.floor(things.length / takers)
  let at = 0
  for (const [place, part] of parts.entries()) {
    const end = at + size + (place < rest ? 1 : 0)
    part.push(...things.slice(at, end))
    at = end
  }
  return parts
}
