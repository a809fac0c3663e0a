import type { LabelTag } from '@/entities/marketing/label'
import { APP_USE, type AppUse } from '@/entities/marketing/appDay'
import type { Poster } from '@/entities/marketing/poster'
import { about, del, download, get, io, post, type Query } from '../call'
import type { ShelfMove } from './shelf'
import { type Counted, countedOf, record, refs } from '../reply'

const POSTER = { labels: refs<LabelTag>('label'), qrPosition: {} } as const

export interface PosterInput extends Pick<
  Poster,
  'title' | 'posterType' | 'imageUrl' | 'qrPosition' | 'showCard' | 'shareText' | 'startTime' | 'endTime'
> {
  labels: string[]
  seriesName: string
}

export const list = get(
  '/api-material/poster/list',
  io<Query<Poster> & { labelId?: string; app?: 1 }, Counted<Poster>>(countedOf(POSTER)),
)
const detail = get(
  '/api-material/poster/getOneById',
  io<{ id: string }, Poster & AppUse>(record({ ...POSTER, ...APP_USE })),
)
export const create = post('/api-material/poster/create', io<PosterInput, { id: string }>())
export const update = post('/api-material/poster/update', about<PosterInput & { id: string }>('id'))
export const remove = del('/api-material/poster/delete', about<{ id: string }>('id'))
export const setRank = post('/api-material/poster/rankDown', about<ShelfMove>('id'))
export const pushC = post('/api-material/poster/pushC', about<{ id: string }>('id'))
export const exportList = download(
  'GET',
  '/api-material/poster/exportPosterExcel',
  io<Query<Poster> & { app?: 1 }, Blob>(),
)
export { detail as get }
