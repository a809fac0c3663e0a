import type { RewardCategory, RewardGoods, RewardGoodsDealer } from '@/entities/commerce/rewardGoods'
import type { RewardShare } from '@/entities/commerce/rewardShare'
import type {
  RewardTask,
  RewardTaskDealer,
  RewardTaskGoods,
  RewardTaskUser,
  RewardTier,
} from '@/entities/commerce/rewardTask'
import type { OrderShare } from '@/entities/orders/orderShare'
import type { Dealer } from '@/entities/shared/dealer'
import type { ImportSummary } from '@/entities/shared/file'
import { prop } from '@/lib/json'
import { about, download, io, post, postRead, type Query, type Since, upload } from '../call'
import { codes, listIn } from '../refs'
import {
  type Counted,
  counted,
  countedOf,
  imported,
  page,
  type Page,
  pageOf,
  type Parts,
  record,
  records,
  refs,
} from '../reply'

const BASE = '/api-user/reward'

const GOODS: Parts<RewardGoods> = { dealerCodes: codes, areas: codes, taskTitles: [] }
export type RewardGoodsInput = Partial<
  Pick<
    RewardGoods,
    | 'goodsCode'
    | 'categoryId'
    | 'rewardType'
    | 'rewardMode'
    | 'rewardValue'
    | 'couponId'
    | 'shareTitle'
    | 'shareImage'
    | 'content'
    | 'dealerScope'
    | 'dealerCodes'
    | 'areas'
    | 'sort'
  >
>
export type RewardGoodsQuery = Query<RewardGoods> & { areaName?: string }

export const listGoods = postRead(`${BASE}/goodsList`, io<RewardGoodsQuery, Page<RewardGoods>>(pageOf(GOODS)))
export const getGoods = postRead(`${BASE}/goodsDetail`, io<{ id: string }, RewardGoods>(record(GOODS)))
export const createGoods = post(`${BASE}/addGoods`, io<RewardGoodsInput, { id: string }>())
export const updateGoods = post(`${BASE}/editGoods`, about<RewardGoodsInput & Since & { id: string }>('id'))
export const removeGoods = post(`${BASE}/deleteGoods`, about<{ id: string }>('id'))
export const setGoodsEnabled = post(`${BASE}/enableGoods`, about<{ id: string; status: 0 | 1 }>('id'))
export interface CodeCheck {
  valid?: number
  reason?: string
  goods: CheckedGoods | null
}
export const checkGoodsCode = postRead(
  `${BASE}/checkGoodsCode`,
  io<{ goodsCode: string }, CodeCheck>(record<CodeCheck>({ goods: { maybe: {} } })),
)
export interface CheckedGoods {
  goodsName?: string
  cover?: string
  price?: string
  categoryId?: string
  categoryName?: string
}
export const listGoodsCategories = postRead(
  `${BASE}/goodsCategoryList`,
  io<void, RewardCategory[]>(records<RewardCategory>({})),
)
export const listGoodsDealers = postRead(
  `${BASE}/goodsDealerList`,
  io<Query<RewardGoodsDealer> & { goodsId: string }, Counted<RewardGoodsDealer>>(counted),
)
export interface RewardArea {
  code: string
  name: string
}
export const selectAreas = postRead(`${BASE}/areaSelect`, io<void, RewardArea[]>(refs('area')))
export const exportGoods = download('POST', `${BASE}/exportGoods`, io<RewardGoodsQuery, Blob>())
export interface StatisticsQuery {
  startTime: string
  endTime: string
  categoryId?: string
  areaName?: string
  groupBy: 'goods' | 'dealer'
}
export const exportGoodsStatistics = download('POST', `${BASE}/exportGoodsStatistics`, io<StatisticsQuery, Blob>())

export interface DealerImport extends ImportSummary {
  dealers: Pick<Dealer, 'dealerCode' | 'dealerName'>[]
}
export const downloadDealerTemplate = download('GET', `${BASE}/importTemplate`, io<{ code: string }, Blob>())
export const importDealers = upload(
  `${BASE}/importDealer`,
  io<FormData, DealerImport | undefined>((data) => {
    const summary = imported(data)
    return summary && { ...summary, dealers: refs<Dealer>('dealer')(listIn(prop(data, 'dealers')) ?? []) }
  }),
)

const TASK: Parts<RewardTask> = { tiers: [{}], goodsIds: codes, dealerCodes: codes, areas: codes }
/** Fields of a saved task. Its goods are those of the programme, in display order of the app. */
export type RewardTaskInput = Partial<
  Pick<
    RewardTask,
    | 'title'
    | 'cover'
    | 'rewardTo'
    | 'metric'
    | 'startTime'
    | 'endTime'
    | 'content'
    | 'goodsIds'
    | 'dealerScope'
    | 'dealerCodes'
    | 'areas'
    | 'budget'
  >
