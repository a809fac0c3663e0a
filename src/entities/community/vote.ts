import { entity, enumeration, f, type RowOf } from '../field'
import { appSource, joinScope, stageStatus, userType } from './shared'

export const voteType = enumeration('voteType', { text: 1, pictures: 2, video: 3, pk: 4 })
export const selectMode = enumeration('selectMode', { one: 1, several: 2 })
export const voteFrequency = enumeration('voteFrequency', { once: 1, onceADay: 2, threeADay: 3 })
export const resultShow = enumeration('resultShow', { afterVoting: 1, afterEnd: 2, always: 3, never: 4 })
/** Validity of a vote. Repeated votes from one device or address do not count. */
export const voteValid = enumeration('voteValid', { valid: [1, 'success'], abnormal: [0, 'error'] })

/** Vote option; ranked once votes are counted. */
export const voteOption = entity('voteOption', {
  optionId: f.id(),
  optionName: f.text({ required: true, max: 30 }),
  image: f.image(),
  video: f.file(),
  intro: f.text({ max: 200 }),
  sort: f.integer(),
  rank: f.integer(),
  voteCount: f.integer({ sortable: true }),
  voterCount: f.integer({ sortable: true }),
  rate: f.percent(),
})
export type VoteOption = RowOf<typeof voteOption>

export const vote = entity('vote', {
  id: f.id(),
  title: f.text({ required: true, min: 5, max: 40 }),
  cover: f.image(),
  voteType: f.enum(voteType, { required: true }),
  selectMode: f.enum(selectMode, { required: true }),
  maxSelect: f.integer({ required: true, min: 2 }),
  frequency: f.enum(voteFrequency, { required: true }),
  joinScope: f.enum(joinScope, { required: true }),
  resultShow: f.enum(resultShow, { required: true }),
  points: f.points({ min: 0, max: 500 }),
  plateName: f.ref(),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true, sortable: true }),
  content: f.longtext({ max: 500 }),
  options: f.refs({ required: true }),
  joinCount: f.count({ sortable: true }),
  voteCount: f.count({ sortable: true }),
  status: f.status(stageStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
/** Vote with its board by id and name. Has the series if only their owners may vote. */
export interface Vote extends Omit<RowOf<typeof vote>, 'options'> {
  options: VoteOption[]
  plateId: string
  seriesCodes: string[]
  updateTime: string
}

export const voteRecord = entity('voteRecord', {
  recordId: f.id(),
  title: f.ref(),
  optionName: f.tags(),
  nickname: f.ref(),
  phone: f.phone(),
  userType: f.enum(userType),
  seriesName: f.ref(),
  source: f.enum(appSource),
  ipRegion: f.text(),
  points: f.points(),
  status: f.status(voteValid),
  createTime: f.dateTime({ sortable: true }),
})
export interface VoteRecord extends RowOf<typeof voteRecord> {
  voteId: string
}

export const voteResult = entity('voteResult', {
  voteId: f.id(),
  title: f.text(),
  status: f.status(stageStatus),
  joinCount: f.integer(),
  voteCount: f.integer(),
  abnormalCount: f.integer(),
  viewCount: f.integer(),
  joinRate: f.percent(),
  pointsTotal: f.points(),
  asOf: f.dateTime(),
})
export interface CountedOption extends VoteOption {
  abnormalCount?: number
}
/** Votes of a day or an hour, and their number per option. */
export interface VoteSpan {
  time: string
  voteCount?: number
  options: { optionId: string; voteCount?: number }[]
}
export interface VoteResult extends RowOf<typeof voteResult> {
  options: CountedOption[]
  trend: VoteSpan[]
  sources: { source: number; voteCount?: number }[]
  cities: { cityName: string; joinCount?: number }[]
}
