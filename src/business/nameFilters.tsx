import * as dealers from '@/api/system/dealers'
import type { Field } from '@/entities/field'
import { searchFilter } from '@/kit/list/choiceFilters'
import { named } from '@/kit/show/format'
import { type Filter, sent } from '@/kit/list/filters'
import { SeriesPicker } from './SeriesPicker'

export const seriesNameFilter = <K extends string>({
  key,
  label: title,
}: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  key,
  label: title,
  instant: true,
  toQuery: (name) => sent({ [key]: name }),
  describe: (name) => name,
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

export const dealerNameFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>) =>
  searchFilter(field, {
    ask: (keyword) => dealers.selectDealers.query({ keyword }),
    choice: ({ dealerCode, dealerName }) => ({
      value: dealerName,
      label: dealerName,
      content: named(dealerCode, dealerName),
    }),
  })
