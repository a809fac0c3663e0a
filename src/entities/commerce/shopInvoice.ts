import { entity, f, type RowOf } from '../field'
import { shopInvoiceStatus, shopInvoiceType } from './shopOrderEnums'

export const shopInvoice = entity('shopInvoice', {
  id: f.id(),
  invoiceType: f.enum(shopInvoiceType),
  invoiceTitle: f.text(),
  taxNo: f.text(),
  amount: f.money(),
  invoiceNo: f.text(),
  fileUrl: f.file(),
  status: f.status(shopInvoiceStatus),
})
export type ShopInvoice = RowOf<typeof shopInvoice>
