import type { BizAd } from '@/entities/content/bizAd'
import type { Hotspot } from '@/entities/content/hotspot'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, countedOf, type Parts, record, records } from '../reply'

/** What of an ad for dealers is no plain value. */
const PARTS: Parts<BizAd> = { shopTypes: [], areaNames: [], trend: [{}] }
/** What an ad for dealers is saved with. */
export type BizAdInput = Omit<
  BizAd,
  | 'id'
  | 'viewCount'
  | 'clickCount'
  | 'clickRate'
  | 'phase'
  | 'aliveFlag'
  | 'status'
  | 'createTime'
  | 'updateBy'
  | 'updateTime'
  | 'trend'
>
export const list = get('/api-material/advertisement/list', io<Query<BizAd>, Counted<BizAd>>(countedOf<BizAd>(PARTS)))
const detail = get('/api-material/advertisement/detail', io<{ id: string }, BizAd>(record<BizAd>(PARTS)))
export { detail as get }
export const create = post('/api-material/advertisement/create', io<BizAdInput, { id: string }>())
export const update = post(
  '/api-material/advertisement/update',
  about<{ id: string } & Since & Partial<BizAdInput>>('id'),
)
export const setStatus = post('/api-material/advertisement/updateStatus', about<{ id: string; status: 0 | 1 }>('id'))

/** The hot blocks of the material home, all of them, with the time to which their figures reach. */
export interface Hotspots {
  records: Hotspot[]
  asOf: unknown
}
export const listHotspots = get(
  '/api-material/materialHome/hotspot/list',
  io<void, Hotspots>((data) => ({ records: records<Hotspot>({ topTitles: [] })(data), asOf: prop(data, 'asOf') })),
)
/** Switches a block on; answers the state it is in then, where the server says it. */
export const enableHotspot = post(
  '/api-material/materialHome/hotspot/enable',
  about<{ id: string }, unknown>('id', (data) => prop(data, 'status')),
)
export const disableHotspot = post(
  '/api-material/materialHome/hotspot/disable',
  about<{ id: string }, unknown>('id', (data) => prop(data, 'status')),
)
