import type { User } from '@/entities/shared/user'
import type { DriveCar } from '@/entities/vehicle/driveCar'
import type { Trip, TripDetail, TripPoint } from '@/entities/vehicle/trip'
import type { TripConfig } from '@/entities/vehicle/tripConfig'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { download, get, io, post, type Query } from '../call'
import { pointIn } from '../geo'
import { codes, listIn } from '../refs'
import { type Counted, countedOf, ifGiven, type Numbers, numbers, record, refs, type Page, page } from '../reply'
import type { StoreVideo, StoreVideoReport } from '@/entities/vehicle/storeVideo'

export interface TripDay {
  date: string
  counts: Numbers
  mileage: number | null
}
export interface TripAnswer extends Counted<Trip> {
  days?: TripDay[]
}

const TRIP = { alarms: ifGiven(codes) } as const

export const list = get(
  '/api-report/vehicleTravel/list',
  io<Query<Trip> & { withOrder?: unknown }, TripAnswer>((data) => {
    const days = listIn(prop(data, 'days'))
    return {
      ...countedOf<Trip>(TRIP)(data),
      days: days?.filter(isRecord).map((day) => ({
        date: String(day.date ?? '').slice(0, 10),
        counts: numbers(day.counts),
        mileage: numberIn(day.mileage),
      })),
    }
  }),
)

const pointOf = (sent: unknown, at: number): TripPoint[] => {
  const place = pointIn(prop(sent, 'location') ?? sent)
  if (!place) return []
  const time = prop(sent, 'createTime')
  return [
    {
      seq: numberIn(prop(sent, 'seq')) ?? at + 1,
      createTime: typeof time === 'number' ? String(time) : typeof time === 'string' ? time : '',
      location: place,
      speed: numberIn(prop(sent, 'speed')),
      alarm: prop(sent, 'alarm'),
    },
  ]
}
const detail = get(
  '/api-report/vehicleTravel/detail',
  io<{ id: string }, TripDetail>((data) => {
    const own = prop(data, 'trip')
    const row = isRecord(own) ? own : data
    const points = listIn(prop(data, 'points')) ?? listIn(prop(row, 'points')) ?? []
    return {
      ...record<Trip>(TRIP)(isRecord(row) ? { ...row, points: undefined } : row),
      expired: prop(row, 'expired'),
      points: points.flatMap(pointOf),
      dealerLocation: pointIn(prop(data, 'dealerLocation') ?? prop(row, 'dealerLocation')),
    }
  }),
)
export { detail as get }
export const exportList = download('GET', '/api-report/vehicleTravel/export', io<Query<Trip>, Blob>(), '行程轨迹表.xls')
interface NamedConfig extends TripConfig {
  cars: Pick<DriveCar, 'id' | 'plate'>[]
  people: Pick<User, 'id' | 'nickname'>[]
}
export const getConfig = get(
  '/api-report/vehicleTravel/config',
  io<void, NamedConfig>((data) => ({
    ...record<TripConfig>({ carIds: codes, alarmUsers: codes })(data),
    cars: refs<Pick<DriveCar, 'id' | 'plate'>>('car')(prop(data, 'carIds')),
    people: refs<Pick<User, 'id' | 'nickname'>>('user')(prop(data, 'alarmUsers')),
  })),
)
export const saveConfig = post('/api-report/vehicleTravel/config', io<Partial<TripConfig>, unknown>())

export type StoreVideoQuery = Query<Omit<StoreVideo, keyof StoreVideoReport> & StoreVideoReport> & {
  groupBy?: unknown
  periodStart?: unknown
  periodEnd?: unknown
  hasVideo?: unknown
}
export interface StoreVideoAnswer<Row> extends Page<Row> {
  summary?: Numbers
}

export const listStoreVideo = get(
  '/api-report/storeVideo/list',
  io<StoreVideoQuery, StoreVideoAnswer<StoreVideoReport & Partial<StoreVideo>>>((data) => {
    const summary = prop(data, 'summary')
    return {
      ...page<StoreVideoReport & Partial<StoreVideo>>(data),
      summary: isRecord(summary) ? numbers(summary) : undefined,
    }
  }),
)
export const exportStoreVideo = download(
  'GET',
  '/api-report/storeVideo/export',
  io<StoreVideoQuery, Blob>(),
  '门店视频报表.xls',
)
