import type { SaleInput } from '@/api/orders/ats'
import { is } from '@/entities/field'
import type { ActualSale, SaleDetail } from '@/entities/orders/actualSale'
import type { AtsInvoice } from '@/entities/orders/atsInvoice'
import type { AtsOwner } from '@/entities/orders/atsOwner'
import { placeOf } from '@/entities/shared/place'
import { isGiven } from '@/lib/given'

export type SaleForm = Pick<
  ActualSale,
  'saleType' | 'dealPrice' | 'saleDate' | 'consultantId' | 'customerName' | 'phone'
> &
  Omit<AtsOwner, 'atsId'> &
  Omit<AtsInvoice, 'atsId'>

/** Returns a code; undefined if the server sent 0 or '' for no choice. */
const chosen = <C>(code: C): C | undefined => (isGiven(code) && !is<unknown>(code, 0) ? code : undefined)

export const formOf = (row: SaleDetail): Partial<SaleForm> => ({
  saleType: chosen(row.saleType),
  payType: chosen(row.payType),
  saleDate: row.saleDate || undefined,
  dealPrice: row.dealPrice,
  consultantId: row.consultantId,
  ownerType: chosen(row.ownerType),
  customerName: row.customerName,
  idType: chosen(row.idType),
  idNo: row.idNo,
  contactName: row.contactName,
  phone: row.phone,
  sex: chosen(row.sex),
  birthday: row.birthday || undefined,
  region: placeOf(row),
  address: row.address,
  purpose: chosen(row.purpose),
  buyTimes: chosen(row.buyTimes),
  focus: row.focus,
  invoiceNo: row.invoiceNo,
  invoiceCode: row.invoiceCode,
  invoiceDate: row.invoiceDate || undefined,
  invoiceAmount: row.invoiceAmount,
  priceRemark: row.priceRemark,
  invoiceImage: row.invoiceImage,
  plate: row.plate,
  plateDate: row.plateDate || undefined,
  licenseImage: row.licenseImage,
  insuranceCompany: row.insuranceCompanyId || row.insuranceCompany || undefined,
  deliveryDate: row.deliveryDate || undefined,
  deliveryImages: row.deliveryImages,
})

/** Returns the request body: all values, and '' for those that were removed. */
export const inputOf = (id: string, { region, ...values }: Partial<SaleForm>, before: Partial<SaleForm>): SaleInput => {
  const had = new Map(Object.entries(before))
  const fields = Object.entries(values).flatMap(([key, value]) =>
    isGiven(value) || Array.isArray(value) ? [[key, value]] : isGiven(had.get(key)) ? [[key, '']] : [],
  )
  return { id, ...Object.fromEntries(fields), ...region }
}
