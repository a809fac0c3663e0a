import type { Recommend } from '@/entities/content/recommend'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, type Parts, record } from '../reply'
import type { Places } from './quickEntries'

const BASE = '/api-social/ec/boss/social/recommend'

export type RecommendInput = Partial<
  Pick<
    Recommend,
    | 'title'
    | 'position'
    | 'contentType'
    | 'contentId'
    | 'contentTitle'
    | 'cover'
    | 'cornerText'
    | 'audience'
    | 'appTypes'
    | 'startTime'
    | 'endTime'
    | 'sort'
  >
>

const PARTS: Parts<Recommend> = { appTypes: [], trend: [{}] }
export const list = postRead(`${BASE}/list`, io<Query<Recommend>, Counted<Recommend>>(countedOf<Recommend>(PARTS)))
const detail = postRead(`${BASE}/detail`, io<{ id: string }, Recommend>(record<Recommend>(PARTS)))
export { detail as get }
export const create = post(`${BASE}/add`, io<RecommendInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<RecommendInput & Since & { id: string }>('id'))
export const remove = post(`${BASE}/delete`, about<{ id: string }>('id'))
export const shelve = post(`${BASE}/shelve`, about<{ id: string; status: number }>('id'))
export const sort = post(`${BASE}/sort`, io<Places & { position: number }>())
