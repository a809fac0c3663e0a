import { is, isYes } from '@/entities/field'
import type { Clue } from '@/entities/leads/clue'
import { clue } from '@/entities/leads/clue'
import { clueStatus } from '@/entities/leads/enums'
import { optionName } from '@/kit/show/format'
import type { Translate } from '@/locales'

const OPEN = [clueStatus.toContact, clueStatus.following, clueStatus.visited, clueStatus.driven]

/** What decides whether a lead can be given to somebody. */
export type Movable = Pick<Clue, 'clueId' | 'customerName' | 'status' | 'blackFlag' | 'dealerCode' | 'saleUserId'>
/** The two ways to give leads away: to a first owner, or from one owner to another. */
export type Way = 'assign' | 'reassign'

/** Whether a lead can go that way: nobody's is allocated, open ones are reassigned, lost ones by headquarters only; never a black phone. */
export const canMove = (way: Way, row: Pick<Movable, 'status' | 'blackFlag'>, hq: boolean): boolean => {
  const status = Number(row.status)
  if (isYes(row.blackFlag)) return false
  return way === 'assign' ? status === clueStatus.unassigned : is(status, ...OPEN) || (hq && status === clueStatus.lost)
}

/** What is left out and why, counted: '已下订 2，黑名单 1'. */
export const droppedWords = (rows: readonly Pick<Movable, 'status' | 'blackFlag'>[], t: Translate): string => {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = isYes(row.blackFlag) ? t('leads.blackListed') : optionName(t, clue.status, row.status)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(t('kit.comma'))
}

/** Shares some things out evenly over a number of takers, in order: the first ones get one more where it does not come out even. */
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
