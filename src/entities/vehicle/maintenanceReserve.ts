import { entity, enumeration, f, type RowOf } from '../field'

export const serviceType = enumeration('serviceType', {
  firstService: 1,
  service: 2,
  repair: 3,
  bodyPaint: 4,
  recall: 5,
  battery: 6,
  inspection: 7,
  other: 9,
})
export const reserveSource = enumeration('reserveSource', { app: 1, mini: 2, headUnit: 3, hotline: 4, dealer: 5 })
export const reserveStatus = enumeration('reserveStatus', {
  toConfirm: [1, 'warning'],
  confirmed: [2, 'processing'],
  arrived: [3, 'processing'],
  done: [4, 'success'],
  noShow: [5, 'error'],
  declined: 8,
  cancelled: 9,
})
export const reserveAction = enumeration('reserveAction', {
  booked: 1,
  confirmed: 2,
  moved: 3,
  arrived: 4,
  finished: 5,
  noShow: 6,
  declined: 7,
  cancelled: 8,
  reminder: 9,
})

/** States in which a reservation occupies its slot. */
export const TAKES_PLACE = [
  reserveStatus.toConfirm,
  reserveStatus.confirmed,
  reserveStatus.arrived,
  reserveStatus.done,
] as const

/** Reason a dealer declines a reservation, or cancels it on behalf of the customer. */
export const reserveReason = enumeration('reserveReason', {
  full: 1,
  noParts: 2,
  outOfScope: 3,
  byCustomer: 4,
  other: 9,
})

export const maintenanceReserve = entity('maintenanceReserve', {
  id: f.id(),
  reserveNo: f.id(),
  customerName: f.realName(),
  phone: f.phone(),
  plate: f.text(),
  vin: f.id(),
  seriesName: f.ref(),
  mileage: f.integer({ sortable: true }),
  serviceType: f.multi(serviceType),
  packageName: f.text(),
  demand: f.longtext({ max: 200 }),
  dealerName: f.dealer(),
  reserveDate: f.date({ sortable: true }),
  slot: f.text(),
  discount: f.percent({ decimals: 0 }),
  advisorName: f.user(),
  source: f.enum(reserveSource),
  pickupFlag: f.switch(),
  status: f.status(reserveStatus),
  createTime: f.dateTime({ sortable: true }),
})
export interface MaintenanceReserve extends RowOf<typeof maintenanceReserve> {
  dealerCode: string
  seriesCode: string
  advisorId: string
  confirmHours?: number
  /** No-shows of the customer in 90 days, and the limit; 0 means no limit. */
  noShowCount?: number
  noShowLimit?: number
}

export const reserveDecision = entity('reserveDecision', {
  advisorId: f.user({ required: true }),
  reserveDate: f.date({ required: true }),
  slot: f.text({ required: true }),
  reason: f.enum(reserveReason, { required: true }),
  remark: f.longtext({ max: 200 }),
})
export interface ReserveDecision extends RowOf<typeof reserveDecision> {}

export const reserveRecord = entity('reserveRecord', {
  id: f.id(),
  action: f.enum(reserveAction),
  content: f.text(),
  createBy: f.text(),
  createTime: f.dateTime(),
})
export interface ReserveRecord extends RowOf<typeof reserveRecord> {}

/** Reservation with its steps, newest first, and the customer's history if the server sends it. */
export interface MaintenanceReserveDetail extends MaintenanceReserve {
  records: ReserveRecord[]
  earlierCount?: number
  lastServiceDate?: string
  lastServiceMileage?: number
}
