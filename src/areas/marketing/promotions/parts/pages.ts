import { materialKind } from '@/entities/marketing/label'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import type { TextKey } from '@/locales'

export const DETAIL = '/marketing-management/casePromotion-details'
export const KIND = materialKind.promotion
/** Maximum number of linked materials. */
export const MAX_LINKS = 30

export const KINDS: readonly { kind: number; label: TextKey; page: string }[] = [
  { kind: materialKind.article, page: '/marketing-management/article-details' },
  { kind: materialKind.video, page: '/marketing-management/video-details' },
  { kind: materialKind.poster, page: '/marketing-management/poster-details' },
].map((one) => ({
  ...one,
  label: materialKind.options.find(({ value }) => value === one.kind)?.label ?? 'materialKind.article',
}))

/** True if the linked material was deleted; its data is then empty. */
export const isGone = ({ title }: PromotionMaterial): boolean => !title

/** Sorts rows by a list of ids; rows that are not in it come last. */
export const inOrder = (
  rows: readonly PromotionMaterial[],
  order: readonly string[] | undefined,
): PromotionMaterial[] => {
  if (!order) return [...rows]
  const rank = ({ materialId }: PromotionMaterial) =>
    order.includes(materialId) ? order.indexOf(materialId) : order.length
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Returns the ids with one moved to another position. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  const rest = ids.filter((one) => one !== id)
  return rest.toSpliced(Math.min(Math.max(place, 0), rest.length), 0, id)
}
