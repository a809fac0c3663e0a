import type { Video } from '@/entities/marketing/video'
import { APP_USE, type AppUse } from '@/entities/marketing/appDay'
import { about, del, download, get, io, post, type Query } from '../call'
import type { ShelfMove } from './shelf'
import { type Counted, countedOf, record, refs } from '../reply'

export interface VideoInput {
  title: string
  videoUrl: string
  cover: string
  summary: string
  labels: string[]
  seriesName: string
}

export const list = get(
  '/api-material/video/list',
  io<Query<Video> & { labelId?: string; app?: 1 }, Counted<Video>>(countedOf({ labels: refs('label') })),
)
const detail = get(
  '/api-material/video/detail',
  io<{ id: string }, Video & AppUse>(record({ labels: refs('label'), ...APP_USE })),
)
export { detail as get }
export const create = post('/api-material/video/create', io<VideoInput, { id: string }>())
export const update = post('/api-material/video/edit', about<VideoInput & { id: string }>('id'))
export const remove = del('/api-material/video/delete', about<{ id: string }>('id'))
export const setRank = post('/api-material/video/rankdown', about<ShelfMove>('id'))
export const pushC = post('/api-material/video/pushC', about<{ id: string }>('id'))
export const exportList = download('GET', '/api-material/video/export', io<Query<Video> & { app?: 1 }, Blob>())
