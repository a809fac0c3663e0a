import { entity, enumeration, f, type RowOf } from '../field'

export const labelStatus = enumeration('labelStatus', { disabled: 0, enabled: [1, 'success'] })
export const materialKind = enumeration('materialKind', { article: 1, video: 2, poster: 3, promotion: 4, activity: 5 })

export const labelType = entity('labelType', {
  code: f.id(),
  name: f.text(),
  multiFlag: f.switch(),
  labelCount: f.integer(),
})
export interface LabelType extends RowOf<typeof labelType> {
  labels: OfferedLabel[]
}

export const label = entity('label', {
  id: f.id(),
  labelName: f.text({ required: true, max: 10 }),
  typeCode: f.ref({ required: true }),
  kinds: f.multi(materialKind, { required: true }),
  seriesName: f.ref(),
  color: f.text({ required: true, max: 7 }),
  sort: f.integer({ required: true, min: 0, max: 999, sortable: true }),
  useCount: f.integer({ sortable: true }),
  status: f.status(labelStatus),
  remark: f.longtext({ max: 100 }),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Label extends RowOf<typeof label> {
  usedKinds: number[]
  seriesCode: string
}
export type LabelTag = Pick<Label, 'id' | 'labelName' | 'color' | 'status'>
/** Selectable label; one tied to a series only appears with that series. */
export type OfferedLabel = Pick<Label, 'id' | 'labelName' | 'color' | 'seriesCode'>
