import { Select } from 'antd'
import * as labels from '@/api/labels'
import type { Field } from '@/entities/field'
import { tagsOf } from '@/kit/form/tags'
import { daysOf, type Filter, range } from '@/kit/list/filters'
import { NoOptions, useLoad } from '@/kit/load'
import { optionsOf } from '@/lib/options'
import { CLEAR } from '@/kit/boxIcons'

/** A filter of days, both ends included; the reports take a range under the one name, as 'from,to'. */
export const days = (field: Pick<Field, 'key' | 'label'>): Filter => ({
  ...range(field),
  wire: (text) => {
    const found = daysOf(text)
    return found ? { [field.key]: found.join(',') } : {}
  },
})

const listOf = (text: string) => text.split(',').filter(Boolean)

const Labels = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const { data, error, loading, retry } = useLoad(labels.list.query({ pageNo: 1, pageSize: 500, status: 1 }, { quiet: true }))
  return (
    <Select
      mode="multiple"
      allowClear={CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      {...tagsOf(listOf(value).length)}
      placeholder={label}
      aria-label={label}
      value={listOf(value)}
      options={optionsOf(
        data?.records,
        ({ labelName }) => labelName,
        ({ labelName }) => labelName,
      )}
      onChange={(names: string[]) => onChange(names.join(','))}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}

/** A filter of several labels by their names. */
export const labelFilter = ({ key, label: title }: Pick<Field, 'key' | 'label'>): Filter => ({
  key,
  label: title,
  instant: true,
  wire: (text) => ({ [key]: listOf(text) }),
  words: (text) => listOf(text).join(' / '),
  control: ({ value, onChange, label }) => <Labels value={value} onChange={onChange} label={label} />,
})
