import * as categories from '@/api/commerce/categories'
import { cascadeFilter, levelOf } from '@/business/cascade'
import type { Category } from '@/entities/commerce/category'
import type { Field } from '@/entities/field'

const choice = ({ id, categoryName }: Category) => ({ value: id, label: categoryName })
const below = levelOf((queryId) => categories.listChildren.query({ queryId }, { quiet: true }), choice)

/** The three levels of the shop's categories. */
export const CATEGORY_LEVELS = [levelOf(() => categories.list.query(undefined, { quiet: true }), choice), below, below]

/** A filter by a category with all below it; a choice may end on each level. In the address it is the ids from the top, on the wire the last of them. */
export const categoryFilter = ({ label }: Pick<Field, 'label'>) =>
  // Each level is sent under the same key, so that the lowest one stays.
  cascadeFilter({ key: 'categoryId', label }, CATEGORY_LEVELS, ['categoryId', 'categoryId', 'categoryId'])
