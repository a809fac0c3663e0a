import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { ActualSale } from '@/entities/orders/actualSale'
import { atsApplyState as applied, atsStatus as states } from '@/entities/orders/atsEnums'
import { toMillis } from '@/lib/time'

/** What an actual sale is, as far as its state decides what can be done with it. */
export type SaleState = Pick<ActualSale, 'status' | 'applyState' | 'consultantId' | 'createTime'>

/** What is reviewed of a sale: the sale itself, a transfer, or that it is voided. */
export type BizType = 'ats' | 'transfer' | 'atsVoid'

const DAY = 86_400_000
const LATE_DAYS = 7

/** Whether the sale may still be completed. */
export const isOpen = ({ status }: SaleState): boolean => is(status, states.incomplete, states.rejected)
/** Whether it waits to be completed for more than a week. */
export const isLate = ({ status, createTime }: SaleState): boolean =>
  is(status, states.incomplete) && Date.now() - (toMillis(createTime) ?? Date.now()) > LATE_DAYS * DAY
export const mayTransfer = ({ status, applyState }: SaleState): boolean =>
  is(status, states.confirmed) && is(applyState, applied.none, applied.transferRejected)
export const mayVoid = ({ status, applyState }: SaleState): boolean =>
  is(status, states.confirmed) && is(applyState, applied.none)
/** Whether its transfer is passed and waits to be carried out. */
export const isPassed = ({ applyState }: SaleState): boolean => is(applyState, applied.transferPassed)

/** What of a sale waits in the showroom. */
const inShowroom = ({ status, applyState }: SaleState): BizType | undefined =>
  is(status, states.showroom)
    ? 'ats'
    : is(applyState, applied.transferShowroom)
      ? 'transfer'
      : is(applyState, applied.voidShowroom)
        ? 'atsVoid'
        : undefined
const atHeadquarters = ({ status, applyState }: SaleState): BizType | undefined =>
  is(status, states.headquarters)
    ? 'ats'
    : is(applyState, applied.transferHeadquarters)
      ? 'transfer'
      : is(applyState, applied.voidHeadquarters)
        ? 'atsVoid'
        : undefined

/** What the applicant can take back: a sale or an application that no headquarters has seen yet. */
export const withdrawable = inShowroom

/** What of a sale waits for the review of whoever looks on: headquarters', or that of the dealer's showroom. */
export const reviewable = (row: SaleState, { head, dealer }: Viewer): BizType | undefined =>
  head ? atHeadquarters(row) : dealer ? inShowroom(row) : undefined
/** The right that this review takes. */
export const reviewRight = ({ head }: Viewer) => (head ? 'ats.hqReview' : 'ats.showroomReview')
/** Whether the sale is the viewer's own, which somebody else has to review. */
export const isOwn = ({ consultantId }: SaleState, { id }: Viewer): boolean => id !== '' && consultantId === id
/** Whether somebody of a dealer looks on: headquarters and groups only read. */
export const isStaff = ({ dealer, second }: Viewer): boolean => dealer || second
