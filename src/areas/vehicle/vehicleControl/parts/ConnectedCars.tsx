import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { is } from '@/entities/field'
import { type ConnectedCar, connectedCar as car, onlineStatus } from '@/entities/vehicle/connectedCar'
import { useLinkActions } from '@/kit/actions/links'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { Words } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { maskTail } from '@/lib/masking'
import { carCityFilter, serviceFilter, SOON_DAYS } from './carFilters'
import { ConditionPanel } from './ConditionPanel'
import { LastDay } from './Measured'

const FILTERS = [
  containsFilter({ key: 'keyword', label: 'vehicleControl.keyword' }),
  choicesFilter(car.onlineStatus),
  car.bindStatus,
  serviceFilter,
  seriesFilterOf(car.seriesName),
  carCityFilter,
]
const WRITE_OFF = '/write-off-TSP'
const nameOf = ({ vin }: ConnectedCar) => vin

const COLUMNS: ColumnOf<ConnectedCar>[] = [
  { field: car.vin, width: 190, below: car.plate },
  car.onlineStatus,
  { field: car.bindStatus, width: 100 },
  { field: car.userName, width: 130, below: car.phone },
  {
    field: car.serviceEndTime,
    cell: (row) => <LastDay field={car.serviceEndTime} value={row.serviceEndTime} soonDays={SOON_DAYS} />,
  },
  { field: car.seriesName, width: 170, below: car.modelName },
  car.energyType,
  { field: car.dealerName, below: car.cityName },
  car.provider,
  { field: car.tboxNo, width: 130 },
  { field: car.iccid, width: 120, cell: ({ iccid }) => <Words>{maskTail(plain(iccid))}</Words> },
]

export const ConnectedCars = () => {
  const { open } = useOpened()
  const linkTo = useLinkActions()
  return (
    <>
      <ListScreen
        load={vehicleControl.list}
        rowKey={car.vin}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        actions={({ vin, onlineStatus: status }) => {
          const writeOff = linkTo('vehicleControl.writeOff', WRITE_OFF, { vin })
          return [
            !is(status, onlineStatus.inactive) && {
              label: 'vehicleControl.condition',
              run: () => open('condition', vin),
            },
            writeOff &&
              is(status, onlineStatus.offline, onlineStatus.asleep) && {
                ...writeOff,
                can: 'vehicleControl.writeOffTsp',
                danger: true,
              },
          ]
        }}
      />
      <ConditionPanel />
    </>
  )
}
