import type { MiniAd } from '@/entities/content/miniAd'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, countedOf, type Parts, record } from '../reply'

const PARTS: Parts<MiniAd> = { cities: [], cityCodes: [], trend: [{}] }
export type MiniAdInput = Omit<
  MiniAd,
  | 'id'
  | 'cities'
  | 'viewCount'
  | 'clickCount'
  | 'clickRate'
  | 'phase'
  | 'aliveFlag'
  | 'status'
  | 'updateBy'
  | 'updateTime'
  | 'trend'
>
/** Ads of the mini-program, with counts by state and of the published ones by slot (`position1`). */
export const list = get('/api-star-web/ad/page/list', io<Query<MiniAd>, Counted<MiniAd>>(countedOf<MiniAd>(PARTS)))
const detail = get('/api-star-web/ad/get', io<{ id: string }, MiniAd>(record<MiniAd>(PARTS)))
export { detail as get }
export const create = post('/api-star-web/ad/insert', io<MiniAdInput, { id: string }>())
export const update = post('/api-star-web/ad/update', about<{ id: string } & Since & Partial<MiniAdInput>>('id'))
export const setShelf = post('/api-star-web/ad/upOrDown', about<{ id: string; status: 1 | 2 }>('id'))
/** Moves an ad up (1), down (2), to the top (3), to the bottom (4) or to a place (5). */
export const move = post('/api-star-web/ad/downOrUp', about<{ id: string; moveType: number; place?: number }>('id'))
