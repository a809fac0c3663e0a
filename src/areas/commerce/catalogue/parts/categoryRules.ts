import type { Page } from '@/api/reply'
import { type Category, categoryStatus } from '@/entities/commerce/category'
import { is, isYes } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import type { Translate } from '@/locales'

/** Maximum number of first-level categories on the home page of the shop. */
export const MAX_HOME = 10
/** Maximum number of first-level categories. */
export const MAX_TOP = 30
/** Maximum number of children of a category. */
export const MAX_BELOW = 50

export const nameOf = ({ categoryName }: Pick<Category, 'categoryName'>) => categoryName
export const isShown = ({ status }: Pick<Category, 'status'>): boolean => is(status, categoryStatus.shown)
/** Returns the number of goods and subcategories that prevent deletion. Missing counts are 0. */
export const heldBy = ({ childCount, goodsCount }: Pick<Category, 'childCount' | 'goodsCount'>): number =>
  (numberIn(childCount) ?? 0) + (numberIn(goodsCount) ?? 0)
/** Sorts by `sort`. Categories without one come last. */
export const inOrder = (rows: readonly Category[]): Category[] =>
  rows.toSorted((a, b) => (numberIn(a.sort) ?? Infinity) - (numberIn(b.sort) ?? Infinity))

export interface Wanted {
  categoryName?: unknown
  homeFlag?: unknown
  status?: unknown
}
/** Returns true if a category matches the filters: part of its name, ignoring case, and one of the chosen values. */
export const fits = (row: Category, { categoryName, homeFlag, status }: Wanted): boolean => {
  const part = typeof categoryName === 'string' ? categoryName.trim().toLowerCase() : ''
  const isOne = (chosen: unknown, value: unknown) => {
    const values = [chosen].flat().filter((one) => one !== undefined && one !== '')
    return values.length === 0 || values.some((one) => String(one) === String(value))
  }
  return (
    String(row.categoryName ?? '')
      .toLowerCase()
      .includes(part) &&
    isOne(homeFlag, isYes(row.homeFlag) ? 1 : 0) &&
    isOne(status, row.status)
  )
}
export const pageOfFitting = (rows: readonly Category[], wanted: Wanted): Page<Category> => {
  const records = inOrder(rows).filter((row) => fits(row, wanted))
  return { records, total: records.length }
}

export const nameError = (
  value: unknown,
  brothers: readonly Pick<Category, 'id' | 'categoryName'>[],
  own: string | undefined,
  max: number,
  t: Translate,
): string | undefined => {
  const name = String(value ?? '').trim()
  if ([...name].length > max) return t('catalogue.nameLong', { max })
  return brothers.some((row) => row.id !== own && row.categoryName === name) ? t('catalogue.nameTaken') : undefined
}
