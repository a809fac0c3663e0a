import * as categories from '@/api/commerce/categories'
import { type Category, category } from '@/entities/commerce/category'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { CategoryPicker } from '../../parts/CategoryPicker'
import { nameOf } from './categoryRules'

/** Hangs a category below another one of the same level as the one that it hangs below. */
export const MoveCategory = ({
  row,
  level,
  from,
  onClose,
}: {
  row: Category
  level: number
  /** The id of the one that it hangs below. */
  from: string
  onClose: () => void
}) => {
  const t = useT()
  return (
    <FormPanel<Pick<Category, 'parentId'>>
      open
      asWindow
      title={t('catalogue.moveTitle', { name: nameOf(row) })}
      name={`category.move.${row.id}`}
      initial={{}}
      save={({ parentId }) => categories.update({ id: row.id, parentId })}
      saveText={t('catalogue.move')}
      done={t('catalogue.moved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={category.parentId}
          label={t('catalogue.newParent')}
          check={(id) => (id === from ? t('catalogue.sameParent') : undefined)}
        >
          <CategoryPicker depth={level - 1} label={t('catalogue.newParent')} />
        </Field>
      )}
    </FormPanel>
  )
}
