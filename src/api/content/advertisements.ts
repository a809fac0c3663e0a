import type { BizAd } from '@/entities/content/bizAd'
import type { Hotspot } from '@/entities/content/hotspot'
import type { SplashAd } from '@/entities/content/splashAd'
import { prop } from '@/lib/json'
import { about, del, get, io, post, put, type Query, type Since } from '../call'
import { type Counted, countedOf, type Parts, record, records } from '../reply'

const PARTS: Parts<BizAd> = { shopTypes: [], areaNames: [], trend: [{}] }
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

const SPLASH_PARTS: Parts<SplashAd> = { appTypes: [], cities: [], cityCodes: [], trend: [{}] }
export type SplashInput = Omit<
  SplashAd,
  | 'id'
  | 'cities'
  | 'sort'
  | 'viewCount'
  | 'clickCount'
  | 'skipRate'
  | 'phase'
  | 'aliveFlag'
  | 'status'
  | 'updateBy'
  | 'updateTime'
  | 'trend'
>
export const listSplash = get(
  '/api-material/vadvertisement/list',
  io<Query<SplashAd> & { provinceCode?: string; cityCode?: string }, Counted<SplashAd>>(
    countedOf<SplashAd>(SPLASH_PARTS),
  ),
)
export const getSplash = get(
  '/api-material/vadvertisement/info',
  io<{ id: string }, SplashAd>(record<SplashAd>(SPLASH_PARTS)),
)
export const createSplash = post(
  '/api-material/vadvertisement/create',
  io<SplashInput & { status: 0 }, { id: string }>(),
)
export const updateSplash = put(
  '/api-material/vadvertisement/edit',
  about<{ id: string } & Since & Partial<SplashInput>>('id'),
)
export const removeSplash = del('/api-material/vadvertisement/delete', about<{ id: string }>('id'))
export const setSplashShelf = post('/api-material/vadvertisement/upOrDown', about<{ id: string; status: 1 | 2 }>('id'))
export const sortSplash = post(
  '/api-material/vadvertisement/sort',
  io<{ items: readonly { id: string; sort: number }[] }>(),
)

/** All hot blocks of the material home, with the time of their figures. */
export interface Hotspots {
  records: Hotspot[]
  asOf: unknown
}
export const listHotspots = get(
  '/api-material/materialHome/hotspot/list',
  io<void, Hotspots>((data) => ({ records: records<Hotspot>({ topTitles: [] })(data), asOf: prop(data, 'asOf') })),
)
/** Enables a block. Returns its new state if the server sends it. */
export const enableHotspot = post(
  '/api-material/materialHome/hotspot/enable',
  about<{ id: string }, unknown>('id', (data) => prop(data, 'status')),
)
export const disableHotspot = post(
  '/api-material/materialHome/hotspot/disable',
  about<{ id: string }, unknown>('id', (data) => prop(data, 'status')),
)
