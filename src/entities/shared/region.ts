import { entity, f, type RowOf } from '../field'
import { regionLevel } from './enums'

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
export interface RegionNode extends Region {
  children?: RegionNode[]
}
