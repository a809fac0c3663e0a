import * as categories from '@/api/commerce/categories'
import { notify } from '@/api/notices'
import type { Category } from '@/entities/commerce/category'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { heldBy, isShown, nameOf } from './categoryRules'

export const useCategoryRemove = () => {
  const t = useT()
  return (row: Category): Action => {
    const base = { label: 'kit.delete', can: 'categories.remove', danger: true, hide: isShown(row) } as const
    const held = heldBy(row)
    return held
      ? { ...base, run: () => notify('warning', t('catalogue.held', { count: held })) }
      : {
          ...base,
          ask: { title: t('catalogue.deleteAsk', { name: nameOf(row) }), effect: t('catalogue.deleteEffect') },
          run: () => categories.remove({ id: row.id }),
          done: t('catalogue.deleted'),
        }
  }
}
