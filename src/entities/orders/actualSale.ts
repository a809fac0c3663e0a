import { entity, f, type RowOf } from '../field'
import type { Place } from '../shared/place'
import { atsApplyState, atsStatus, saleType } from './atsEnums'
import type { AtsInvoice } from './atsInvoice'
import type { AtsOwner } from './atsOwner'
import type { Transfer } from './transfer'

/** Actual sale (ATS): a car that a dealer reports as sold to its owner. */
export const actualSale = entity('actualSale', {
  id: f.id(),
  atsNo: f.text(),
  vin: f.text({ required: true, max: 17 }),
  seriesName: f.ref(),
  modelName: f.text(),
  colorName: f.text(),
  customerName: f.text({ required: true, max: 50 }),
  phone: f.phone({ required: true, rule: 'mobile' }),
  saleType: f.enum(saleType, { required: true }),
  dealPrice: f.money({ required: true, sortable: true }),
  saleDate: f.date({ required: true, sortable: true }),
  areaName: f.text(),
  dealerName: f.dealer(),
  consultantName: f.user({ required: true }),
  infoRate: f.percent(),
  status: f.status(atsStatus),
  applyState: f.status(atsApplyState),
  rejectReason: f.text(),
  createTime: f.dateTime({ sortable: true }),
  submitTime: f.dateTime({ sortable: true }),
})

export interface ActualSale extends RowOf<typeof actualSale> {
  dealerCode: string
  seriesCode: string
  consultantId: string
}

export interface VoidApplication {
  remark: string
  images: string[]
  createBy: string
  createTime: string
}

/**
 * Actual sale with its owner, its invoice, the transfers of its car, newest first, and the warnings for a reviewer.
 */
export interface SaleDetail extends ActualSale, Omit<AtsOwner, 'atsId' | 'region'>, Omit<AtsInvoice, 'atsId'>, Place {
  insuranceCompanyId: string
  guidePrice: string
  arriveDate: string
  /** Number of sales in 90 days with the same phone number. */
  phoneCount: number
  /** Dealer the car was shipped to, if it is a different one. */
  shippedDealerName: string
  /** Transfer in progress, or the last one. */
  transfer: Transfer | null
  transfers: Transfer[]
  voidApply: VoidApplication | null
}
