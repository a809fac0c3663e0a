import { categoryStatus, TOP } from '@/entities/commerce/category'
import { seeded } from '../../core/control'
import { reference } from '../../system/rules/store'
import { buildCategories, type CategoryRow } from '../data/categories'
import { enabledTaxCodeOf } from './taxItems'

/** The categories of the shop, of all levels. */
export const categories = seeded('categories', () => buildCategories(reference(), enabledTaxCodeOf))
export const categoryById = (id: string): CategoryRow | undefined => categories().find((row) => row.id === id)

/** The categories right below one, or at the top, in their order. */
export const childrenOf = (id = TOP): CategoryRow[] =>
  categories()
    .filter(({ parentId }) => parentId === id)
    .toSorted((a, b) => a.sort - b.sort)
/** The ids of a category and of all that hang below it: goods of any of them are goods of it. */
export const categoryWithin = (id: string): string[] => [
  id,
  ...categories()
    .filter(({ parentId }) => parentId === id)
    .flatMap((row) => categoryWithin(row.id)),
]

/** Returns true where buyers see a category: it and all above it are shown. */
export const isCategorySeen = (id: string): boolean => {
  const row = categoryById(id)
  return row?.status === categoryStatus.shown && (row.parentId === TOP || isCategorySeen(row.parentId))
}
