import type { EcRecommend } from '@/entities/content/ecRecommend'
import type { HotPlate, HotPlateDetail } from '@/entities/content/hotPlate'
import { about, get, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, counted, page, type Page, record } from '../reply'
import type { Places } from './quickEntries'

export const listPlates = get('/api-star-web/tHotPlate/list', io<Query<HotPlate>, Page<HotPlate>>(page))
export const shelvePlate = post('/api-star-web/tHotPlate/shelves', about<{ id: string; status: number }>('id'))
export const sortPlates = post('/api-star-web/tHotPlate/sort', io<Places>())
export const getPlate = get(
  '/api-star-web/tHotPlate/queryById',
  io<{ id: string }, HotPlateDetail>(record<HotPlateDetail>({ items: [{}], autoItems: [{}] })),
)
export type PlateInput = Pick<HotPlateDetail, 'plateName' | 'icon' | 'layout' | 'pickRule' | 'moreFlag' | 'items'> &
  Partial<Pick<HotPlateDetail, 'ruleDays' | 'maxCount'>>
export const updatePlate = post(
  '/api-star-web/tHotPlate/update',
  about<Partial<PlateInput> & { id: string; updateTime?: string; force?: true }>('id'),
)

export type CardInput = Partial<
  Pick<
    EcRecommend,
    | 'blockCode'
    | 'title'
    | 'subTitle'
    | 'contentType'
    | 'contentId'
    | 'contentTitle'
    | 'cover'
    | 'cornerText'
    | 'startTime'
    | 'endTime'
    | 'sort'
    | 'status'
  >
>
export const listRecommends = postRead(
  '/api-star-web/ecRecommend/query',
  io<Query<EcRecommend>, Counted<EcRecommend>>(counted),
)
export const createRecommend = post('/api-star-web/ecRecommend/add', io<CardInput>())
export const updateRecommend = post('/api-star-web/ecRecommend/update', about<CardInput & Since & { id: string }>('id'))
export const removeRecommend = post('/api-star-web/ecRecommend/delete', about<{ id: string }>('id'))
