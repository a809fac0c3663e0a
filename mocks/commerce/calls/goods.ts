import * as categoryCalls from '@/api/commerce/categories'
import * as goodsCalls from '@/api/commerce/goods'
import type { Category } from '@/entities/marketing/category'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import type { CategoryRow } from '../data/goods'
import { categories, categoryById, goods } from '../rules/goods'
import { text } from '../../core/input'

const listed = listOf(goodsCalls.list)<ReturnType<typeof goods>[number]>({
  is: ['id', 'status', 'categoryId', { ids: (row) => row.id }],
  like: [{ goodsName: (row) => [row.goodsName, row.id] }],
})
on(goodsCalls.list)((input: Record<string, unknown>) =>
  listed.page(goods(), input, (row) => ({ ...row, categoryName: categoryById(row.categoryId)?.categoryName ?? '' })),
)

const below = (id: string): CategoryRow[] => categories().filter(({ parentId }) => parentId === id)
const viewOf = (row: CategoryRow): Category => ({
  ...row,
  childCount: below(row.id).length,
  goodsCount: goods().filter(
    ({ categoryId }) => categoryId === row.id || below(row.id).some(({ id }) => id === categoryId),
  ).length,
})
on(categoryCalls.list)(() => below('').map(viewOf))
on(categoryCalls.listChildren)(({ queryId }) => below(text(queryId)).map(viewOf))
