import { entity, f, type RowOf } from '../field'
import { dealerLevel, dealerStatus, deptType, enableStatus, shopType } from './enums'

/** A dealer, as pickers and lists name it. */
export const dealer = entity('dealer', {
  id: f.id(),
  dealerCode: f.text({ max: 12 }),
  dealerName: f.text({ required: true, max: 50 }),
  dealerLevel: f.enum(dealerLevel),
  shopType: f.enum(shopType),
  groupCode: f.ref(),
  areaName: f.ref({ required: true }),
  provinceName: f.text(),
  cityName: f.text(),
  countyName: f.text(),
  status: f.status(dealerStatus),
})
export interface Dealer extends RowOf<typeof dealer> {}

/** A department of the headquarters organisation. */
export const department = entity('department', {
  id: f.id(),
  parentId: f.ref(),
  deptName: f.text(),
  deptType: f.enum(deptType),
  status: f.status(enableStatus),
})
export interface Department extends RowOf<typeof department> {
  children?: Department[]
}
