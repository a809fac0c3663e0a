import { entity, enumeration, f, type RowOf } from '../field'
import type { GeoPoint } from '../shared/place'

export const picksendKind = enumeration('picksendKind', { pickUp: 1, delivery: 2, bothWays: 3 })
export const picksendProvider = enumeration('picksendProvider', { own: 1, driver: 2, flatbed: 3 })
export const picksendPayer = enumeration('picksendPayer', { benefit: 1, customer: 2, dealer: 3, points: 4 })
export const picksendStatus = enumeration('picksendStatus', {
  toDispatch: [1, 'warning'],
  assigned: [2, 'processing'],
  pickingUp: [3, 'processing'],
  atDealer: [4, 'processing'],
  returning: [5, 'processing'],
  done: [6, 'success'],
  incident: [7, 'error'],
  cancelled: 9,
})
export const legType = enumeration('legType', { pickUp: 1, delivery: 2 })

/** Pick-up of a customer's car, its return, or both. Only the dealer's and the drivers' apps change its status. */
export const picksendOrder = entity('picksendOrder', {
  id: f.id(),
  orderNo: f.id({ max: 32 }),
  serviceKind: f.enum(picksendKind),
  customerName: f.realName(),
  phone: f.phone(),
  plate: f.text(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  reserveNo: f.ref(),
  pickAddress: f.text(),
  returnAddress: f.text(),
  appointTime: f.dateTime({ sortable: true }),
  provider: f.enum(picksendProvider),
  driverName: f.text(),
  feeAmount: f.money({ sortable: true }),
  payer: f.enum(picksendPayer),
  score: f.number({ sortable: true }),
  status: f.status(picksendStatus),
  createTime: f.dateTime({ sortable: true }),
  finishTime: f.dateTime(),
})
export interface PicksendOrder extends RowOf<typeof picksendOrder> {
  areaName: string
  dealerCode: string
  reserveId: string
}

export const picksendLeg = entity('picksendLeg', {
  id: f.id(),
  legType: f.enum(legType),
  carPlate: f.text(),
  driverName: f.text(),
  driverPhone: f.phone(),
  departTime: f.dateTime(),
  arriveTime: f.dateTime(),
  distance: f.number(),
  startMileage: f.integer(),
  endMileage: f.integer(),
  energyLevel: f.percent({ decimals: 0 }),
  images: f.images(),
  signImage: f.image(),
})
export type PicksendLeg = RowOf<typeof picksendLeg>

export const picksendNode = entity('picksendNode', {
  id: f.id(),
  title: f.text(),
  createTime: f.dateTime(),
  userName: f.text(),
  location: f.geo(),
  remark: f.text(),
})
export interface PicksendNode extends Omit<RowOf<typeof picksendNode>, 'location'> {
  location?: GeoPoint
}

export const picksendCost = entity('picksendCost', {
  freeKm: f.number(),
  extraKm: f.number(),
  kmPrice: f.money(),
  distance: f.number(),
  minPhotos: f.integer(),
  dealerPhone: f.phone(),
  dealerAddress: f.text(),
  comment: f.longtext(),
})

/** Order with its legs in order and its timeline, newest first. */
export interface PicksendDetail extends PicksendOrder, RowOf<typeof picksendCost> {
  legs: PicksendLeg[]
  nodes: PicksendNode[]
  pickLocation?: GeoPoint
  dealerLocation?: GeoPoint
  returnLocation?: GeoPoint
}
