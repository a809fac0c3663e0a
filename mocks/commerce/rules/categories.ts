import { categoryStatus, TOP } from '@/entities/commerce/category'
import { seeded } from '../../core/control'
import { reference } from '../../system/rules/store'
import { buildCategories, type CategoryRow } from '../data/categories'
import { enabledTaxCodeOf } from './taxItems'

export const categories = seeded('categories', () => buildCategories(reference(), enabledTaxCodeOf))
export const categoryById = (id: string): CategoryRow | undefined => categories().find((row) => row.id === id)

export const childrenOf = (id = TOP): CategoryRow[] =>
  categories()
    .filter(({ parentId }) => parentId === id)
    .toSorted((a, b) => a.sort - b.sort)
/** Returns the ids of a category and of all its descendants. Goods of a descendant count as goods of the category. */
export const categoryWithin = (id: string): string[] => [
  id,
  ...categories()
    .filter(({ parentId }) => parentId === id)
    .flatMap((row) => categoryWithin(row.id)),
]

/** True if buyers see a category: it and all its ancestors are shown. */
export const isCategorySeen = (id: string): boolean => {
  const row = categoryById(id)
  return row?.status === categoryStatus.shown && (row.parentId === TOP || isCategorySeen(row.parentId))
}
