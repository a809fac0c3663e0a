import type { CashDraw } from '@/entities/marketing/cashDraw'
import type { CashPrize } from '@/entities/marketing/cashPrize'
import type { DrawRecord } from '@/entities/marketing/drawRecord'
import type { PayRecord } from '@/entities/marketing/payRecord'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, counted, type Numbers, numbers, pageOf, type Parts, record, rows } from '../reply'
import type { InPlace } from '../system/dealers'

export type TierInput = {
  [K in 'level' | 'prizeName' | 'amount' | 'stock' | 'dayStock' | 'probability']?: CashPrize[K] | null
}
type Saved = Pick<
  CashDraw,
  | 'title'
  | 'startTime'
  | 'endTime'
  | 'drawScene'
  | 'seriesName'
  | 'userLimit'
  | 'winLimit'
  | 'budget'
  | 'dayBudget'
  | 'claimHours'
  | 'payChannel'
  | 'realNameFlag'
  | 'cover'
  | 'content'
>
export type DrawInput = { [K in keyof Saved]?: Saved[K] | null } & { prizes?: TierInput[] }

export interface DrawRisk {
  device: string
  ip: string
  city: string
  accounts: Pick<DrawRecord, 'userId' | 'nickname' | 'phone'>[]
}
export interface RecordDetail extends DrawRecord {
  /** Time at which the user became eligible. */
  qualifyTime: string
  payments: PayRecord[]
  risk: DrawRisk | null
}
export interface PayDay {
  date: string
  amounts: Numbers
}
/**
 * Payments with the counts of all matches by state, ignoring the state filter, and recent failures for lack of the
 * merchant's balance.
 */
export interface PayPage extends Counted<PayRecord> {
  amounts: Numbers
  byDay: PayDay[]
}
interface OfDraw {
  drawId?: string
  dealerCode?: string
}

const DRAW: Parts<CashDraw> = { prizes: [{}], paidByDay: [{}] }

/** The summary counts running draws and failed payments; budget, paid and paying are amounts. */
export const list = get(
  '/api-star-web/web/cashDraw/page/list',
  io<Query<CashDraw>, Counted<CashDraw>>((data) => ({ ...counted(data), ...pageOf(DRAW)(data) })),
)
const detail = get('/api-star-web/web/cashDraw/get', io<{ id: string }, CashDraw>(record(DRAW)))
export const create = post('/api-star-web/web/cashDraw/insert', io<DrawInput, { id: string }>(record({})))
export const update = post('/api-star-web/web/cashDraw/update', about<DrawInput & { id: string }>('id'))
export const remove = post('/api-star-web/web/cashDraw/delete', about<{ id: string }>('id'))
/** Sets the state. A started draw (1) runs at once if it is within its period. */
export const setStatus = post(
  '/api-star-web/web/cashDraw/updateStatus',
  about<{ id: string; status: 0 | 1 | 3 | 4 }>('id'),
)

/** The summary counts draws, people and wins; amount, paid and lapsed are amounts. */
export const listRecords = get(
  '/api-star-web/web/cashDraw/record/page/list',
  io<Query<DrawRecord> & OfDraw & InPlace, Counted<DrawRecord>>(counted),
)
export const exportRecords = download(
  'GET',
  '/api-star-web/web/cashDraw/record/excel',
  io<Query<DrawRecord> & OfDraw & InPlace, Blob>(),
)
export const getRecord = get(
  '/api-star-web/web/cashDraw/record/get',
  io<{ id: string }, RecordDetail>(record({ payments: [{}], risk: { maybe: { accounts: [{}] } } })),
)

const payDays = (data: unknown): PayDay[] =>
  rows(prop(data, 'byDay')).flatMap((day) =>
    isRecord(day) ? { date: String(day.date ?? ''), amounts: numbers(day.amounts) } : [],
  )
export const listPayments = get(
  '/api-star-web/web/cashDraw/pay/page/list',
  io<Query<PayRecord> & OfDraw, PayPage>((data) => ({
    ...counted<PayRecord>(data),
    amounts: numbers(prop(data, 'amounts')),
    byDay: payDays(data),
  })),
)
export const exportPayments = download(
  'GET',
  '/api-star-web/web/cashDraw/pay/excel',
  io<Query<PayRecord> & OfDraw, Blob>(),
)
export const retryPayment = post('/api-star-web/web/cashDraw/pay/retry', about<{ id: string }>('id'))
export { detail as get }
