import * as categoryCalls from '@/api/categories'
import * as goodsCalls from '@/api/goods'
import type { Category } from '@/entities/marketing/category'
import { on } from '../core/dispatcher'
import type { CategoryRow } from '../data/goods'
import { categories, categoryById, goods } from '../lib/goods'
import { text } from '../lib/input'
import { like, oneOf, paged } from '../lib/table'

on(goodsCalls.list)((input: Record<string, unknown>) => {
  const named = like(input.goodsName)
  const tests = (['id', 'status', 'categoryId'] as const).map((key) => {
    const test = oneOf(key === 'id' ? (input.ids ?? input.id) : input[key])
    return (row: ReturnType<typeof goods>[number]) => test(row[key])
  })
  const found = goods().filter((row) => named(row.goodsName, row.id) && tests.every((test) => test(row)))
  return paged(found, input, (row) => ({ ...row, categoryName: categoryById(row.categoryId)?.categoryName ?? '' }))
})

const below = (id: string): CategoryRow[] => categories().filter(({ parentId }) => parentId === id)
const face = (row: CategoryRow): Category => ({
  ...row,
  childCount: below(row.id).length,
  goodsCount: goods().filter(({ categoryId }) => categoryId === row.id || below(row.id).some(({ id }) => id === categoryId)).length,
})
on(categoryCalls.list)(() => below('').map(face))
on(categoryCalls.listChildren)(({ queryId }) => below(text(queryId)).map(face))
