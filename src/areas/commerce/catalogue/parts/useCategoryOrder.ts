import * as categories from '@/api/commerce/categories'
import type { Category } from '@/entities/commerce/category'
import { useAction } from '@/kit/data/useAction'
import { movedTo, renumbered } from '@/kit/list/orderSteps'
import type { TreeRow } from '@/kit/tree/tree'
import { useT } from '@/locales'
import { inOrder } from './categoryRules'

/** Puts categories in order among their brothers: a row dropped on one of them takes its place, anywhere else it snaps back. */
export const useCategoryOrder = (
  rows: readonly TreeRow<Category>[],
  topId: string,
  brothersOf: (parent: Category | undefined) => readonly Category[],
) => {
  const t = useT()
  const { act } = useAction()
  const putTo = (row: TreeRow<Category>, to: number) => {
    const brothers = inOrder(brothersOf(row.parent))
    const from = brothers.findIndex(({ id }) => id === row.id)
    if (from < 0 || to < 0 || to >= brothers.length || from === to) return
    const list = renumbered(brothers, 0, movedTo(brothers, from, to))
    void act(() => categories.sort({ parentId: row.parent?.id ?? topId, list }), { done: t('rowOrder.done') })
  }
  return {
    put: (from: number, to: number) => {
      const [row, over] = [rows[from], rows[to]]
      if (row && over && row.parent?.id === over.parent?.id) putTo(row, over.at - 1)
    },
    step: (row: TreeRow<Category>, by: -1 | 1) => putTo(row, row.at - 1 + by),
  }
}
