import { entity, enumeration, f, type RowOf } from '../field'
import type { Region } from '../shared/region'

export const chargeType = enumeration('chargeType', { pieces: 1, weight: 2, volume: 3, free: 4 })
export const freeType = enumeration('freeType', { never: 0, amount: 1, pieces: 2, both: 3 })

export const freight = entity('freight', {
  id: f.id(),
  freightName: f.text({ required: true, min: 2, max: 20 }),
  chargeType: f.enum(chargeType, { required: true }),
  addressName: f.ref({ required: true }),
  supplierName: f.ref(),
  rules: f.json(),
  freeAmount: f.money(),
  noSendRegions: f.refs(),
  noSendText: f.text({ max: 30 }),
  defaultFlag: f.switch(),
  goodsCount: f.integer(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})

/** Rule of a template. The first one is the default for all other regions. */
export const freightRule = entity('freightRule', {
  rowNo: f.integer(),
  regions: f.refs(),
  firstUnit: f.number({ required: true }),
  firstFee: f.money({ required: true }),
  nextUnit: f.number({ required: true }),
  nextFee: f.money({ required: true }),
  freeType: f.enum(freeType),
  freeValue: f.number({ required: true }),
  freePieces: f.integer({ required: true, min: 1, max: 999 }),
})

export type FreightRegion = Pick<Region, 'code' | 'name'>
export interface FreightRule extends Omit<RowOf<typeof freightRule>, 'regions'> {
  regions: FreightRegion[]
}
/** The ids of the sender address and the supplier are sent with their names. */
export interface Freight extends Omit<RowOf<typeof freight>, 'rules' | 'noSendRegions'> {
  addressId: string
  supplierId: string
  rules: FreightRule[]
  /** Undefined if the server does not send them, which does not mean that there are none. */
  noSendRegions?: FreightRegion[]
}
