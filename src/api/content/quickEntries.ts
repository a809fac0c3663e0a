import type { Jump } from '@/entities/content/jump'
import type { QuickEntry } from '@/entities/content/quickEntry'
import { about, io, post, postRead, type Query } from '../call'
import { type Counted, numbers, type Parts, pageOf, record } from '../reply'
import { prop } from '@/lib/json'

export type EntryInput = Partial<
  Pick<
    QuickEntry,
    | 'entryName'
    | 'position'
    | 'icon'
    | 'iconDark'
    | 'cornerText'
    | 'cornerEndTime'
    | 'appTypes'
    | 'minVersion'
    | 'loginFlag'
    | 'bindFlag'
    | 'seriesCodes'
    | 'sort'
  >
> &
  Jump
export interface Places {
  items: readonly { id: string; sort: number }[]
}

const PARTS: Parts<QuickEntry> = { appTypes: [], seriesNames: [], seriesCodes: [] }
const listed = pageOf<QuickEntry>(PARTS)
export const list = postRead(
  '/api-social/ec/boss/social/function/list',
  io<Query<QuickEntry>, Counted<QuickEntry>>((data) => ({ ...listed(data), summary: numbers(prop(data, 'summary')) })),
)
const detail = postRead(
  '/api-social/ec/boss/social/function/detail',
  io<{ id: string }, QuickEntry>(record<QuickEntry>(PARTS)),
)
export { detail as get }
export const create = post('/api-social/ec/boss/social/function/add', io<EntryInput>())
export const update = post(
  '/api-social/ec/boss/social/function/edit',
  about<Partial<EntryInput> & { id: string; updateTime?: string; force?: true }>('id'),
)
export const remove = post('/api-social/ec/boss/social/function/delete', about<{ id: string }>('id'))
export const shelve = post('/api-social/ec/boss/social/function/shelve', about<{ id: string; status: number }>('id'))
export const sort = post('/api-social/ec/boss/social/function/sort', io<Places & { position: number }>())
