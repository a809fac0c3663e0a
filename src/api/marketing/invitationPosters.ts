import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import type { Referred } from '@/entities/marketing/referred'
import type { Referrer } from '@/entities/marketing/referrer'
import type { ReferrerVehicle } from '@/entities/marketing/referrerVehicle'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, counted, page, type Page, pageOf, record, records } from '../reply'

const POSTER = { qrPosition: {}, audience: [] } as const

/** What a poster is saved with. */
export type InvitationInput = Pick<
  InvitationPoster,
  | 'title'
  | 'imageUrl'
  | 'qrPosition'
  | 'showAvatar'
  | 'audience'
  | 'shareTitle'
  | 'shareText'
  | 'rewardText'
  | 'startTime'
  | 'endTime'
>
type OfPoster<Row> = Query<Row> & { posterId?: string }

export const list = get(
  '/api-star-web/InvitationPoster/page/list',
  io<Query<InvitationPoster>, Page<InvitationPoster>>(pageOf(POSTER)),
)
const detail = get('/api-star-web/InvitationPoster/get', io<{ id: string }, InvitationPoster>(record(POSTER)))
export const create = post('/api-star-web/InvitationPoster/insert', io<InvitationInput, { id: string }>())
export const update = post('/api-star-web/InvitationPoster/update', about<InvitationInput & { id: string }>('id'))
export const remove = post('/api-star-web/InvitationPoster/delete', about<{ id: string }>('id'))
export const move = post(
  '/api-star-web/InvitationPoster/downOrUp',
  about<{ id: string; direction: 'up' | 'down' }>('id'),
)
export const top = post('/api-star-web/InvitationPoster/top', about<{ id: string; status: 0 | 1 }>('id'))
export const setShelf = post('/api-star-web/InvitationPoster/upOrDown', about<{ id: string; status: 0 | 1 }>('id'))
/** The cars of a user; none where nothing is known. */
export const getVehicleInfo = get(
  '/api-star-web/referees/getVehicleInfo',
  io<{ userId: string }, ReferrerVehicle[]>(records({})),
)
export const exportReferrers = download(
  'GET',
  '/api-star-web/referees/excel',
  io<OfPoster<Referrer> & Query<InvitationPoster>, Blob>(),
)
export const listReferrers = get('/api-star-web/referees/page/list', io<OfPoster<Referrer>, Page<Referrer>>(page))
/** Those who were invited; the summary counts all of the poster by how far they came: registered, lead, testDrive, deal. */
export const listReferred = get(
  '/api-star-web/referees/recommended/page/list',
  io<OfPoster<Referred>, Counted<Referred>>(counted),
)
export { detail as get }
