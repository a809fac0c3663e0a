import type { Place } from '@/entities/shared/place'
import type { ControlProps } from '@/kit/form/controls'
import { RegionCascader } from './RegionCascader'

/** Selects a county with the levels above it, held as names and codes. */
export const PlaceBox = ({
  value,
  onChange,
  ...rest
}: Omit<ControlProps<Place | undefined>, 'onChange'> & {
  onChange?: (place: Place | undefined) => void
  label?: string
  placeholder?: string
}) => (
  <RegionCascader
    {...rest}
    value={value ? [value.provinceCode, value.cityCode, value.countyCode] : []}
    names={value && [value.provinceName, value.cityName, value.countyName]}
    onChange={([provinceCode, cityCode, countyCode], [provinceName, cityName, countyName]) =>
      onChange?.(
        provinceCode && cityCode && countyCode && provinceName && cityName && countyName
          ? { provinceCode, provinceName, cityCode, cityName, countyCode, countyName }
          : undefined,
      )
    }
  />
)
