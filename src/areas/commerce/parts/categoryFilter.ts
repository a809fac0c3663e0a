import * as categories from '@/api/commerce/categories'
import { cascadeFilter, levelOf } from '@/business/cascade'
import type { Category } from '@/entities/commerce/category'
import type { Field } from '@/entities/field'

const choice = ({ id, categoryName }: Category) => ({ value: id, label: categoryName })
const below = levelOf((queryId) => categories.listChildren.query({ queryId }, { quiet: true }), choice)

export const CATEGORY_LEVELS = [levelOf(() => categories.list.query(undefined, { quiet: true }), choice), below, below]

/**
 * Filter by a category and all its descendants. A choice may end on any level. The address holds the ids from the top
 * level down, the request only the last one.
 */
export const categoryFilter = ({ label }: Pick<Field, 'label'>) =>
  // Each level is sent under the same key, so that the lowest one remains.
  cascadeFilter({ key: 'categoryId', label }, CATEGORY_LEVELS, ['categoryId', 'categoryId', 'categoryId'])
