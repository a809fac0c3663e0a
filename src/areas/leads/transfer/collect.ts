import * as clues from '@/api/leads/clues'
import { clueStatus } from '@/entities/leads/enums'
import { readState } from '@/kit/list/state'
import type { Filter } from '@/kit/list/filters'
import type { TransferDraft } from './draft'
import type { Lead } from './plan'

/** States of the leads that are transferred. */
export const OPEN = [clueStatus.toContact, clueStatus.following, clueStatus.visited, clueStatus.driven]
const PAGE = 100
const MAX_LEADS = 10_000

export class TooManyLeads extends Error {}

/** Loads all leads of a search, 100 per page, and reports the progress. Throws TooManyLeads above the limit. */
const collect = async (
  search: Record<string, unknown>,
  told: (done: number, total: number) => void,
  max: number,
): Promise<Lead[]> => {
  const found = new Map<string, Lead>()
  for (let pageNo = 1; ; pageNo++) {
    const { records, total } = await clues.listZb(
      { ...search, sortField: 'createTime', sortOrder: 'asc', pageNo, pageSize: PAGE },
      { quiet: true },
    )
    if (total > max) throw new TooManyLeads()
    const before = found.size
    for (const { clueId, customerName, clueLevel, seriesCode, seriesName, blackFlag } of records)
      found.set(clueId, { clueId, customerName, clueLevel, seriesCode, seriesName, blackFlag })
    told(Math.min(found.size, total), total)
    if (found.size >= total || found.size === before) return [...found.values()]
  }
}

const searchOf = (query: string, filters: readonly Filter[]): Record<string, unknown> => {
  const { sortField: _, sortOrder: __, ...search } = readState(new URLSearchParams(query), filters, {}).search
  return search
}

export const collectChosen = async (
  dealerCode: string,
  { scope, picked, query }: TransferDraft,
  filters: readonly Filter[],
  told: (done: number, total: number) => void,
): Promise<Lead[]> => {
  const ticked = new Set(picked)
  const leads = await collect(
    { dealerCode, status: OPEN, ...(scope === 'all' ? searchOf(query, filters) : {}) },
    told,
    MAX_LEADS,
  )
  return scope === 'all' ? leads : leads.filter(({ clueId }) => ticked.has(clueId))
}

export const idsAt = async (dealerCode: string): Promise<ReadonlySet<string>> =>
  new Set((await collect({ dealerCode }, () => {}, Infinity)).map(({ clueId }) => clueId))
