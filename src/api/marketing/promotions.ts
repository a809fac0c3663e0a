import type { LabelTag } from '@/entities/marketing/label'
import type { Promotion } from '@/entities/marketing/promotion'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import { about, get, io, post, type Query } from '../call'
import { type Page, pageOf, record, refs } from '../reply'

const PROMOTION = { labels: refs<LabelTag>('label'), areaNames: [] } as const

export interface PromotionInput extends Pick<
  Promotion,
  'title' | 'cover' | 'summary' | 'script' | 'targetType' | 'areaNames' | 'startTime' | 'endTime'
> {
  labels: string[]
  seriesName: string
}
export type Link = Pick<PromotionMaterial, 'materialType' | 'materialId' | 'sort'>

export const list = get(
  '/api-material/promotion/promotionList',
  io<Query<Promotion> & { periodStart?: string; periodEnd?: string }, Page<Promotion>>(pageOf(PROMOTION)),
)
const detail = get('/api-material/promotion/detail', io<{ id: string }, Promotion>(record(PROMOTION)))
export const create = post('/api-material/promotion/save', io<PromotionInput, { id: string }>())
export const update = post('/api-material/promotion/update', about<PromotionInput & { id: string }>('id'))
export const setStatus = post('/api-material/promotion/updateStatus', about<{ id: string; status: 1 | 2 }>('id'))
export const relate = post('/api-material/promotion/relate', about<{ id: string; materials: Link[] }>('id'))
export const unrelate = post('/api-material/promotion/removeRelate', about<{ id: string; materialIds: string[] }>('id'))
/** Materials of a promotion. With `related: 0` the published ones of headquarters that can be linked. */
export const listMaterials = get(
  '/api-material/promotion/materialList',
  io<Query<PromotionMaterial> & { id: string; related: 0 | 1; label?: unknown }, Page<PromotionMaterial>>(
    pageOf({ labels: [] }),
  ),
)
export { detail as get }
