import { entity, enumeration, f, type RowOf } from '../field'

/** Whether a label may be given to materials. */
export const labelStatus = enumeration('labelStatus', { disabled: 0, enabled: [1, 'success'] })
/** What carries labels. */
export const materialKind = enumeration('materialKind', { article: 1, video: 2, poster: 3, promotion: 4, activity: 5 })

/** A group of labels, given by the server. */
export const labelType = entity('labelType', {
  code: f.id(),
  name: f.text(),
  multiFlag: f.switch(),
  labelCount: f.integer(),
})
/** A label type with its labels that are switched on. */
export interface LabelType extends RowOf<typeof labelType> {
  labels: OfferedLabel[]
}

/** A label by which articles, videos, posters, promotions and campaigns are found. */
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
  /** The kinds of material that carry it now. */
  usedKinds: number[]
  seriesCode: string
}
/** A label as a material carries it. */
export type LabelTag = Pick<Label, 'id' | 'labelName' | 'color' | 'status'>
/** A label that may be chosen; one of a series only with that. */
export type OfferedLabel = Pick<Label, 'id' | 'labelName' | 'color' | 'seriesCode'>
