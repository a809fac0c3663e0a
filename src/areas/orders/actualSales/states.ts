import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { ActualSale } from '@/entities/orders/actualSale'
import { atsApplyState as applied, atsStatus as states } from '@/entities/orders/atsEnums'
import { toMillis } from '@/lib/time'

export type SaleState = Pick<ActualSale, 'status' | 'applyState' | 'consultantId' | 'createTime'>

/** Subject of a review: the sale, a transfer, or a void. */
export type BizType = 'ats' | 'transfer' | 'atsVoid'

const DAY = 86_400_000
const LATE_DAYS = 7

export const isOpen = ({ status }: SaleState): boolean => is(status, states.incomplete, states.rejected)
/** True if it has been incomplete for more than a week. */
export const isLate = ({ status, createTime }: SaleState): boolean =>
  is(status, states.incomplete) && Date.now() - (toMillis(createTime) ?? Date.now()) > LATE_DAYS * DAY
export const mayTransfer = ({ status, applyState }: SaleState): boolean =>
  is(status, states.confirmed) && is(applyState, applied.none, applied.transferRejected)
export const mayVoid = ({ status, applyState }: SaleState): boolean =>
  is(status, states.confirmed) && is(applyState, applied.none)
/** True if its transfer is approved but not completed. */
export const isPassed = ({ applyState }: SaleState): boolean => is(applyState, applied.transferPassed)

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

/** Returns the subject that the applicant can withdraw, because it has not reached headquarters yet. */
export const withdrawable = inShowroom

/** Returns the subject that waits for the viewer's review, at headquarters or in the showroom. */
export const reviewable = (row: SaleState, { head, dealer }: Viewer): BizType | undefined =>
  head ? atHeadquarters(row) : dealer ? inShowroom(row) : undefined
export const reviewRight = ({ head }: Viewer) => (head ? 'ats.hqReview' : 'ats.showroomReview')
/** True if it is the viewer's own sale, which another user has to review. */
export const isOwn = ({ consultantId }: SaleState, { id }: Viewer): boolean => id !== '' && consultantId === id
/** True for users of a dealer; headquarters and groups only read. */
export const isStaff = ({ dealer, second }: Viewer): boolean => dealer || second
