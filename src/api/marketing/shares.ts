import type { AppShare } from '@/entities/marketing/appShare'
import type { AppShareLog } from '@/entities/marketing/appShareLog'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query } from '../call'
import { beside, type Counted, counted, records } from '../reply'

export interface ShareInput extends Pick<
  AppShare,
  'title' | 'content' | 'cover' | 'shareUrl' | 'platform' | 'startTime' | 'endTime'
> {
  id?: string
}

export interface ShareDay {
  date: string
  shareCount: number
  clickCount: number
  downloadCount: number
  registerCount: number
}
export interface SharePage extends Counted<AppShare> {
  byDay: ShareDay[]
}
export interface ShareLogPage extends Counted<AppShareLog> {
  share?: AppShare
}

export const list = get(
  '/api-star-web/share/page/list',
  io<Query<AppShare>, SharePage>((data) => ({
    ...counted<AppShare>(data),
    byDay: records<ShareDay>({})(prop(data, 'byDay')),
  })),
)
export const create = post('/api-star-web/share/insert', io<ShareInput, { id: string }>())
const detail = get(
  '/api-star-web/share/get',
  io<Query<AppShareLog> & { id: string }, ShareLogPage>((data) => ({
    ...counted<AppShareLog>(data),
    share: beside(data, 'share', {}),
  })),
)
export const move = post('/api-star-web/share/downOrUp', about<{ id: string; direction: 'up' | 'down' }>('id'))
export const top = post('/api-star-web/share/top', about<{ id: string; status: 0 | 1 }>('id'))
export { detail as get }
