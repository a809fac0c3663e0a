import { is } from '@/entities/field'
import { ownerIdType, ownerType } from '@/entities/orders/atsEnums'
import { birthdayOf, isCreditCode, isCreditCodeShaped, isIdNo, isIdNoShaped } from '@/lib/checkDigits'
import { isPlate, isInvoiceNo } from '@/lib/plate'
import { toCents } from '@/lib/money'

export const SECTIONS = ['car', 'owner', 'invoice', 'delivery'] as const
export type Section = (typeof SECTIONS)[number]

/** Fields required for submission, by section. A company contact and a price reason are also required if they apply. */
const NEEDS = {
  car: ['saleType', 'payType', 'saleDate', 'dealPrice', 'consultantId'],
  owner: [
    'ownerType',
    'customerName',
    'idType',
    'idNo',
    'phone',
    'provinceCode',
    'address',
    'purpose',
    'buyTimes',
    'focus',
  ],
  invoice: ['invoiceNo', 'invoiceDate', 'invoiceAmount', 'invoiceImage'],
  delivery: [],
} as const satisfies Record<Section, readonly string[]>

/** Values of a sale for its rules, from a form or from the server. */
export interface SaleValues {
  [key: string]: unknown
}
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : words(value) !== '' && words(value) !== '0'

export const missingOf = (values: SaleValues): Record<Section, string[]> => ({
  car: NEEDS.car.filter((key) => !isThere(values[key])),
  owner: [
    ...NEEDS.owner.filter((key) => !isThere(values[key])),
    ...(is(values.ownerType, ownerType.company) && !isThere(values.contactName) ? ['contactName'] : []),
  ],
  invoice: [
    ...NEEDS.invoice.filter((key) => !isThere(values[key])),
    ...(pricesDiffer(values.dealPrice, values.invoiceAmount) && !isThere(values.priceRemark) ? ['priceRemark'] : []),
    ...(words(values.invoiceNo).length === 8 && !isThere(values.invoiceCode) ? ['invoiceCode'] : []),
  ],
  delivery: [],
})

/** Fields that count for the completeness of a sale. */
const COUNTED = [
  ...['saleType', 'payType', 'saleDate', 'dealPrice', 'customerName', 'phone', 'idType', 'idNo', 'provinceCode'],
  ...['address', 'purpose', 'buyTimes', 'focus', 'invoiceNo', 'invoiceDate', 'invoiceAmount', 'invoiceImage'],
  ...['plate', 'plateDate', 'licenseImage', 'insuranceCompany', 'deliveryDate', 'deliveryImages'],
]
const countOf = (values: SaleValues): number => COUNTED.filter((key) => isThere(values[key])).length
/**
 * Returns the completeness in percent during input: the `saved` rate of the server, corrected by the fields filled or
 * emptied since.
 */
export const infoRateOf = (saved: number, before: SaleValues, now: SaleValues): number =>
  Math.min(100, Math.max(0, Math.round(saved + ((countOf(now) - countOf(before)) / COUNTED.length) * 100)))

/** True if both amounts are known and differ. */
export const pricesDiffer = (one: unknown, other: unknown): boolean => {
  const [a, b] = [toCents(one), toCents(other)]
  return a !== undefined && b !== undefined && a !== b
}

export type Fault =
  | 'checkDigit'
  | 'idNo'
  | 'creditCode'
  | 'idLength'
  | 'plate'
  | 'invoiceNo'
  | 'invoiceCode'
  | 'underAge'

export const idTypesOf = (type: unknown): readonly number[] =>
  is(type, ownerType.company)
    ? [ownerIdType.creditCode]
    : [ownerIdType.idCard, ownerIdType.passport, ownerIdType.permit, ownerIdType.officer]

export const idError = (type: unknown, number: string): Fault | undefined => {
  if (is(type, ownerIdType.idCard)) return isIdNo(number) ? undefined : isIdNoShaped(number) ? 'checkDigit' : 'idNo'
  if (is(type, ownerIdType.creditCode))
    return isCreditCode(number) ? undefined : isCreditCodeShaped(number) ? 'checkDigit' : 'creditCode'
  return [...number].length < 5 || [...number].length > 20 ? 'idLength' : undefined
}
export const plateError = (plate: string): Fault | undefined => (plate === '' || isPlate(plate) ? undefined : 'plate')
export const invoiceError = (number: string): Fault | undefined =>
  number === '' || isInvoiceNo(number) ? undefined : 'invoiceNo'
/** Validates the invoice code: twelve digits, and optional unless the invoice number has eight. */
export const invoiceCodeError = (code: string, number: string): Fault | undefined =>
  (code === '' && number.length !== 8) || /^\d{12}$/.test(code) ? undefined : 'invoiceCode'

const ADULT = 18
export const isAdult = (birthday: string, today: string): boolean =>
  `${Number(birthday.slice(0, 4)) + ADULT}${birthday.slice(4)}` <= today
/** Returns the birthday from a valid identity card number; undefined for other identity types. */
export const bornBy = (type: unknown, number: string): string | undefined =>
  is(type, ownerIdType.idCard) && isIdNo(number) ? birthdayOf(number) : undefined
