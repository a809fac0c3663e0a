import type { HotPlate, HotPlateDetail } from '@/entities/content/hotPlate'
import { about, get, io, post, type Query } from '../call'
import { page, type Page, record } from '../reply'
import type { Places } from './quickEntries'

/** The plates that fit, all of them. */
export const listPlates = get('/api-star-web/tHotPlate/list', io<Query<HotPlate>, Page<HotPlate>>(page))
export const shelvePlate = post('/api-star-web/tHotPlate/shelves', about<{ id: string; status: number }>('id'))
export const sortPlates = post('/api-star-web/tHotPlate/sort', io<Places>())
export const getPlate = get(
  '/api-star-web/tHotPlate/queryById',
  io<{ id: string }, HotPlateDetail>(record<HotPlateDetail>({ items: [{}], autoItems: [{}] })),
)
/** What a plate is saved with, its chosen content in order. */
export type PlateInput = Pick<
  HotPlateDetail,
  'plateName' | 'icon' | 'layout' | 'pickRule' | 'ruleDays' | 'maxCount' | 'moreFlag' | 'items'
>
export const updatePlate = post(
  '/api-star-web/tHotPlate/update',
  about<Partial<PlateInput> & { id: string; updateTime?: string; force?: true }>('id'),
)
