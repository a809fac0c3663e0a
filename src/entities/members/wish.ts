import { entity, enumeration, f, type RowOf } from '../field'

export const payWay = enumeration('payWay', { cash: 1, loan: 2, lease: 3, open: 0 })
export const wishPlan = enumeration('wishPlan', {
  month: [1, 'error'],
  quarter: [2, 'warning'],
  halfYear: [3, 'processing'],
  open: 4,
})
export const wishSource = enumeration('wishSource', { app: 1, mini: 2, website: 3 })
export const wishStatus = enumeration('wishStatus', {
  wished: [1, 'processing'],
  lead: [2, 'warning'],
  ordered: [3, 'success'],
  withdrawn: 4,
  gone: 5,
})

/** Configured car that a customer saved in the app. */
export const wish = entity('wish', {
  id: f.id(),
  nickname: f.text(),
  customerName: f.text(),
  phone: f.phone(),
  seriesName: f.ref(),
  modelName: f.text(),
  exterior: f.text(),
  interior: f.text(),
  options: f.tags(),
  guidePrice: f.money({ sortable: true }),
  payWay: f.enum(payWay),
  buyPlan: f.enum(wishPlan),
  cityName: f.ref(),
  dealerName: f.dealer(),
  source: f.enum(wishSource),
  clueId: f.id(),
  status: f.status(wishStatus),
  remark: f.longtext(),
  createTime: f.dateTime({ sortable: true }),
  updateTime: f.dateTime(),
})
export interface Wish extends RowOf<typeof wish> {
  /** Colours in hex. */
  exteriorColor: string
  interiorColor: string
}

export const wishOption = entity('wishOption', { id: f.id(), optionName: f.text(), price: f.money() })
export interface WishOption extends RowOf<typeof wishOption> {}

export const wishChange = entity('wishChange', {
  id: f.id(),
  content: f.text(),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export interface WishChange extends RowOf<typeof wishChange> {}

export interface WishDetail extends Wish {
  image: string
  optionPrices: WishOption[]
  history: WishChange[]
}
