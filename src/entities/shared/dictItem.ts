import { entity, f, type RowOf } from '../field'
import { dictSource, enableStatus } from './enums'

export const dictItem = entity('dictItem', {
  code: f.id(),
  parentCode: f.text(),
  name: f.text(),
  desc: f.text(),
  source: f.enum(dictSource),
  sort: f.integer(),
  h5Flag: f.switch(),
  status: f.status(enableStatus),
})
export interface DictItem extends RowOf<typeof dictItem> {}
