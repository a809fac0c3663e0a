import { Segmented } from 'antd'
import type { Field } from '@/entities/field'
import { type Filter, segmentedFilter } from '@/kit/list/filters'
import { useList } from '@/kit/list/place'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** Filter by a slot, with the used places of each from the summary of the list. */
export const slotFilter = <K extends string>(
  field: Field<K>,
  limits: Readonly<Partial<Record<number, { limit: number }>>>,
): Filter<K> => ({
  ...segmentedFilter(field),
  always: true,
  control: ({ value, onChange, label }) => (
    <Slots field={field} limits={limits} value={value} onChange={onChange} label={label} />
  ),
})

const Slots = ({
  field,
  limits,
  value,
  onChange,
  label,
}: {
  field: Field
  limits: Readonly<Partial<Record<number, { limit: number }>>>
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const t = useT()
  const { count } = useFormats()
  const { summary } = useList()
  return (
    <div className="scroll-x">
      <Segmented
        aria-label={label}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: t('list.all') },
          ...(field.of?.options ?? []).map((option) => ({
            value: String(option.value),
            label: `${t(option.label)} ${count(summary?.[option.value])}/${count(limits[Number(option.value)]?.limit)}`,
          })),
        ]}
      />
    </div>
  )
}
