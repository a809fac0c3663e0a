import { entity, f, type RowOf } from '../field'
import { salePayType } from './atsEnums'

export const atsInvoice = entity('atsInvoice', {
  atsId: f.ref(),
  payType: f.enum(salePayType, { required: true }),
  invoiceNo: f.text({ required: true, max: 20 }),
  invoiceCode: f.text({ max: 12 }),
  invoiceDate: f.date({ required: true }),
  invoiceAmount: f.money({ required: true }),
  priceRemark: f.text({ max: 100 }),
  invoiceImage: f.image({ required: true }),
  plate: f.text({ max: 8 }),
  plateDate: f.date(),
  licenseImage: f.image(),
  insuranceCompany: f.ref(),
  deliveryDate: f.date(),
  deliveryImages: f.images({ max: 6 }),
})
export interface AtsInvoice extends RowOf<typeof atsInvoice> {}
