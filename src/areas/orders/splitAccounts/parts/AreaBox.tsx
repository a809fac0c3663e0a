import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { LazyCascader, levelOf } from '@/business/cascade'
import type { Place } from '@/entities/shared/place'
import type { ControlProps } from '@/kit/form/controls'

const choice = ({ areaCode, areaName }: prorateAccounts.ProrateArea) => ({ value: areaCode, label: areaName })
/** Places of the provider, loaded level by level. */
const LEVELS = [
  levelOf(() => prorateAccounts.getAreas.query({}), choice),
  levelOf((parentCode) => prorateAccounts.getAreas.query({ parentCode }), choice),
  levelOf((parentCode) => prorateAccounts.getAreas.query({ parentCode }), choice),
]
export const CITY_LEVELS = LEVELS.slice(0, 2)

export const AreaBox = ({ value, onChange, label, ...rest }: ControlProps<Place | null> & { label: string }) => (
  <LazyCascader
    {...rest}
    levels={LEVELS}
    value={value ? [value.provinceCode, value.cityCode, value.countyCode] : []}
    label={label}
    placeholder={label}
    onChange={([provinceCode, cityCode, countyCode], [provinceName = '', cityName = '', countyName = '']) =>
      onChange?.(
        provinceCode && cityCode && countyCode
          ? { provinceCode, provinceName, cityCode, cityName, countyCode, countyName }
          : null,
      )
    }
  />
)
