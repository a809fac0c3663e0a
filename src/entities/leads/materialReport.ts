import { entity, f, type RowOf } from '../field'
import { materialType, uploadType } from './enums'
import { type Reach, type Sharer, sharer } from './reach'

/** Material that dealers share, with its results. The dealer is the one that uploaded it. */
export const materialReport = {
  ...entity('materialReport', {
    materialId: f.id(),
    title: f.text(),
    materialType: f.enum(materialType),
    label: f.tags(),
    vehicleType: f.ref(),
    uploadType: f.enum(uploadType),
    createTime: f.dateTime({ sortable: true }),
  }),
  dealerName: sharer.dealerName,
}
export interface MaterialReport
  extends RowOf<typeof materialReport>, Omit<Reach, 'joinCount' | 'retentionCount'>, Pick<Sharer, 'dealerCode'> {}
