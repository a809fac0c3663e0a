import type { Video } from '@/entities/marketing/video'
import { del, download, get, io, post, type Query } from './call'
import { page, type Page, record } from './reply'

/** What a video is saved with: labels by id, the series by its code. */
export interface VideoInput {
  title: string
  videoUrl: string
  cover: string
  summary: string
  labels: string[]
  seriesName: string
}

export const list = get('/api-material/video/list', io<Query<Video> & { labelId?: string }, Page<Video>>(page))
const detail = get('/api-material/video/detail', io<{ id: string }, Video>(record({ labels: [{}] })))
export { detail as get }
export const create = post('/api-material/video/create', io<VideoInput, { id: string }>())
export const update = post('/api-material/video/edit', io<VideoInput & { id: string }>())
export const remove = del('/api-material/video/delete', io<{ id: string }>())
export const setRank = post('/api-material/video/rankdown', io<{ id: string; status: number }>())
export const pushC = post('/api-material/video/pushC', io<{ id: string }>())
export const exportList = download('GET', '/api-material/video/export', io<Query<Video>, Blob>())
