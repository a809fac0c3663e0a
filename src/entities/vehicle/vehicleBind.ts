import { entity, enumeration, f, type RowOf } from '../field'

export const certType = enumeration('certType', { invoice: 1, licence: 2, sale: 3, staff: 4 })
export const unbindType = enumeration('unbindType', {
  owner: 1,
  usedCar: 2,
  lostNumber: 3,
  wrongBinding: 4,
  scrapped: 5,
  transfer: 6,
})
export const carBindStatus = enumeration('carBindStatus', {
  bound: [1, 'success'],
  toReview: [2, 'warning'],
  unbinding: [3, 'processing'],
  unbound: 4,
  failed: [5, 'error'],
})

export const DECISION = { pass: 1, refuse: 2 } as const

/** Binding of a car to its owner's account, with the request to end it. */
export const vehicleBind = entity('vehicleBind', {
  id: f.id(),
  vin: f.text(),
  plate: f.text(),
  seriesName: f.ref(),
  userName: f.realName(),
  phone: f.phone(),
  userId: f.text(),
  certType: f.enum(certType),
  certImages: f.images(),
  bindTime: f.dateTime({ sortable: true }),
  dealerName: f.dealer(),
  applyType: f.enum(unbindType, { required: true }),
  reason: f.longtext({ required: true, min: 5, max: 200 }),
  images: f.images({ required: true, max: 6 }),
  applyTime: f.dateTime({ sortable: true }),
  authCount: f.integer(),
  status: f.status(carBindStatus),
  remark: f.longtext({ max: 200 }),
  tspResult: f.text(),
  tspTime: f.dateTime(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface VehicleBind extends RowOf<typeof vehicleBind> {
  seriesCode: string
}
