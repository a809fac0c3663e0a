import { entity, enumeration, f, type RowOf } from '../field'
import { appSource, joinScope, stageStatus, userType } from './shared'

/** What the options of a vote are; `pk` sets two against each other. */
export const voteType = enumeration('voteType', { text: 1, pictures: 2, video: 3, pk: 4 })
export const selectMode = enumeration('selectMode', { one: 1, several: 2 })
/** How often somebody may vote. */
export const voteFrequency = enumeration('voteFrequency', { once: 1, onceADay: 2, threeADay: 3 })
/** When voters see the result. */
export const resultShow = enumeration('resultShow', { afterVoting: 1, afterEnd: 2, always: 3, never: 4 })
/** Whether a vote counts: what one device or address sends again and again does not. */
export const voteValid = enumeration('voteValid', { valid: [1, 'success'], abnormal: [0, 'error'] })

/** One of the options of a vote; with its place among them once votes are counted. */
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

/** A vote among users of the community. */
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
/** A vote as it comes, its board by name and id; with the series whose owners may vote where it is for those. */
export interface Vote extends Omit<RowOf<typeof vote>, 'options'> {
  options: VoteOption[]
  plateId: string
  seriesCodes: string[]
  updateTime: string
}

/** What somebody voted for. */
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

/** What came of a vote. */
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
/** An option with what came of it: votes that count, and those that do not. */
export interface CountedOption extends VoteOption {
  abnormalCount?: number
}
/** The votes of a day, or of an hour, and how many of them each option got. */
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
