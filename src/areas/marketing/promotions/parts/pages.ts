import { materialKind } from '@/entities/marketing/label'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import type { TextKey } from '@/locales'

/** The page of one. */
export const DETAIL = '/marketing-management/casePromotion-details'
/** What promotions are among the materials. */
export const KIND = materialKind.promotion
/** So many materials may be linked. */
export const MAX_LINKS = 30

/** The kinds of material that can be linked, each with the page of one. */
export const KINDS: readonly { kind: number; label: TextKey; page: string }[] = [
  { kind: materialKind.article, page: '/marketing-management/article-details' },
  { kind: materialKind.video, page: '/marketing-management/video-details' },
  { kind: materialKind.poster, page: '/marketing-management/poster-details' },
].map((one) => ({
  ...one,
  label: materialKind.options.find(({ value }) => value === one.kind)?.label ?? 'materialKind.article',
}))

/** Whether a linked material was deleted elsewhere: nothing is known of it any more. */
export const isGone = ({ title }: PromotionMaterial): boolean => !title

/** Rows in an order by id; those that it does not know stand behind. */
export const inOrder = (
  rows: readonly PromotionMaterial[],
  order: readonly string[] | undefined,
): PromotionMaterial[] => {
  if (!order) return [...rows]
  const rank = ({ materialId }: PromotionMaterial) =>
    order.includes(materialId) ? order.indexOf(materialId) : order.length
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** The ids with one of them at another place. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  const rest = ids.filter((one) => one !== id)
  return rest.toSpliced(Math.min(Math.max(place, 0), rest.length), 0, id)
}
