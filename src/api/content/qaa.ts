import type { Qaa, QaaPage } from '@/entities/content/qaa'
import { prop } from '@/lib/json'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, numbers, pageOf, record } from '../reply'
import type { Move, Placed, ShelfMove } from './socialChannels'

const BASE = '/api-social/ec/boss/social/qaa'

export type QaaInput = Partial<
  Pick<Qaa, 'title' | 'content' | 'category' | 'seriesCodes' | 'keywords' | 'hotFlag' | 'sort'>
>

const PARTS = { seriesNames: [], seriesCodes: [], keywords: [] } as const
const page = pageOf<Qaa>(PARTS)

export const list = postRead(
  `${BASE}/list`,
  io<Query<Qaa>, Counted<Qaa>>((data) => ({ ...page(data), summary: numbers(prop(data, 'summary')) })),
)
const detail = postRead(`${BASE}/detail`, io<{ id: string }, QaaPage>(record<QaaPage>({ ...PARTS, votes: [{}] })))
export { detail as get }
export const create = post(`${BASE}/add`, io<QaaInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<QaaInput & Since & { id: string }>('id'))
export const sort = post(`${BASE}/sort`, io<{ category: Qaa['category']; items: Placed[] }>())
export const move = post(`${BASE}/move`, about<Move>('id'))
export const shelve = post(`${BASE}/shelve`, about<ShelfMove>('id'))
export const remove = post(`${BASE}/delete`, about<{ id: string }>('id'))
