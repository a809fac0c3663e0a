import { entity, enumeration, f, type RowOf } from '../field'
import { shelfStatus } from './shared'

export const qaaCategory = enumeration('qaaCategory', {
  buying: 1,
  driving: 2,
  charging: 3,
  connected: 4,
  service: 5,
  shop: 6,
  account: 7,
  other: 9,
})

export const qaa = entity('qaa', {
  id: f.id(),
  title: f.text({ required: true, min: 4, max: 50 }),
  content: f.richtext({ required: true }),
  category: f.enum(qaaCategory, { required: true }),
  seriesNames: f.refs(),
  keywords: f.tags(),
  hotFlag: f.switch(),
  viewCount: f.count({ sortable: true }),
  usefulCount: f.count(),
  uselessCount: f.count(),
  usefulRate: f.percent({ sortable: true }),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  status: f.status(shelfStatus),
  createTime: f.dateTime(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Qaa extends RowOf<typeof qaa> {
  seriesCodes: string[]
}
export interface VoteDay {
  date: string
  usefulCount: number
  uselessCount: number
}
export interface QaaPage extends Qaa {
  votes: VoteDay[]
}
