import { entity, f, type RowOf } from '../field'
import { materialKind } from './label'
import { materialShelf } from './posterEnums'

/** Material that is or can be linked to a promotion. Without a title it was deleted elsewhere. */
export const promotionMaterial = entity('promotionMaterial', {
  materialId: f.id(),
  materialType: f.enum(materialKind),
  cover: f.image(),
  title: f.text(),
  labels: f.tags(),
  seriesName: f.ref(),
  shareCount: f.integer({ sortable: true }),
  sort: f.integer(),
  status: f.status(materialShelf),
  createTime: f.dateTime(),
})
export interface PromotionMaterial extends RowOf<typeof promotionMaterial> {}
