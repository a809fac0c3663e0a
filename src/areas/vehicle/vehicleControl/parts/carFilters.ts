import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { plateFilter } from '@/business/plateFilter'
import { connectedCar } from '@/entities/vehicle/connectedCar'
import { callFilter } from '@/kit/list/choiceFilters'
import { type Filter, wordFilter } from '@/kit/list/filters'
import { numberIn } from '@/lib/counts'
import { inZone } from '@/lib/time'

export const carCityFilter = callFilter(
  { key: 'cityCode', label: connectedCar.cityName.label },
  {
    of: vehicleControl.listCities.query(undefined, { quiet: true }),
    choice: ({ code, name, vehicleCount }) => ({
      value: code,
      label: numberIn(vehicleCount) === null ? name : `${name} (${vehicleCount})`,
    }),
  },
)

/** Filter by VIN, its last characters or part of a plate; sent as `vin` in capitals. */
export const vinOrPlateFilter = plateFilter({ key: 'vin', label: 'vehicleControl.vinOrPlate' })

export const SOON_DAYS = 90
/** Filter by the end of the service: past, or within the next days, relative to the day of the request. */
export const serviceFilter: Filter<'serviceEndTimeStart' | 'serviceEndTimeEnd', 'serviceEndTime'> = wordFilter(
  connectedCar.serviceEndTime,
  ['ended', 'soon'],
  (text, t) => t(text === 'soon' ? 'vehicleControl.service.soon' : 'vehicleControl.service.ended'),
  (text) => {
    const today = inZone(Date.now())
    if (text === 'ended') return { serviceEndTimeEnd: `${today.subtract(1, 'day').format('YYYY-MM-DD')} 23:59:59` }
    return {
      serviceEndTimeStart: `${today.format('YYYY-MM-DD')} 00:00:00`,
      serviceEndTimeEnd: `${today.add(SOON_DAYS, 'day').format('YYYY-MM-DD')} 23:59:59`,
    }
  },
)
