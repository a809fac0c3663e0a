import { useViewer } from '@/business/viewer'
import { type Category, LOWEST_LEVEL } from '@/entities/commerce/category'
import type { Action } from '@/kit/actions/actions'
import type { TreeRow } from '@/kit/tree/tree'
import { levelOf } from './categoryTree'
import { MAX_BELOW } from './categoryRules'
import { numberIn } from '@/lib/counts'
import { useCategoryRemove } from './useCategoryRemove'

type Row = TreeRow<Category>

/** What can be done with a category below the first level. */
export const useCategoryActions = ({
  edit,
  add,
  moveTo,
  step,
}: {
  edit: (row: Row) => void
  add: (row: Row) => void
  moveTo: (row: Row) => void
  step?: (row: Row, by: -1 | 1) => void
}) => {
  const { hq } = useViewer()
  const remove = useCategoryRemove()
  return (row: Row): Action[] =>
    hq
      ? [
          { label: 'kit.edit', can: 'categories.update', next: true, run: () => edit(row) },
          {
            label: 'catalogue.add',
            can: 'categories.create',
            hide: levelOf(row) >= LOWEST_LEVEL || (numberIn(row.node.childCount) ?? 0) >= MAX_BELOW,
            run: () => add(row),
          },
          { label: 'catalogue.moveTo', can: 'categories.update', run: () => moveTo(row) },
          { label: 'list.up', can: 'categories.sort', hide: !step || row.at === 1, run: () => step?.(row, -1) },
          { label: 'list.down', can: 'categories.sort', hide: !step || row.at === row.of, run: () => step?.(row, 1) },
          remove(row.node),
        ]
      : []
}
