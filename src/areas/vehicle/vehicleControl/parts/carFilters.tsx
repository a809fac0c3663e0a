import { Select } from 'antd'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { plateFilter } from '@/business/plateFilter'
import { connectedCar } from '@/entities/vehicle/connectedCar'
import { callFilter } from '@/kit/list/choiceFilters'
import type { Filter } from '@/kit/list/filters'
import { CLEAR } from '@/kit/show/boxIcons'
import { inZone } from '@/lib/time'
import { useT } from '@/locales'

/** A filter of one city that has connected cars, each with their number. */
export const carCityFilter = callFilter(
  { key: 'cityCode', label: connectedCar.cityName.label },
  {
    of: vehicleControl.listCities.query(undefined, { quiet: true }),
    choice: ({ code, name, vehicleCount }) => ({ value: code, label: `${name} (${vehicleCount})` }),
  },
)

/** A filter of a VIN, its last signs or a part of a plate; sent as `vin` in capitals. */
export const vinOrPlateFilter = plateFilter({ key: 'vin', label: 'vehicleControl.vinOrPlate' })

/** Within this many days a service is about to end. */
export const SOON_DAYS = 90
const ENDS = ['ended', 'soon'] as const

const Ends = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const t = useT()
  return (
    <Select
      allowClear={CLEAR}
      placeholder={label}
      aria-label={label}
      value={value || undefined}
      options={ENDS.map((one) => ({ value: one, label: t(`vehicleControl.service.${one}`) }))}
      onChange={(text: string | undefined) => onChange(text ?? '')}
    />
  )
}

/** A filter of the end of the service: past, or within the next days; counted from the day of each question. */
export const serviceFilter: Filter<'serviceEndTimeStart' | 'serviceEndTimeEnd', 'serviceEndTime'> = {
  key: 'serviceEndTime',
  label: connectedCar.serviceEndTime.label,
  instant: true,
  toQuery: (text) => {
    const today = inZone(Date.now())
    if (text === 'ended') return { serviceEndTimeEnd: `${today.subtract(1, 'day').format('YYYY-MM-DD')} 23:59:59` }
    if (text !== 'soon') return {}
    return {
      serviceEndTimeStart: `${today.format('YYYY-MM-DD')} 00:00:00`,
      serviceEndTimeEnd: `${today.add(SOON_DAYS, 'day').format('YYYY-MM-DD')} 23:59:59`,
    }
  },
  describe: (text, t) => {
    const known = ENDS.find((one) => one === text)
    return known ? t(`vehicleControl.service.${known}`) : text
  },
  control: (props) => <Ends {...props} />,
}
