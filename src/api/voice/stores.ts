import type { StoreEmployee } from '@/entities/voice/storeEmployee'
import type { StoreQuestion } from '@/entities/voice/storeQuestion'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, countedOf, record } from '../reply'

type QuestionQuery = Query<StoreQuestion> & {
  seriesCode?: unknown
  /** 1: open for more than 24 hours. */
  overdue?: unknown
}
export const listQuestions = get(
  '/api-user/store/question/page/list',
  io<QuestionQuery, Counted<StoreQuestion>>(countedOf<StoreQuestion>({ images: [] })),
)
/** `replyTime` is that of the answer as it was read, '' where there was none: another answer since then is refused. */
export const replyQuestion = post(
  '/api-user/store/question/reply',
  about<Pick<StoreQuestion, 'id' | 'reply' | 'replyTime'>>('id'),
)
export const removeQuestion = post('/api-user/store/question/delete', about<{ id: string; reason: string }>('id'))

/** What the form of an employee sends. */
export interface EmployeeInput extends Pick<
  StoreEmployee,
  | 'staffId'
  | 'employeeName'
  | 'headImgUrl'
  | 'phone'
  | 'wecomQr'
  | 'workYears'
  | 'skillTags'
  | 'introduction'
  | 'status'
> {}
/** A new employee, changes of one, or the numbers of those that were moved. */
type EmployeeSave =
  | EmployeeInput
  | (Partial<EmployeeInput & Pick<StoreEmployee, 'starFlag'>> & Since & { id: string })
  | { items: readonly Pick<StoreEmployee, 'id' | 'sort'>[] }
const EMPLOYEE = { skillTags: [] } as const
export const listEmployees = get(
  '/api-user/store/employee/page/list',
  io<Query<StoreEmployee>, Counted<StoreEmployee>>(countedOf<StoreEmployee>(EMPLOYEE)),
)
export const getEmployee = get(
  '/api-user/store/employee/get',
  io<{ id: string }, StoreEmployee & { updateBy: string }>(record<StoreEmployee & { updateBy: string }>(EMPLOYEE)),
)
export const saveEmployee = post('/api-user/store/employee/saveOrUpdate', io<EmployeeSave>())
export const removeEmployee = post('/api-user/store/employee/delete', about<{ id: string; reason?: string }>('id'))
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
