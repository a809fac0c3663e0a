import * as dealers from '@/api/dealers'
import type { Field } from '@/entities/field'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { derived } from '@/kit/load'
import { SeriesPicker } from './SeriesPicker'

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
