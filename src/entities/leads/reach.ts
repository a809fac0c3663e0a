import { entity, f, type RowOf } from '../field'
import { dealer } from '../shared/dealer'
import { clue } from './clue'
import { yesNo } from './enums'

export const reach = entity('reach', {
  viewCount: f.integer(),
  viewUserCount: f.integer(),
  shareCount: f.integer(),
  shareUserCount: f.integer(),
  cardCount: f.integer(),
  consultCount: f.integer(),
  joinCount: f.integer(),
  retentionCount: f.integer(),
  newClueCount: f.integer(),
  dealCount: f.integer(),
})
export interface Reach extends RowOf<typeof reach> {}

export const sharer = {
  ...entity('sharer', { shareUserName: f.user(), dealerName: f.dealer() }),
  dealerCode: dealer.dealerCode,
  shopType: dealer.shopType,
}
export interface Sharer extends RowOf<typeof sharer> {}

/** Result of a visit through a share. `userPhone` is empty without a number, `clueId` without a lead. */
export const outcome = {
  ...entity('outcome', {
    id: f.id(),
    userPhone: f.phone(),
    isNewClue: f.enum(yesNo),
    isDeal: f.enum(yesNo),
    dealName: f.text(),
    dealSeries: f.ref(),
    dealTime: f.dateTime(),
  }),
  clueId: clue.clueId,
}
export interface Outcome extends RowOf<typeof outcome> {}
