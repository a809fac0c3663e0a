import { materialKind } from '@/entities/marketing/label'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import type { TextKey } from '@/locales'

/** The list of promotions, and the page of one. */
export const LIST = '/marketing-management/casePromotion'
export const DETAIL = '/marketing-management/casePromotion-details'
/** What promotions are among the materials. */
export const KIND = 4
export const [DRAFT, PUBLISHED, STOPPED] = [0, 1, 2] as const
/** So many materials may be linked. */
export const MOST_LINKS = 30

/** The kinds of material that can be linked, each with the page of one. */
export const KINDS: readonly { kind: number; label: TextKey; page: string }[] = [
  { kind: 1, page: '/marketing-management/article-details' },
  { kind: 2, page: '/marketing-management/video-details' },
  { kind: 3, page: '/marketing-management/poster-details' },
].map((one) => ({ ...one, label: materialKind.options.find(({ value }) => value === one.kind)?.label ?? 'materialKind.1' }))

/** Whether a linked material was deleted elsewhere: nothing is known of it any more. */
export const isGone = ({ title }: PromotionMaterial): boolean => !title

/** Rows in an order by id; those that it does not know stand behind. */
export const inOrder = (rows: readonly PromotionMaterial[], order: readonly string[] | undefined): PromotionMaterial[] => {
  if (!order) return [...rows]
  const rank = ({ materialId }: PromotionMaterial) => (order.includes(materialId) ? order.indexOf(materialId) : order.length)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** The ids with one of them at another place. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  const rest = ids.filter((one) => one !== id)
  return rest.toSpliced(Math.min(Math.max(place, 0), rest.length), 0, id)
}
