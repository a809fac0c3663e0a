import type { Activity, ActivityLine, ActivityRegion } from '@/entities/marketing/activity'
import type { ActivityChannel } from '@/entities/marketing/activityChannel'
import type { ActivityChannelLink } from '@/entities/marketing/activityChannelLink'
import type { ActivityType, ActivityTypeDetail } from '@/entities/marketing/activityType'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query } from '../call'
import { type Counted, counted, page, type Page, record, records } from '../reply'
import type { ShelfMove } from './shelf'

const FIELDS = [{ options: [] }] as const

export type ActivityInput = Partial<
  Pick<
    Activity,
    | 'title'
    | 'typeId'
    | 'seriesName'
    | 'mode'
    | 'cover'
    | 'banner'
    | 'startTime'
    | 'endTime'
    | 'signEndTime'
    | 'regions'
    | 'dealerCodes'
    | 'content'
    | 'formFields'
    | 'joinLimit'
    | 'eventCode'
    | 'shareTitle'
  >
>
/** Fields of a saved dealer campaign, marked by `uploadType` 2. Only a group specifies the dealers. */
export interface DealerActivityInput extends Partial<
  Pick<
    DealerActivity,
    | 'title'
    | 'typeId'
    | 'hostId'
    | 'dealerCode'
    | 'seriesName'
    | 'cover'
    | 'startTime'
    | 'endTime'
    | 'address'
    | 'contactPhone'
    | 'content'
    | 'joinLimit'
  >
> {
  uploadType: 2
}
interface Move {
  id: string
  status: number
}
export type TypeInput = Partial<
  Pick<ActivityTypeDetail, 'name' | 'level' | 'parentId' | 'icon' | 'owner' | 'formFields' | 'sort' | 'remark'>
>
export type ChannelInput = Partial<
  Pick<
    ActivityChannel,
    'id' | 'channelCode' | 'channelName' | 'channelType' | 'oneChannelCode' | 'twoChannelCode' | 'remark' | 'status'
  >
>

interface Came {
  viewCount: number
  joinCount: number
  newClueCount: number
}
/**
 * Results of a campaign by day, sales area, top ten dealers and channel, for a dealer's campaign also by consultant.
 * `visitCount` is the number of visitors at a dealer.
 */
export interface ActivitySummary extends Came {
  viewUserCount: number
  shareCount: number
  visitCount: number
  dealCount: number
  byDay: { date: string; viewCount: number; joinCount: number }[]
  byArea: (Came & { areaName: string })[]
  byDealer: (Came & { dealerCode: string; dealerName: string })[]
  byChannel: (Came & { channelCode: string; channelName: string })[]
  byUser: (Came & { userName: string; shareCount: number })[]
}

/**
 * Campaigns of headquarters, for a dealer those open to it. The summary counts them by status (0 to 4). `channelCode`
 * filters for linked ones.
 */
export const list = get(
  '/api-material/activity/list',
  io<Query<ActivityLine> & { channelCode?: string; regions?: string }, Counted<ActivityLine>>(counted),
)
const detail = get(
  '/api-material/activity/detail',
  io<{ id: string }, Activity>(
    record({ dealerCodes: [], formFields: FIELDS, regions: { areaCodes: [], provinceCodes: [], cityCodes: [] } }),
  ),
)
export { detail as get }
export const create = post('/api-material/activity/create', io<ActivityInput | DealerActivityInput, { id: string }>())
export const update = post(
  '/api-material/activity/update',
  about<(ActivityInput | DealerActivityInput) & { id: string }, { id: string }>('id'),
)
export const setStatus = post('/api-material/activity/status', about<Move>('id'))
export const stop = post('/api-material/activity/stop', about<Move>('id'))
export const end = post('/api-material/activity/end', about<Move>('id'))
export const top = post('/api-material/activity/top', about<Move>('id'))
const regions = (data: unknown): ActivityRegion[] =>
  records<ActivityRegion>({})(data).map((region) => ({
    ...region,
    code: String(region.code),
    level: Number(region.level),
    // Servers also send null or 0 as the parent of an area.
    parentCode: Number(region.parentCode ?? 0) === 0 ? '' : String(region.parentCode),
  }))
/** Areas, provinces and cities with dealers as a flat list, each with its parent's code. */
export const listRegions = get('/api-material/activity/regions', io<void, ActivityRegion[]>(regions))
export const getSummary = get(
  '/api-material/activity/summary',
  io<{ id: string; dateStart?: string; dateEnd?: string; by?: 'channel' }, ActivitySummary>(
    record({ byDay: [{}], byArea: [{}], byDealer: [{}], byChannel: [{}], byUser: [{}] }),
  ),
)

export const listDealer = get(
  '/api-material/activity/dealer/list',
  io<Query<DealerActivity>, Counted<DealerActivity>>(counted),
)
export const getDealer = get('/api-material/activity/dealer/detail', io<{ id: string }, DealerActivity>(record({})))
export const setDealerShelf = post('/api-material/activity/dealer/upOrDown', about<ShelfMove>('id'))

/** All types, each with its parent's id. Children follow their parent. */
export const listTypes = get('/api-material/activity/typeList', io<void, ActivityType[]>(records({ owner: [] })))
export const getType = get(
  '/api-material/activity/type',
  io<{ id: string }, ActivityTypeDetail>(record({ owner: [], formFields: FIELDS })),
)
export const createType = post('/api-material/activity/type/create', io<TypeInput, { id: string }>())
export const updateType = post(
  '/api-material/activity/type/update',
  about<TypeInput & { id: string }, { id: string }>('id'),
)
export const setTypeStatus = post('/api-material/activity/type/status', about<Move>('id'))
export const checkType = get(
  '/api-material/activity/typeExist',
  io<{ name: string; level: number }, boolean>((data) => data === true || prop(data, 'exist') === true),
)

export const listChannels = get(
  '/api-material/activity/channel/list',
  io<Query<ActivityChannel>, Page<ActivityChannel>>(page),
)
/** Creates or changes a channel. `{ id, status }` enables or disables it. */
export const saveChannel = post('/api-material/activity/channel/save', io<ChannelInput, { id: string }>())
export const listLinkedChannels = get(
  '/api-material/activity/channel/relateList',
  io<Query<ActivityChannelLink> & { activityId: string }, Page<ActivityChannelLink>>(page),
)
/** Replaces the linked channels of a campaign. */
export const relate = post('/api-material/activity/relate', io<{ activityId: string; channelIds: string[] }>())
