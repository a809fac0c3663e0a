import { entity, f, type RowOf } from '../field'
import { bankAcctType, merType, occupation, prorateAccountState, prorateStatus } from './prorateEnums'

export const prorateAccount = entity('prorateAccount', {
  id: f.id(),
  applyNo: f.id(),
  dealerCode: f.text(),
  dealerName: f.dealer({ required: true }),
  areaName: f.text(),
  merType: f.enum(merType, { required: true }),
  merchantNo: f.id(),
  shopName: f.text({ required: true, min: 2, max: 50 }),
  licenseNo: f.text({ required: true }),
  legalName: f.text({ required: true, min: 2, max: 30 }),
  legalPhone: f.phone({ required: true, rule: 'mobile' }),
  bankAcctType: f.enum(bankAcctType, { required: true }),
  bankAcctName: f.text({ required: true, max: 50 }),
  bankAcctNo: f.text({ required: true }),
  bankName: f.text({ required: true }),
  status: f.status(prorateStatus),
  accountState: f.status(prorateAccountState),
  failReason: f.longtext(),
  createTime: f.dateTime({ sortable: true }),
  successTime: f.dateTime({ sortable: true }),
})
export const prorateProfile = entity('prorateProfile', {
  licenseDeadline: f.date({ required: true }),
  shopRegion: f.json({ required: true }),
  shopAddress: f.text({ required: true, min: 5, max: 100 }),
  servicePhone: f.text({ required: true, rule: 'hotline' }),
  legalIdNo: f.text({ required: true }),
  legalIdDeadline: f.date({ required: true }),
  legalEmail: f.email({ rule: 'email' }),
  legalOccupation: f.enum(occupation, { required: true }),
  shareholderName: f.text({ required: true, min: 2, max: 30 }),
  shareholderIdNo: f.text({ required: true }),
  shareholderDeadline: f.date({ required: true }),
  shareholderAddress: f.text({ required: true, min: 5, max: 100 }),
  beneficiaries: f.json(),
  bankNo: f.text({ required: true }),
  pictures: f.json(),
})

export interface ProrateAccount extends RowOf<typeof prorateAccount> {}
