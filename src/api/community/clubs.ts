import type { Club, ClubMember, ClubMonth, ClubPage } from '@/entities/community/club'
import type { Why } from '@/entities/community/reason'
import { prop } from '@/lib/json'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, record, records } from '../reply'

const BASE = '/api-social/ec/boss/social/club'

/** What a club is saved with; its place, series, dealer and president by their codes and ids. */
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

/** `idleDays`: nobody posted for so many days; `fullRate`: so many percent of its places are taken. */
export type ClubQuery = Query<Club> & { idleDays?: unknown; fullRate?: unknown }
export const list = postRead(`${BASE}/list`, io<ClubQuery, Counted<Club>>(countedOf<Club>({})))
const detail = postRead(`${BASE}/detail`, io<{ id: string }, ClubPage>(record<ClubPage>({ memberTrend: [{}] })))
export { detail as get }
export const create = post(`${BASE}/add`, io<ClubInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<ClubInput & Since & { id: string }>('id'))
/** Disbands a club that is off the shelf, or deletes one that was rejected. */
export const remove = post(`${BASE}/delete`, about<Why & { id: string }>('id'))
/** On the shelf, or off it with the reason. */
export const shelve = post(`${BASE}/shelve`, about<Partial<Why> & { id: string; status: 0 | 1 }>('id'))

/** Members; of one club also how they came and went over the last twelve months. */
export interface Members extends Counted<ClubMember> {
  memberTrend: ClubMonth[]
}
const members = countedOf<ClubMember>({})
/** `idleDays`: who was not active for so many days. */
export const listMembers = postRead(
  `${BASE}/member/list`,
  io<Query<ClubMember> & { idleDays?: unknown }, Members>((data) => ({
    ...members(data),
    memberTrend: records<ClubMonth>({})(prop(data, 'memberTrend')),
  })),
)
export const removeMember = post(`${BASE}/member/delete`, about<{ id: string; reason: string }>('id'))
