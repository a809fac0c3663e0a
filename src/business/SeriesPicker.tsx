import { Select } from 'antd'
import * as carSeries from '@/api/system/carSeries'
import type { CarSeries } from '@/entities/shared/carSeries'
import { saleStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { distinct } from '@/lib/distinct'
import { CLEAR } from '@/kit/show/boxIcons'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'

/**
 * Selects one or several series, grouped by brand and searched by name. The value is the series code, or with `by`
 * its name or id. A discontinued series is shown in grey and only if it is already chosen.
 */
export const SeriesPicker = ({
  by = 'seriesCode',
  multiple = false,
  value,
  onChange,
  label,
  placeholder,
  ...rest
}: ControlProps<string | string[] | undefined> & {
  by?: 'seriesCode' | 'seriesName' | 'id'
  multiple?: boolean
  label?: string
  placeholder?: string
}) => {
  const brands = useLoad(carSeries.listBrands.query(undefined, { quiet: true }))
  const series = useLoad(carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }))
  const chosen = (Array.isArray(value) ? value : [value]).filter((one): one is string => !!one)
  const offered = (series.data?.records ?? []).filter(
    (row) => !isBlank(row[by]) && (row.status !== saleStatus.discontinued || chosen.includes(row[by])),
  )
  const option = (row: CarSeries) => ({
    value: row[by],
    label: plain(row.seriesName) || row.seriesCode,
    disabled: row.status === saleStatus.discontinued,
  })
  return (
    <Select
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? chosen : chosen[0]}
      onChange={(next: string | string[] | undefined) => onChange?.(next)}
      options={(brands.data ?? [])
        .map((brand) => ({
          label: brand.brandName,
          title: brand.brandName,
          options: distinct(
            offered.filter((row) => row.brandCode === brand.brandCode),
            (row) => row[by],
          ).map(option),
        }))
        .filter(({ options }) => options.length)}
      showSearch={BY_LABEL}
      allowClear={CLEAR}
      maxTagCount="responsive"
      aria-label={label}
      placeholder={placeholder}
      {...optionsState({
        loading: brands.loading || series.loading,
        error: brands.error ?? series.error,
        retry: () => {
          brands.retry()
          series.retry()
        },
      })}
    />
  )
}
