import { Fragment } from 'react'
import * as carSeries from '@/api/system/carSeries'
import { SeriesPicker } from '@/business/SeriesPicker'
import type { Field } from '@/entities/field'
import type { Filter } from '@/kit/list/filters'
import { useLoad } from '@/kit/data/load'
import { listOf } from '@/lib/listOf'

const Name = ({ code }: { code: string }) => {
  const { data } = useLoad(
    carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }),
  )
  return data?.records.find(({ seriesCode }) => seriesCode === code)?.seriesName ?? code
}

export const seriesFilterOf = ({ label }: Pick<Field, 'label'>): Filter<'seriesCode'> => ({
  key: 'seriesCode',
  label,
  instant: true,
  toQuery: (seriesCode) => ({ seriesCode }),
  describe: (code) => <Name code={code} />,
  control: ({ value, onChange, label: name }) => (
    <SeriesPicker
      value={value || undefined}
      label={name}
      placeholder={name}
      onChange={(code) => onChange(typeof code === 'string' ? code : '')}
    />
  ),
})

export const severalSeriesFilterOf = ({ label }: Pick<Field, 'label'>): Filter<'seriesCodes'> => ({
  key: 'seriesCodes',
  label,
  instant: true,
  toQuery: (text) => ({ seriesCodes: listOf(text) }),
  describe: (text) =>
    listOf(text).map((code, at) => (
      <Fragment key={code}>
        {at > 0 && ' / '}
        <Name code={code} />
      </Fragment>
    )),
  control: ({ value, onChange, label: name }) => (
    <SeriesPicker
      multiple
      value={listOf(value)}
      label={name}
      placeholder={name}
      onChange={(codes) => onChange(Array.isArray(codes) ? codes.join(',') : '')}
    />
  ),
})
