import type { PointContact } from '@/entities/members/pointContact'
import type { Wish, WishDetail } from '@/entities/members/wish'
import type { Feedback, FeedbackDetail } from '@/entities/voice/feedback'
import { about, download, get, io, post, type Query } from '../call'
import type { InPlace } from '../system/dealers'
import { beside, type Counted, countedOf, type Page, pageOf, record } from '../reply'

type FeedbackQuery = Query<Feedback> &
  InPlace & {
    seriesCode?: unknown
    dealerCode?: unknown
    /** 1: new or in progress. */
    unreplied?: unknown
    /** 1: no reply for more than 48 hours. */
    overdue?: unknown
    hasMedia?: unknown
  }
const FEEDBACK = { images: [] } as const
export const list = get(
  '/api-material/feedback/list',
  io<FeedbackQuery, Counted<Feedback>>(countedOf<Feedback>(FEEDBACK)),
)
const detail = get(
  '/api-material/feedback/detail',
  io<{ id: string }, FeedbackDetail>(record<FeedbackDetail>({ ...FEEDBACK, records: [FEEDBACK] })),
)
export { detail as get }
export const exportList = download('GET', '/api-material/feedback/export', io<FeedbackQuery, Blob>())
export const remark = post('/api-material/feedback/remark', about<Pick<Feedback, 'id' | 'remark'>>('id'))
export const reply = post('/api-material/feedback/reply', about<Pick<Feedback, 'id' | 'reply'>>('id'))

type ContactQuery = Query<PointContact> & { dealerCode?: unknown }
export const listContacts = get(
  '/api-material/contact/list',
  io<ContactQuery, Page<PointContact>>(pageOf<PointContact>({ images: [] })),
)
export const getContact = get(
  '/api-material/contact/detail',
  io<{ id: string }, PointContact>(record<PointContact>({ images: [] })),
)
export const updateContact = post(
  '/api-material/contact/update',
  about<Pick<PointContact, 'id' | 'status'> & { result?: string }>('id'),
)

interface WishCount {
  count: number
}
export interface WishStats {
  series: (WishCount & { seriesName: string })[]
  colors: (WishCount & { seriesName: string; exterior: string })[]
  options: (WishCount & { optionName: string })[]
  days: (WishCount & { date: string })[]
  /** Wishes that reached each step. A step includes the later ones. */
  wished: number
  lead: number
  ordered: number
}
export interface WishAnswer extends Page<Wish> {
  stats?: WishStats
}
type WishQuery = Query<Wish> & {
  seriesCodes?: unknown
  provinceCode?: unknown
  cityCode?: unknown
  dealerCode?: unknown
}
const WISH = { options: [] } as const
export const listWishes = get(
  '/api-material/wishList/list',
  io<WishQuery, WishAnswer>((data) => ({
    ...pageOf<Wish>(WISH)(data),
    stats: beside<WishStats>(data, 'stats', { series: [{}], colors: [{}], options: [{}], days: [{}] }),
  })),
)
export const getWish = get(
  '/api-material/wishList/detail',
  io<{ id: string }, WishDetail>(record<WishDetail>({ ...WISH, optionPrices: [{}], history: [{}] })),
)
export const exportWishes = download('GET', '/api-material/wishList/export', io<WishQuery, Blob>())
