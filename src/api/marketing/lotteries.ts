import type { Lottery, LotteryDetail } from '@/entities/marketing/lottery'
import type { LotteryPrize } from '@/entities/marketing/lotteryPrize'
import type { LotteryRecord, LotteryRecordDetail } from '@/entities/marketing/lotteryRecord'
import { prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, counted, type Page, pageOf, record, records } from '../reply'

export type PrizeInput = Partial<Omit<LotteryPrize, 'sentCount' | 'wonName'>>
export type LotteryInput = Partial<
  Pick<
    LotteryDetail,
    | 'title'
    | 'startTime'
    | 'endTime'
    | 'audience'
    | 'costPoints'
    | 'freeTimes'
    | 'dayLimit'
    | 'totalLimit'
    | 'slotCount'
    | 'cover'
    | 'content'
  >
> & { prizes?: PrizeInput[] }

export const list = get(
  '/api-star-web/web/lottery/page/list',
  io<Query<Lottery>, Page<Lottery>>(pageOf<Lottery>({ audience: [] })),
)
const detail = get(
  '/api-star-web/web/lottery/get',
  io<{ id: string }, LotteryDetail>(record<LotteryDetail>({ audience: [], prizes: [{}], byDay: [{}] })),
)
export { detail as get }
export const create = post('/api-star-web/web/lottery/insert', io<LotteryInput, { id: string }>())
export const update = post('/api-star-web/web/lottery/update', about<LotteryInput & { id: string }>('id'))
export const remove = post('/api-star-web/web/lottery/delete', about<{ id: string }>('id'))
export const setStatus = post(
  '/api-star-web/web/lottery/updateStatus',
  about<{ id: string; status: 0 | 1 | 3 | 4 }>('id'),
)

/** Filters of draws besides their fields; `win` is 1 for wins, 0 for the others. */
export type RecordQuery = Query<LotteryRecord> & { win?: number }
/**
 * Draws with totals: draws, people, wins, points spent and goods awaiting dispatch. `byPrize` counts the wins of each
 * prize.
 */
export interface RecordPage extends Counted<LotteryRecord> {
  byPrize: { prizeName: string; count: number }[]
}
export const listRecords = get(
  '/api-star-web/web/lottery/record/page/list',
  io<RecordQuery, RecordPage>((data) => ({
    ...counted<LotteryRecord>(data),
    byPrize: records<RecordPage['byPrize'][number]>({})(prop(data, 'byPrize')),
  })),
)
export const exportRecords = download('GET', '/api-star-web/web/lottery/record/excel', io<RecordQuery, Blob>())
export const getRecord = get(
  '/api-star-web/web/lottery/record/get',
  io<{ id: string }, LotteryRecordDetail>(
    record<LotteryRecordDetail>({ steps: [{}], pointLog: { maybe: {} }, others: [{}] }),
  ),
)
