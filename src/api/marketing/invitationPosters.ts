import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import type { Referred } from '@/entities/marketing/referred'
import type { Referrer } from '@/entities/marketing/referrer'
import type { ReferrerVehicle } from '@/entities/marketing/referrerVehicle'
import { prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, countedOf, ifGiven, type Page, pageOf, record, records } from '../reply'

const POSTER = { qrPosition: {}, audience: [] } as const

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
/** Cars of a user, empty if unknown. */
export const getVehicleInfo = get(
  '/api-star-web/referees/getVehicleInfo',
  io<{ userId: string }, ReferrerVehicle[]>(records({})),
)
/** `view` is the exported list of the two. */
export const exportReferrers = download(
  'GET',
  '/api-star-web/referees/excel',
  io<(OfPoster<Referrer> | ReferredQuery) & Query<InvitationPoster> & { view?: 'referrer' | 'referred' }, Blob>(),
)
export interface ReferrerGroup {
  key: string
  name: string
  registerCount: number
  dealCount: number
}
/** Inviters. The summary has `people`, `invited`, `registered`, `leads`, `drives`, `deals` and `points`. */
export interface ReferrerAnswer extends Counted<Referrer> {
  weeks?: ReferrerGroup[]
  posters?: ReferrerGroup[]
}
export const listReferrers = get(
  '/api-star-web/referees/page/list',
  io<OfPoster<Referrer> & { dealerCode?: unknown }, ReferrerAnswer>((data) => ({
    ...countedOf<Referrer>({ riskReasons: [] })(data),
    weeks: ifGiven(records<ReferrerGroup>({}))(prop(data, 'weeks')),
    posters: ifGiven(records<ReferrerGroup>({}))(prop(data, 'posters')),
  })),
)
type ReferredQuery = OfPoster<Referred> & { dealerCode?: unknown }
/**
 * Invited people. The summary counts all of the poster by stage reached: registered, lead, testDrive, deal; those
 * that match the other filters by their stage, and the invalid ones by `reason:<code>`.
 */
export const listReferred = get(
  '/api-star-web/referees/recommended/page/list',
  io<ReferredQuery, Counted<Referred>>(countedOf<Referred>({ steps: [{}] })),
)
export { detail as get }
