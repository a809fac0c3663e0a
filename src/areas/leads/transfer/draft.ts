import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'

export const RULES = ['ratio', 'even', 'series', 'hand'] as const
export type Rule = (typeof RULES)[number]

export interface Part {
  dealerCode: string
  saleUserId: string
  left: string[]
  done: number
  failed: Record<string, string>
}

/** Complete state of a transfer. Fits into session storage with 10,000 leads. */
export interface TransferDraft {
  step: number
  query: string
  scope: 'all' | 'some'
  picked: string[]
  targets: string[]
  rule: Rule
  ratios: Record<string, number | null>
  bySeries: Record<string, string>
  byHand: Record<string, string>
  people: Record<string, string>
  typed: string
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
