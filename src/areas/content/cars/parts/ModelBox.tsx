import { Select } from 'antd'
import * as carGallery from '@/api/content/carGallery'
import type { CarInfo } from '@/entities/content/carInfo'
import { optionsState, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { BY_LABEL } from '@/kit/form/search'
import { CLEAR } from '@/kit/show/boxIcons'

const ALL = 500

/** Loads the cars of a series. No request without a series. */
export const useCarsOf = (seriesCode: string | undefined) =>
  useLoad(carGallery.listCars.query({ seriesCodes: [seriesCode ?? ''], pageSize: ALL }, { quiet: true }), {
    enabled: !!seriesCode,
    keep: false,
  })

/** Model of a series by its code. Empty for the whole series. */
export const ModelBox = ({
  seriesCode,
  none,
  label,
  value,
  ...box
}: ControlProps<string> & {
  seriesCode?: string
  none: string
  label: string
}) => {
  const cars = useCarsOf(seriesCode)
  const rows: readonly CarInfo[] = cars.data?.records ?? []
  return (
    <Select
      {...box}
      value={value || undefined}
      disabled={box.disabled || !seriesCode}
      onChange={(code: string | undefined) => box.onChange?.(code ?? '')}
      allowClear={CLEAR}
      showSearch={BY_LABEL}
      placeholder={none}
      aria-label={label}
      options={rows.map(({ modelCode, modelName }) => ({ value: modelCode, label: modelName }))}
      {...optionsState({ loading: cars.loading, error: cars.error, retry: cars.retry })}
    />
  )
}
