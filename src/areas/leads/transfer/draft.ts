import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'

/** How leads are shared out among targets. */
export const RULES = ['ratio', 'even', 'series', 'hand'] as const
export type Rule = (typeof RULES)[number]

/** The leads of one target: those still to be sent, how many went well, and why which others did not. */
export interface Part {
  dealerCode: string
  saleUserId: string
  left: string[]
  done: number
  failed: Record<string, string>
}

/** All that is typed, chosen and done in a transfer. Small enough for the storage of a tab with 10,000 leads. */
export interface TransferDraft {
  step: number
  /** Filters and page of the leads in step 1, as an address has them. */
  query: string
  scope: 'all' | 'some'
  picked: string[]
  targets: string[]
  rule: Rule
  /** Percent by dealer, where typed. */
  ratios: Record<string, number | null>
  /** Dealer by series, where chosen. */
  bySeries: Record<string, string>
  /** Dealer by lead, once a lead was moved by hand. */
  byHand: Record<string, string>
  /** Consultant by dealer, where chosen. */
  people: Record<string, string>
  typed: string
  parts?: Part[]
  stopClues: boolean
  /** Undefined while nobody chose: then only a dealer whose leave date has come is cut off. */
  cutOff?: boolean
  /** Already done in step 5. */
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

/** The draft of a dealer's transfer for who is signed in now: kept at every change, so that a reload, the end of the session or a failure costs nothing. */
export const transferDraft = (dealerCode: string) => {
  const item = draftOf(`transfer.${dealerCode}`)
  return {
    read: (): TransferDraft => ({ ...FRESH, ...item.get() }),
    write: (draft: TransferDraft) => item.set({ ...draft }, DRAFT_LIFE_MS),
    remove: () => item.remove(),
  }
}
