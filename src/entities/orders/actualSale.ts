import { entity, f, type RowOf } from '../field'
import type { Place } from '../shared/place'
import { atsApplyState, atsStatus, saleType } from './atsEnums'
import type { AtsInvoice } from './atsInvoice'
import type { AtsOwner } from './atsOwner'
import type { Transfer } from './transfer'

/** An actual sale (ATS): a car that a dealer reports as sold to its owner. */
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

/** A row of actual sales, with the codes of what it names. */
export interface ActualSale extends RowOf<typeof actualSale> {
  dealerCode: string
  seriesCode: string
  consultantId: string
}

/** An application to void a sale. */
export interface VoidApplication {
  remark: string
  images: string[]
  createBy: string
  createTime: string
}

/** All that is known of an actual sale: its owner and invoice, the transfers of its car, the newest first, and what a reviewer is to be warned of. */
export interface SaleDetail extends ActualSale, Omit<AtsOwner, 'atsId' | 'region'>, Omit<AtsInvoice, 'atsId'>, Place {
  insuranceCompanyId: string
  /** What the car costs by the list. */
  guidePrice: string
  /** When the car came to the dealer. */
  arriveDate: string
  /** How many sales the phone was given for in 90 days. */
  phoneCount: number
  /** The dealer that the car was shipped to, where that is another one. */
  shippedDealerName: string
  /** The transfer that is under way, or the last one. */
  transfer: Transfer | null
  transfers: Transfer[]
  voidApply: VoidApplication | null
}