> & { tiers?: Partial<RewardTier>[]; userLimit?: number | null }
export type RewardTaskQuery = Query<RewardTask> & { goodsCode?: string; areaName?: string }

export const listActivities = postRead(
  `${BASE}/activityList`,
  io<RewardTaskQuery, Counted<RewardTask>>(countedOf<RewardTask>(TASK)),
)
export const getActivity = postRead(`${BASE}/activityDetail`, io<{ id: string }, RewardTask>(record<RewardTask>(TASK)))
export const createActivity = post(`${BASE}/addActivity`, io<RewardTaskInput, { id: string }>())
export const updateActivity = post(`${BASE}/editActivity`, about<RewardTaskInput & Since & { id: string }>('id'))
export const removeActivity = post(`${BASE}/deleteActivity`, about<{ id: string }>('id'))
export const setActivityEnabled = post(`${BASE}/enableActivity`, about<{ id: string; status: 1 | 2 }>('id'))
export const exportActivities = download('POST', `${BASE}/exportActivity`, io<RewardTaskQuery, Blob>())

interface TaskDay {
  date: string
  shareCount: number
  orderCount: number
}
export interface TaskRows<T> extends Counted<T> {
  byDay: TaskDay[]
}
const taskRows = <T>(data: unknown): TaskRows<T> => ({
  ...counted<T>(data),
  byDay: records<TaskDay>({})(prop(data, 'byDay') ?? []),
})
type OfTask<T> = Query<T> & { activityId: string; dealerCode?: string }

export const listActivityDetails = postRead(
  `${BASE}/activityDetailList`,
  io<OfTask<RewardTaskDealer>, TaskRows<RewardTaskDealer>>(taskRows),
)
export const listUsersByActivity = postRead(
  `${BASE}/userListByActivityParam`,
  io<OfTask<RewardTaskUser>, TaskRows<RewardTaskUser>>(taskRows),
)
export const listGoodsByActivity = postRead(
  `${BASE}/goodsListByActivityParam`,
  io<OfTask<RewardTaskGoods> & { categoryId?: string }, TaskRows<RewardTaskGoods>>(taskRows),
)
export interface ExportPreview {
  total: number
  columns: { key: string; title: string }[]
  records: Record<string, unknown>[]
}
export const queryExportDetails = postRead(
  `${BASE}/exportactivityDetailList`,
  io<OfTask<RewardTaskDealer>, ExportPreview>((data) => ({
    ...page<Record<string, unknown>>(data),
    columns: (listIn(prop(data, 'columns')) ?? []).map((one) => ({
      key: String(prop(one, 'key') ?? prop(one, 'field') ?? one),
      title: String(prop(one, 'title') ?? prop(one, 'name') ?? one),
    })),
  })),
)
export const exportActivityDetails = download(
  'POST',
  `${BASE}/exportActivityDetailList`,
  io<OfTask<RewardTaskDealer>, Blob>(),
)
export const exportUsersByActivity = download(
  'POST',
  `${BASE}/exportUserListByActivityParam`,
  io<OfTask<RewardTaskUser>, Blob>(),
)
export const exportGoodsByActivity = download(
  'POST',
  `${BASE}/exportGoodsListByActivityParam`,
  io<OfTask<RewardTaskGoods>, Blob>(),
)

export interface ShareSums {
  best: { shareUserName?: string; shareCount?: number; orderCount?: number }[]
  byWay: { shareWay: RewardShare['shareWay']; shareCount?: number }[]
}
export interface Shares extends Counted<RewardShare>, ShareSums {}
/** `hasOrder` 1 filters for shares that led to an order. */
type SharesQuery = Query<RewardShare> & { hasOrder?: 1 }
/** Shares of programme goods, with the totals of all matches, the top sharers and the channels. */
export const listShares = postRead(
  `${BASE}/shareList`,
  io<SharesQuery, Shares>((data) => {
    const part = (name: string) => prop(data, name) ?? prop(prop(data, 'summary'), name) ?? []
    return {
      ...counted<RewardShare>(data),
      best: records<ShareSums['best'][number]>({})(part('best')),
      byWay: records<ShareSums['byWay'][number]>({})(part('byWay')),
    }
  }),
)
/** Removes a share without an order. */
export const removeShare = post(`${BASE}/deleteShareRecord`, about<{ id: string }>('id'))

type ShareQuery = Query<OrderShare> & { activityId?: string; shareUserId?: string; goodsCode?: string }
export const listOrderRecords = postRead(`${BASE}/orderRecordList`, io<ShareQuery, Page<OrderShare>>(page))
export const exportOrderRecords = download('POST', `${BASE}/exportOrderRecordList`, io<ShareQuery, Blob>())
export const removeOrderRecord = post(`${BASE}/deleteOrderRecord`, about<{ id: string }>('id'))
