import type { AppShare } from '@/entities/marketing/appShare'
import type { AppShareLog } from '@/entities/marketing/appShareLog'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query } from '../call'
import { beside, type Counted, counted, records } from '../reply'

/** What a share card is saved with; with an id it is revised. */
export interface ShareInput extends Pick<
  AppShare,
  'title' | 'content' | 'cover' | 'shareUrl' | 'platform' | 'startTime' | 'endTime'
> {
  id?: string
}

/** What users did with the cards on one day. */
export interface ShareDay {
  date: string
  shareCount: number
  clickCount: number
  downloadCount: number
  registerCount: number
}
/** The cards; the summary sums all of them, `byDay` are the last 30 days. */
export interface SharePage extends Counted<AppShare> {
  byDay: ShareDay[]
}
/** How one card was shared, with the card itself; the summary counts its sharings by way (1 to 5). */
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
