import { entity, enumeration, f, type RowOf } from '../field'

export const insuranceType = enumeration('insuranceType', { compulsory: 1, commercial: 2, accident: 3, warranty: 4 })
export const coopType = enumeration('coopType', { national: 1, regional: 2, dealer: 3 })
export const insurerStatus = enumeration('insurerStatus', {
  active: [1, 'success'],
  paused: [2, 'warning'],
  ended: 0,
})

export const ALL_PROVINCES = 31
/** Service numbers of insurers: 95xxx, 400, landline or mobile. */
export const SERVICE_PHONE = /^(95\d{3}|400-?\d{3}-?\d{4}|0\d{2,3}-?\d{7,8}|1[3-9]\d{9})$/
export const INSURER_CODE = /^[A-Z0-9]{2,20}$/
export const MAX_COOP_YEARS = 10

export const insuranceCompany = entity('insuranceCompany', {
  id: f.id(),
  companyCode: f.text({ required: true, min: 2, max: 20 }),
  companyName: f.text({ required: true, min: 4, max: 50 }),
  shortName: f.text({ required: true, min: 2, max: 10 }),
  logo: f.image({ required: true }),
  coopType: f.enum(coopType, { required: true }),
  provinceNames: f.refs({ required: true }),
  products: f.multi(insuranceType, { required: true }),
  hotline: f.text({ required: true }),
  claimPhone: f.text({ required: true }),
  contactName: f.text({ min: 2, max: 20 }),
  contactPhone: f.phone({ rule: 'mobile' }),
  email: f.email({ rule: 'email' }),
  quoteUrl: f.url(),
  startTime: f.date({ required: true }),
  endTime: f.date({ required: true, sortable: true }),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  status: f.status(insurerStatus),
  remark: f.longtext({ max: 200 }),
  updateTime: f.dateTime({ sortable: true }),
})
export type InsuranceCompany = RowOf<typeof insuranceCompany>
