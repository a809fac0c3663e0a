import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import type { ControlProps } from '@/kit/form/controls'
import { LazyCascader, levelOf } from './cascade'

export interface PlaceOf {
  areaName?: string
  provinceCode?: string
  cityCode?: string
  countyCode?: string
}

const choice = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
const BELOW = [
  levelOf((provinceCode) => dealers.selectCities.query({ provinceCode }), choice),
  levelOf((cityCode) => dealers.selectCounties.query({ cityCode }), choice),
]
/** Levels of places that have dealers: areas by name, provinces (of an area, or all), cities and counties by code. */
export const PLACE_LEVELS = [
  levelOf(
    () => dealers.selectAreas.query(),
    ({ name }) => ({ value: name, label: name }),
  ),
  levelOf((areaName) => dealers.selectProvinces.query({ areaName: areaName || undefined }), choice),
  ...BELOW,
]

/**
 * Selects a place of any level among those that have dealers: sales area > province > city > county, or below a fixed
 * area.
 */
export const PlaceSelect = ({
  within,
  value,
  onChange,
  ...rest
}: Omit<ControlProps<PlaceOf>, 'value' | 'onChange'> & {
  within?: string
  value: PlaceOf
  onChange: (place: PlaceOf) => void
  label?: string
  placeholder?: string
}) => {
  const levels = useMemo(
    () =>
      within === undefined
        ? PLACE_LEVELS
        : [levelOf(() => dealers.selectProvinces.query({ areaName: within }), choice), ...BELOW],
    [within],
  )
  const { areaName, provinceCode, cityCode, countyCode } = value
  const codes = [...(within === undefined ? [areaName] : []), provinceCode, cityCode, countyCode].filter(
    (code) => code !== undefined,
  )
  return (
    <LazyCascader
      {...rest}
      levels={levels}
      anyLevel
      value={codes}
      onChange={(path) => {
        const [area, province, city, county] = within === undefined ? path : [undefined, ...path]
        onChange({ areaName: area, provinceCode: province, cityCode: city, countyCode: county })
      }}
    />
  )
}
