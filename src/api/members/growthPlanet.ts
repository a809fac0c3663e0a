import type { GrowthEvent } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import type { GrowthRecord, GrowthRound, IssuedPoint, Watering } from '@/entities/members/growthRound'
import type { StarConfig } from '@/entities/members/starConfig'
import { prop } from '@/lib/json'
import { about, download, get, io, post, postRead, type Query, type Since } from '../call'
import { beside, type Counted, countedOf, ifGiven, type Page, pageOf, record, records } from '../reply'

export interface RoundDay {
  day: string
  planted: number
  harvested: number
  withered: number
}
export interface RoundLevel {
  level: number
  count: number
  reached: number
}
/** The totals of all matching planets are sent with the first page only. */
export interface RoundAnswer extends Counted<GrowthRound> {
  trend?: RoundDay[]
  byLevel?: RoundLevel[]
}
const rounds = (data: unknown): RoundAnswer => ({
  ...countedOf<GrowthRound>({})(data),
  trend: ifGiven(records<RoundDay>({}))(prop(data, 'trend')),
  byLevel: ifGiven(records<RoundLevel>({}))(prop(data, 'byLevel')),
})
export const queryTasks = postRead('/api-star-web/tree/task/page/list', io<Query<GrowthRound>, RoundAnswer>(rounds))
export const listTasks = get(
  '/api-star-web/tree/task/page/list',
  io<{ userId: string } & Query<GrowthRound>, Page<GrowthRound>>(pageOf<GrowthRound>({})),
)
export const listTaskRecords = get(
  '/api-star-web/tree/task/record/list',
  io<{ taskId: string } & Query<GrowthRecord>, Page<GrowthRecord>>(pageOf<GrowthRecord>({})),
)
export const listWaterings = get(
  '/api-star-web/tree/event/water/page/list',
  io<Query<Watering>, Page<Watering>>(pageOf<Watering>({})),
)
export const exportTasks = download(
  'GET',
  '/api-star-web/tree/task/excel',
  io<Query<GrowthRound>, Blob>(),
  'growth events.xls',
)

/** Points paid by day. The totals count each person once. */
export interface IssuedAnswer extends Page<IssuedPoint> {
  totalRow?: Omit<IssuedPoint, 'day'>
}
const issued = (data: unknown): IssuedAnswer => ({
  ...pageOf<IssuedPoint>({})(data),
  totalRow:
    beside<Omit<IssuedPoint, 'day'>>(data, 'totalRow', {}) ?? beside<Omit<IssuedPoint, 'day'>>(data, 'total', {}),
})
export const getIssuedPoints = get(
  '/api-star-web/tree/task/issue/points',
  io<Query<IssuedPoint> & { startTime?: unknown; endTime?: unknown }, IssuedAnswer>(issued),
)

export const listLevels = get(
  '/api-star-web/tree/level/page/list',
  io<Query<GrowthLevel>, Page<GrowthLevel>>(pageOf<GrowthLevel>({})),
)
export const getLevel = get('/api-star-web/tree/level/get', io<{ id: string }, GrowthLevel>(record<GrowthLevel>({})))
export type LevelInput = Pick<
  GrowthLevel,
  'levelName' | 'needEnergy' | 'image' | 'animation' | 'rewardPoints' | 'rewardText'
>
export const updateLevel = post('/api-star-web/tree/level/update', about<{ id: string } & LevelInput & Since>('id'))

export const listEvents = get(
  '/api-star-web/tree/event/page/list',
  io<Query<GrowthEvent>, Counted<GrowthEvent>>(countedOf<GrowthEvent>({})),
)
export const getEvent = get('/api-star-web/tree/event/get', io<{ id: string }, GrowthEvent>(record<GrowthEvent>({})))
export type EventInput = Omit<
  GrowthEvent,
  'id' | 'eventCode' | 'eventType' | 'doneUsers' | 'todayEnergy' | 'status' | 'updateTime'
>
export const updateEvent = post('/api-star-web/tree/event/update', about<{ id: string } & EventInput & Since>('id'))
export const setEventStatus = post(
  '/api-star-web/tree/event/update/status',
  about<Pick<GrowthEvent, 'id' | 'status'>>('id'),
)

export const getStarConfig = get('/api-star-web/treeStarConfigure/get', io<void, StarConfig>(record<StarConfig>({})))
export type StarInput = Omit<StarConfig, 'id' | 'updateBy' | 'updateTime'>
export const updateStarConfig = post(
  '/api-star-web/treeStarConfigure/update',
  about<{ id: string } & StarInput & Since>('id'),
)
