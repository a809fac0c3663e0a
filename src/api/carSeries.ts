import type { Brand } from '@/entities/shared/brand'
import type { CarSeries } from '@/entities/shared/carSeries'
import { get, io, post, type Query } from './call'
import { page, type Page, records } from './reply'

/** What a series is saved with; null empties a field, a field that is left out stays. */
export type SeriesInput = { [K in keyof CarSeries]?: CarSeries[K] | null }

export const list = get('/api-clue/carSeries/getSeriesList', io<Query<CarSeries>, Page<CarSeries>>(page))
export const create = post('/api-clue/carSeries/createCarSeries', io<SeriesInput, { id: string }>())
export const update = post('/api-clue/carSeries/updateById', io<SeriesInput & { id: string }>())
export const remove = post('/api-clue/carSeries/deleteById/{id}', io<{}>())
export const listBrands = get('/api-clue/obtain/brand', io<void, Brand[]>(records({})))
