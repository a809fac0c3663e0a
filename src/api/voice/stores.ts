import type { Store, StoreInput } from '@/entities/voice/store'
import type { SpecialDays, StoreDay, StoreHours } from '@/entities/voice/storeHours'
import { promoStatus, type PromotionInput, type StorePromotion } from '@/entities/voice/storePromotion'
import { sumOf } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { about, download, get, io, post, type Query, type Since } from '../call'
import { type Counted, countedOf, type Parts, record, records } from '../reply'
import type { InPlace } from '../system/dealers'

/** Reads opening hours; a server may keep them as one text. */
const hoursOf = (value: unknown): StoreHours | undefined => {
  if (Array.isArray(value)) return value.length > 0 ? { days: [], specials: [], text: value.join(', ') } : undefined
  if (!isRecord(value)) return undefined
  return { days: records<StoreDay>({})(value.days), specials: records<SpecialDays>({})(value.specials) }
}
const STORE: Parts<Store> = {
  location: { maybe: {} },
  dealerLocation: { maybe: {} },
  salesHours: hoursOf,
  serviceHours: hoursOf,
  images: [],
  services: [],
  facilities: [],
  missing: [],
}
type StoreQuery = Query<Store> & InPlace
/** Store pages; `summary` counts those that are `shown`, and those that are too `incomplete` to be. */
export const list = get('/api-user/store/basicInfo/page/list', io<StoreQuery, Counted<Store>>(countedOf(STORE)))
const detail = get('/api-user/store/basicInfo/get', io<{ dealerCode: string }, Store>(record(STORE)))
export { detail as get }
export const update = post(
  '/api-user/store/basicInfo/update',
  about<{ dealerCode: string; showFlag?: 0 | 1 } & Partial<StoreInput> & Since>('dealerCode'),
)
export const exportList = download('GET', '/api-user/store/basicInfo/excel', io<StoreQuery, Blob>())

const PROMOTION: Parts<StorePromotion> = { seriesCodes: [], seriesNames: [], trend: [{}] }
/** The states of promotions that are not over. */
export const LIVE_STATES = [promoStatus.draft, promoStatus.waiting, promoStatus.shown, promoStatus.down] as const
type PromotionQuery = Query<StorePromotion> & InPlace
/** Promotions; `summary` counts them by state, `live` those that are not over. */
export const listPromotions = get(
  '/api-user/store/promotion/page/list',
  io<PromotionQuery, Counted<StorePromotion>>((data) => {
    const { summary, ...page } = countedOf(PROMOTION)(data)
    const live = sumOf(LIVE_STATES.map((state) => summary[state]))
    const over = summary[promoStatus.over]
    const all = summary.all ?? (live === null || over === undefined ? null : live + over)
    return { ...page, summary: { ...summary, ...(live !== null && { live }), ...(all !== null && { all }) } }
  }),
)
export const getPromotion = get('/api-user/store/promotion/get', io<{ id: string }, StorePromotion>(record(PROMOTION)))
/** Writes a promotion, a new one without an id. */
export const savePromotion = post(
  '/api-user/store/promotion/saveOrUpdate',
  io<Partial<PromotionInput> & Since & { id?: string }, { id: string }>(),
)
/** Publishes a promotion (status 2) or takes it down (3). */
export const setPromotionStatus = post(
  '/api-user/store/promotion/updateStatus',
  about<{ id: string; status: number; reason?: string }>('id'),
)
