import { Input } from 'antd'
import * as categories from '@/api/commerce/categories'
import type { CategoryInput } from '@/api/commerce/categories'
import * as files from '@/api/system/files'
import { type Category, category, categoryStatus, LOWEST_LEVEL, TOP } from '@/entities/commerce/category'
import { isYes } from '@/entities/field'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PICTURE_TYPES } from '../../parts/shopFiles'
import { TaxPicker } from '../../parts/TaxPicker'
import { isShown, MAX_HOME, nameError, nameOf } from './categoryRules'

const ICON_MB = 0.5
const MAX_TAGS = 3
const TAG = 10
const NAME = { top: 6, below: 10 }

export interface CategoryStart {
  row?: Category
  parent?: Pick<Category, 'id' | 'categoryName' | 'level'>
  brothers: readonly Category[]
}
/** The tax item is sent by its code. */
const TAX = { ...category.taxItemName, key: 'taxCode' } as const

const initialOf = ({ row, parent, brothers }: CategoryStart): Partial<CategoryInput> =>
  row
    ? {
        categoryName: row.categoryName,
        cover: row.cover,
        homeFlag: isYes(row.homeFlag) ? 1 : 0,
        tagNames: row.tagNames,
        taxCode: row.taxCode,
        sort: numberIn(row.sort) ?? undefined,
        status: row.status,
      }
    : {
        parentId: parent?.id ?? TOP,
        homeFlag: 0,
        tagNames: [],
        sort: Math.min(999, Math.max(0, ...brothers.map(({ sort }) => numberIn(sort) ?? 0)) + 1),
        status: categoryStatus.shown,
      }

export const CategoryForm = ({ start, onClose }: { start: CategoryStart; onClose: () => void }) => {
  const t = useT()
  const { row, parent } = start
  const initial = initialOf(start)
  return (
    <FormPanel
      open
      asWindow={!parent}
      width={parent ? 560 : 520}
      title={
        row ? t('catalogue.editTitle', { name: nameOf(row) }) : t(parent ? 'catalogue.newBelow' : 'catalogue.newTop')
      }
      name={`category.${row?.id ?? `under.${parent?.id ?? TOP}`}`}
      initial={initial}
      save={(values) =>
        row
          ? categories.update({ id: row.id, ...changesOf<Partial<CategoryInput>>(initial, values) })
          : categories.create(values)
      }
      done={t('catalogue.saved')}
      onClose={onClose}
    >
      {({ Field }) =>
        parent ? <Below Field={Field} start={start} parent={parent} /> : <Top Field={Field} start={start} />
      }
    </FormPanel>
  )
}

interface FieldsProps {
  Field: FormField<CategoryInput>
  start: CategoryStart
}
const Name = ({ Field, start, max }: FieldsProps & { max: number }) => {
  const t = useT()
  return (
    <Field
      of={{ ...category.categoryName, max: max }}
      check={(value) => nameError(value, start.brothers, start.row?.id, max, t)}
    />
  )
}
const Last = ({ Field }: Pick<FieldsProps, 'Field'>) => (
  <div className="two-columns">
    <Field of={category.sort}>
      <NumberBox precision={0} min={0} max={999} />
    </Field>
    <Field of={category.status}>
      <Choice field={category.status} />
    </Field>
  </div>
)

const Top = ({ Field, start }: FieldsProps) => {
  const t = useT()
  const others = start.brothers.filter(({ id }) => id !== start.row?.id)
  return (
    <>
      <Name Field={Field} start={start} max={NAME.top} />
      <Field of={category.cover} required hint={t('catalogue.iconHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={ICON_MB} types={['png']} />
      </Field>
      <Field
        of={category.homeFlag}
        needs={[category.status]}
        check={(value, { status }) => {
          if (!isYes(value)) return undefined
          if (status !== undefined && !isShown({ status })) return t('catalogue.homeHidden')
          const isFull = others.filter(({ homeFlag }) => isYes(homeFlag)).length >= MAX_HOME
          return isFull ? t('catalogue.homeFull', { max: MAX_HOME }) : undefined
        }}
      />
      <Last Field={Field} />
    </>
  )
}

const Below = ({ Field, start, parent }: FieldsProps & { parent: NonNullable<CategoryStart['parent']> }) => {
  const t = useT()
  const isLowest = (numberIn(parent.level) ?? 1) + 1 >= LOWEST_LEVEL
  return (
    <>
      <label className="catalogue-parent">
        <span>{t(category.parentId.label)}</span>
        <Input readOnly value={nameOf(parent)} />
      </label>
      <Name Field={Field} start={start} max={NAME.below} />
      <Field of={category.cover} required={isLowest} hint={t('catalogue.leafIconHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={ICON_MB} types={PICTURE_TYPES} />
      </Field>
      <Field
        of={category.tagNames}
        hint={t('catalogue.tagsHint')}
        check={(value) =>
          Array.isArray(value) && (value.length > MAX_TAGS || value.some((tag) => [...String(tag)].length > TAG))
            ? t('catalogue.tagsFault', { max: MAX_TAGS, length: TAG })
            : undefined
        }
      />
      <Field of={TAX} hint={t('catalogue.taxHint')}>
        <TaxPicker name={start.row?.taxItemName} label={t(category.taxItemName.label)} />
      </Field>
      <Last Field={Field} />
    </>
  )
}
