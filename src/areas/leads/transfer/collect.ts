import * as clues from '@/api/leads/clues'
import { readPages } from '@/api/readPages'
import { clueStatus } from '@/entities/leads/enums'
import { readState } from '@/kit/list/state'
import type { Filter } from '@/kit/list/filters'
import { distinct } from '@/lib/distinct'
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
  const asked = { ...search, sortField: 'createTime', sortOrder: 'asc' } as const
  let found: readonly Lead[] = []
  for await (const { rows, page } of readPages(clues.listZb, asked, PAGE, { quiet: true })) {
    if (page.total > max) throw new TooManyLeads()
    found = rows
    told(Math.min(rows.length, page.total), page.total)
  }
  return distinct(found, ({ clueId }) => clueId).map(
    ({ clueId, customerName, clueLevel, seriesCode, seriesName, blackFlag }) => ({
      clueId,
      customerName,
      clueLevel,
      seriesCode,
      seriesName,
      blackFlag,
    }),
  )
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
