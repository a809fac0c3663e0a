import { entity, f, type RowOf } from '../field'
import { regionLevel } from './enums'

/** A province, city or county of the state; its code has 6 digits. */
export const region = entity('region', {
  code: f.id(),
  name: f.text(),
  level: f.enum(regionLevel),
  parentCode: f.ref(),
  pinyin: f.text(),
  areaName: f.ref(),
  dealerCount: f.integer(),
})
export interface Region extends RowOf<typeof region> {}
/** A region with those of the next level below it. */
export interface RegionNode extends Region {
  children?: RegionNode[]
}
