import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'

export const RULES = ['ratio', 'even', 'series', 'hand'] as const
export type Rule = (typeof RULES)[number]

/** Leads of one target: ids still to be sent, number of moved ones, and reasons of failed ones by id. */
export interface Part {
  dealerCode: string
  saleUserId: string
  left: string[]
  done: number
  failed: Record<string, string>
}

/** State of a transfer without the leads themselves. Fits into session storage with 10,000 leads. */
export interface TransferDraft {
  step: number
  /** Filters and page of the leads in step 1, as a query string. */
  query: string
  scope: 'all' | 'some'
  picked: string[]
  targets: string[]
  rule: Rule
  /** Percentages by dealer, if typed. Null if cleared. */
  ratios: Record<string, number | null>
  /** Dealers by series, if chosen. */
  bySeries: Record<string, string>
  /** Dealers by lead, once a lead was moved by hand. */
  byHand: Record<string, string>
  /** Consultants by dealer, if chosen. */
  people: Record<string, string>
  /** Name typed in step 3 to confirm the transfer. */
  typed: string
  /** Undefined until the run has started. */
  parts?: Part[]
  stopClues: boolean
  /** Undefined until chosen. The default is to cut off only a dealer whose leave date has come. */
  cutOff?: boolean
  cluesStopped: boolean
}

const FRESH: TransferDraft = {
  step: 0,
  query: '',
  scope: 'all',
  picked: [],
  targets: [],
  rule: 'even',
  ratios: {},
  bySeries: {},
  byHand: {},
  people: {},
  typed: '',
  stopClues: true,
  cluesStopped: false,
}

/**
 * Draft of a dealer's transfer for the current user. Saved on every change, so that a reload, an expired session or a
 * failure loses nothing.
 */
export const transferDraft = (dealerCode: string) => {
  const item = draftOf(`transfer.${dealerCode}`)
  return {
    read: (): TransferDraft => ({ ...FRESH, ...item.get() }),
    write: (draft: TransferDraft) => item.set({ ...draft }, DRAFT_LIFE_MS),
    remove: () => item.remove(),
  }
}
