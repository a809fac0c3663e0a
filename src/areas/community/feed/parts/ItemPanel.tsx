import { Form as AntForm } from 'antd'
import { type SiftItem, siftItem, siftType } from '@/entities/community/sift'
import { is } from '@/entities/field'
import { Choices, TagsBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { SeriesSelect } from '../../parts/series'

type Values = Pick<SiftItem, 'itemName' | 'itemType' | 'options' | 'pages' | 'multiple' | 'defaultFlag'>

export const ItemPanel = ({
  item,
  others,
  onDone,
  onClose,
}: {
  item: SiftItem | undefined
  others: readonly SiftItem[]
  onDone: (item: SiftItem) => void
  onClose: () => void
}) => {
  const t = useT()
  return (
    <FormPanel
      open
      title={t(item ? 'feed.editItem' : 'feed.addItem')}
      onClose={onClose}
      name={`siftItem.${item?.itemCode ?? 'new'}`}
      initial={item ?? { options: [], pages: [], multiple: 0, defaultFlag: 0 }}
      save={(values) =>
        onDone({
          ...(item ?? { itemCode: `item_${Date.now().toString(36)}`, sort: others.length + 1, status: 1 }),
          ...values,
          pages: values.pages.map(Number) as SiftItem['pages'], // Codes of the field.
        })
      }
      done=""
      saveText={t('kit.ok')}
    >
      {({ Field }) => <Fields Field={Field} others={others} />}
    </FormPanel>
  )
}

const MIN = 2
const MAX = 20

const Fields = ({ Field, others }: { Field: FormField<Values>; others: readonly SiftItem[] }) => {
  const t = useT()
  const type: unknown = AntForm.useWatch(siftItem.itemType.key)
  const isSeries = is(type, siftType.series)
  const takesAll = isSeries || is(type, siftType.city)
  return (
    <>
      <Field of={siftItem.itemName} />
      <Field of={siftItem.itemType} />
      <Field
        of={siftItem.options}
        hint={t(takesAll ? 'feed.allHint' : 'feed.optionHint')}
        needs={[siftItem.itemType]}
        check={(value) => {
          const count = Array.isArray(value) ? value.length : 0
          return takesAll || (count >= MIN && count <= MAX) ? undefined : t('feed.optionRule')
        }}
      >
        {isSeries ? <SeriesSelect<string[]> multiple label={t(siftItem.options.label)} /> : <TagsBox />}
      </Field>
      <Field
        of={siftItem.pages}
        needs={[siftItem.itemType]}
        check={(value) =>
          others.some(
            (other) =>
              is<unknown>(other.itemType, Number(type)) &&
              other.pages.some((page) => Array.isArray(value) && value.some((one) => is(one, Number(page)))),
          )
            ? t('feed.sameType')
            : undefined
        }
      >
        <Choices field={siftItem.pages} />
      </Field>
      <div className="two-columns">
        <Field of={siftItem.multiple} />
        <Field of={siftItem.defaultFlag} hint={t('feed.defaultHint')} />
      </div>
    </>
  )
}
