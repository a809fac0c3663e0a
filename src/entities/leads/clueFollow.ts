import { entity, f, type RowOf } from '../field'
import { clueLevel, followResult, followType } from './enums'

export const clueFollow = entity('clueFollow', {
  followId: f.id(),
  clueId: f.ref(),
  followTime: f.dateTime(),
  followType: f.enum(followType),
  result: f.enum(followResult),
  clueLevel: f.enum(clueLevel),
  content: f.longtext(),
  nextFollowTime: f.dateTime(),
  recordUrl: f.file(),
  saleUserName: f.user(),
})
export interface ClueFollow extends RowOf<typeof clueFollow> {}
