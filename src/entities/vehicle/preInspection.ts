import { entity, enumeration, f, type RowOf } from '../field'

export const inspectStatus = enumeration('inspectStatus', {
  checking: [1, 'processing'],
  toConfirm: [2, 'warning'],
  confirmed: [3, 'success'],
  workOrder: [4, 'success'],
  refused: [5, 'error'],
  void: 9,
})
export const carView = enumeration('carView', { front: 'F', rear: 'B', left: 'L', right: 'R', top: 'T' })
export const damageType = enumeration('damageType', {
  scratch: 1,
  dent: 2,
  paintOff: 3,
  broken: 4,
  rust: 5,
  missing: 6,
})

/** Damage mark on the outline of a car; `x` and `y` in % of the view. */
export const damageMark = entity('damageMark', {
  id: f.id(),
  view: f.enum(carView),
  x: f.percent(),
  y: f.percent(),
  damageType: f.enum(damageType),
  images: f.images(),
})
export interface DamageMark extends RowOf<typeof damageMark> {}

/** Walk-round check sheet of an incoming car, written by the dealer's app. */
export const preInspection = entity('preInspection', {
  id: f.id(),
  inspectNo: f.text(),
  reserveNo: f.ref(),
  customerName: f.realName(),
  phone: f.phone(),
  plate: f.text(),
  vin: f.id(),
  seriesName: f.ref(),
  mileage: f.integer({ sortable: true }),
  energyLevel: f.percent({ decimals: 0 }),
  dealerName: f.dealer(),
  advisorName: f.user(),
  demand: f.longtext(),
  damages: f.json(),
  abnormalCount: f.integer({ sortable: true }),
  quoteAmount: f.money({ sortable: true }),
  signImage: f.image(),
  status: f.status(inspectStatus),
  createTime: f.dateTime({ sortable: true }),
  confirmTime: f.dateTime({ sortable: true }),
})
export interface PreInspection extends RowOf<typeof preInspection> {
  damages: DamageMark[]
  dealerCode: string
  seriesCode: string
  advisorId: string
  reserveId: string
  refuseReason: string
}
