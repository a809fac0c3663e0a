import type { Brand } from '@/entities/shared/brand'
import type { CarSeries } from '@/entities/shared/carSeries'
import { about, get, io, post, type Query } from '../call'
import { type Page, pageOf, refs } from '../reply'

export type SeriesInput = { [K in keyof CarSeries]?: CarSeries[K] | null }

export const list = get(
  '/api-clue/carSeries/getSeriesList',
  io<Query<CarSeries>, Page<CarSeries>>(pageOf({ modelNames: [] }, 'series')),
)
export const create = post('/api-clue/carSeries/createCarSeries', io<SeriesInput, { id: string }>())
export const update = post('/api-clue/carSeries/updateById', about<SeriesInput & { id: string }>('id'))
export const remove = post('/api-clue/carSeries/deleteById/{id}', io<{}>())
export const listBrands = get('/api-clue/obtain/brand', io<void, Brand[]>(refs('brand')))
