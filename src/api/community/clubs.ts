import type { Club, ClubMember, ClubMonth, ClubPage } from '@/entities/community/club'
import type { Why } from '@/entities/community/reason'
import { prop } from '@/lib/json'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, record, records } from '../reply'

const BASE = '/api-social/ec/boss/social/club'

export type ClubInput = Partial<
  Pick<
    Club,
    | 'clubName'
    | 'clubType'
    | 'provinceCode'
    | 'cityCode'
    | 'seriesCode'
    | 'dealerCode'
    | 'logo'
    | 'cover'
    | 'presidentId'
    | 'slogan'
    | 'intro'
    | 'joinMode'
    | 'memberLimit'
    | 'sort'
  >
>

/** `idleDays`: days without a post. `fullRate`: percent of places taken. */
export type ClubQuery = Query<Club> & { idleDays?: unknown; fullRate?: unknown }
export const list = postRead(`${BASE}/list`, io<ClubQuery, Counted<Club>>(countedOf<Club>({})))
const detail = postRead(`${BASE}/detail`, io<{ id: string }, ClubPage>(record<ClubPage>({ memberTrend: [{}] })))
export { detail as get }
export const create = post(`${BASE}/add`, io<ClubInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<ClubInput & Since & { id: string }>('id'))
/** Disbands an unpublished club, or deletes a rejected one. */
export const remove = post(`${BASE}/delete`, about<Why & { id: string }>('id'))
/** Publishes a club, or unpublishes it with a reason. */
export const shelve = post(`${BASE}/shelve`, about<Partial<Why> & { id: string; status: 0 | 1 }>('id'))

/** Members. Those of one club include joins and leaves of the last twelve months. */
export interface Members extends Counted<ClubMember> {
  memberTrend: ClubMonth[]
}
const members = countedOf<ClubMember>({})
/** `idleDays`: days without activity of a member. */
export const listMembers = postRead(
  `${BASE}/member/list`,
  io<Query<ClubMember> & { idleDays?: unknown }, Members>((data) => ({
    ...members(data),
    memberTrend: records<ClubMonth>({})(prop(data, 'memberTrend')),
  })),
)
export const removeMember = post(`${BASE}/member/delete`, about<{ id: string; reason: string }>('id'))
