import type { Plate, SeriesOption } from '@/entities/community/plate'
import { about, get, io, post, postRead, type Query, type Since } from '../call'
import { type Page, type Parts, pageOf, record, refs } from '../reply'

const BASE = '/api-social/ec/carModel/plate'

/** Fields of a saved board. Moderators are user ids. */
export interface PlateInput extends Partial<
  Pick<
    Plate,
    | 'plateName'
    | 'plateType'
    | 'seriesCodes'
    | 'icon'
    | 'cover'
    | 'intro'
    | 'postMode'
    | 'defaultFlag'
    | 'sort'
    | 'status'
  >
> {
  moderators?: string[]
}

const PLATE: Parts<Plate> = { seriesCodes: [], moderators: refs('socialUser') }

export const list = postRead(`${BASE}/pageList`, io<Query<Plate>, Page<Plate>>(pageOf(PLATE)))
const detail = postRead(`${BASE}/detail`, io<{ id: string }, Plate>(record(PLATE)))
export { detail as get }
export const create = post(`${BASE}/add`, io<PlateInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<PlateInput & Since & { id: string }>('id'))
export const move = post(`${BASE}/move`, about<{ id: string; direction: 'up' | 'down' }>('id'))
export const sort = post(`${BASE}/sort`, io<{ ids: readonly string[] }>())
export const listSeriesNames = get('/api-social/ec/getAllSeriesName', io<void, SeriesOption[]>(refs('series')))
