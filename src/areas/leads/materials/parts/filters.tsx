import { Select } from 'antd'
import * as dealers from '@/api/dealers'
import * as labels from '@/api/labels'
import { SeriesPicker } from '@/business/SeriesPicker'
import type { Field } from '@/entities/field'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { tagsOf } from '@/kit/form/tags'
import { daysOf, type Filter, range } from '@/kit/list/filters'
import { derived, NoOptions, useLoad } from '@/kit/load'
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

/** What a filter of one name has, which is sent as it is chosen. */
const named = ({ key, label }: Pick<Field, 'key' | 'label'>) => ({
  key,
  label,
  instant: true,
  wire: (name: string) => ({ [key]: name }),
  words: (name: string) => name,
})

/** A filter of one car series by its name. */
export const seriesNameFilter = (field: Pick<Field, 'key' | 'label'>): Filter => ({
  ...named(field),
  control: ({ value, onChange, label }) => (
    <SeriesPicker
      by="seriesName"
      value={value || undefined}
      label={label}
      placeholder={label}
      onChange={(name) => onChange(typeof name === 'string' ? name : '')}
    />
  ),
})

const dealerNames = (keyword: string) =>
  derived(dealers.selectDealers.query({ keyword: keyword || undefined }), 'names', (rows) =>
    rows.map(({ dealerCode, dealerName }) => ({ value: dealerName, label: dealerName, face: `${dealerCode} ${dealerName}` })),
  )

/** A filter of one dealer by its name, searched by code or name. */
export const dealerNameFilter = (field: Pick<Field, 'key' | 'label'>): Filter => ({
  ...named(field),
  control: ({ value, onChange, label }) => (
    <RemoteSelect
      ask={dealerNames}
      value={value || undefined}
      label={label}
      placeholder={label}
      onChange={(name) => onChange(typeof name === 'string' ? name : '')}
    />
  ),
})

const listOf = (text: string) => text.split(',').filter(Boolean)

const Labels = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const { data, error, loading, retry } = useLoad(labels.list.query({ pageNo: 1, pageSize: 500 }, { quiet: true }))
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
export const labelFilter = (field: Pick<Field, 'key' | 'label'>): Filter => ({
  ...named(field),
  wire: (text) => ({ [field.key]: listOf(text) }),
  words: (text) => listOf(text).join(' / '),
  control: ({ value, onChange, label }) => <Labels value={value} onChange={onChange} label={label} />,
})
