import { Select } from 'antd'
import * as carModelPlates from '@/api/community/carModelPlates'
import type { SeriesOption } from '@/entities/community/plate'
import type { Field } from '@/entities/field'
import { optionsState, useLoads } from '@/kit/data/load'
import { useOptionSearch } from '@/kit/data/usePinyin'
import type { ControlProps } from '@/kit/form/controls'
import { type Filter, sent } from '@/kit/list/filters'
import { CLEAR } from '@/kit/show/boxIcons'
import { plain } from '@/kit/show/format'
import { distinct } from '@/lib/distinct'
import { listOf } from '@/lib/listOf'

/** Query for the car series of the community, loaded once per session. */
export const seriesQuery = () => ({
  ...carModelPlates.listSeriesNames.query(undefined, { quiet: true }),
  staleTime: 'static' as const,
})
export const useSeries = () => {
  const [answer] = useLoads([seriesQuery()])
  return {
    series: answer?.data ?? [],
    loading: answer?.isFetching ?? false,
    error: answer?.error ?? undefined,
    retry: () => void answer?.refetch(),
  }
}

/** Returns the codes that no series has any more. Empty if the series are unavailable. */
export const goneSeries = (series: readonly SeriesOption[], codes: readonly string[]): string[] =>
  series.length ? codes.filter((code) => series.every((one) => one.seriesCode !== code)) : []

const nameOf = ({ seriesCode, seriesName }: SeriesOption) => plain(seriesName) || seriesCode

/** Returns a function from code to series name. An unknown code is returned as it is. */
export const useSeriesNames = (): ((code: string) => string) => {
  const { series } = useSeries()
  const names = new Map(series.map((one) => [one.seriesCode, nameOf(one)]))
  return (code) => names.get(code) ?? code
}

export const SeriesNames = ({ codes }: { codes: readonly string[] }) => {
  const name = useSeriesNames()
  return <bdi>{codes.map(name).join(' / ')}</bdi>
}

/** Select of one or several car series by code. Offers a retry if the series fail to load. */
export const SeriesSelect = <V extends string | string[] | undefined = string | undefined>({
  multiple = false,
  value,
  onChange,
  label,
  ...rest
}: ControlProps<V> & { multiple?: boolean; label?: string }) => {
  const { series, ...load } = useSeries()
  const search = useOptionSearch()
  return (
    <Select
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      allowClear={CLEAR}
      showSearch={load.error ? false : search}
      maxTagCount="responsive"
      className="full-width"
      aria-label={label}
      placeholder={label}
      value={value === '' ? undefined : value}
      options={distinct(
        series.map((one) => ({ value: one.seriesCode, label: nameOf(one) })),
        (one) => one.value,
      )}
      {...optionsState(load)}
      onChange={onChange}
    />
  )
}

export const seriesCodeFilter = ({ label }: Pick<Field, 'label'>): Filter<'seriesCode'> => ({
  key: 'seriesCode',
  label,
  instant: true,
  toQuery: (seriesCode) => ({ seriesCode }),
  describe: (code) => <SeriesNames codes={[code]} />,
  control: ({ value, onChange, label: name }) => (
    <SeriesSelect value={value} label={name} onChange={(code = '') => onChange(code)} />
  ),
})

export const seriesCodesFilter = <K extends string>({ key, label }: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => sent({ [key]: listOf(text) }),
  describe: (text) => <SeriesNames codes={listOf(text)} />,
  control: ({ value, onChange, label: name }) => (
    <SeriesSelect<string[]>
      multiple
      value={listOf(value)}
      label={name}
      onChange={(codes) => onChange(codes.join(','))}
    />
  ),
})
