import { entity, enumeration, f, type RowOf } from '../field'

export const rightType = enumeration('rightType', {
  warranty: 1,
  dataPlan: 2,
  charging: 3,
  finance: 4,
  tradeIn: 5,
  maintenance: 6,
  optionPacks: 7,
})
export const equityStatus = enumeration('equityStatus', { off: 0, on: [1, 'success'] })

export const equity = entity('equity', {
  id: f.id(),
  rightCode: f.text(),
  rightName: f.text({ required: true, min: 2, max: 30 }),
  rightType: f.enum(rightType, { required: true }),
  seriesNames: f.refs({ required: true }),
  worth: f.money({ sortable: true }),
  cover: f.image({ required: true }),
  summary: f.text({ required: true, max: 40 }),
  content: f.richtext({ required: true }),
  giveAll: f.switch(),
  quota: f.integer({ min: 0 }),
  usedCount: f.integer(),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  sort: f.integer({ required: true, min: 0, max: 9999 }),
  status: f.status(equityStatus),
  updateBy: f.text(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Equity extends Omit<RowOf<typeof equity>, 'seriesNames'> {
  seriesNames: string[]
  seriesCodes: string[]
}
