import type { Poster } from '@/entities/marketing/poster'
import { del, download, get, io, post, type Query } from './call'
import { type Page, pageOf, record } from './reply'

const POSTER = { labels: [{}], qrPosition: {} } as const

/** What a poster is saved with: labels by id, the series by its code. */
export interface PosterInput extends Pick<Poster, 'title' | 'posterType' | 'imageUrl' | 'qrPosition' | 'showCard' | 'shareText' | 'startTime' | 'endTime'> {
  labels: string[]
  seriesName: string
}

export const list = get('/api-material/poster/list', io<Query<Poster> & { labelId?: string }, Page<Poster>>(pageOf(POSTER)))
const detail = get('/api-material/poster/getOneById', io<{ id: string }, Poster>(record(POSTER)))
export const create = post('/api-material/poster/create', io<PosterInput, { id: string }>())
export const update = post('/api-material/poster/update', io<PosterInput & { id: string }>())
export const remove = del('/api-material/poster/delete', io<{ id: string }>())
export const setRank = post('/api-material/poster/rankDown', io<{ id: string; status: number }>())
export const pushC = post('/api-material/poster/pushC', io<{ id: string }>())
export const exportList = download('GET', '/api-material/poster/exportPosterExcel', io<Query<Poster>, Blob>())
export { detail as get }
