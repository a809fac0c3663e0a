import { CarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import * as transportCars from '@/api/vehicle/transportCars'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { plateFilter } from '@/business/plateFilter'
import { forViewer, useViewer } from '@/business/viewer'
import { type TransportCar, transportCar as car } from '@/entities/vehicle/transportCar'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Open, useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CAR, CarPanel } from './CarPanel'
import { InsuranceEnd } from './InsuranceEnd'
import { CARS, RULES } from './RulesPanel'
import { carNameOf } from './rulesInput'
import { useCarActions } from './useCarActions'

const columnsOf = (open: Open): ColumnOf<TransportCar>[] => [
  { field: car.plate, width: 124, text: carNameOf, open: ({ id }) => open(CAR, id) },
  { field: car.status, width: 96 },
  { field: car.driverName, width: 130, below: car.driverPhone },
  { field: car.insuranceEnd, width: 132, cell: (row) => <InsuranceEnd value={row.insuranceEnd} /> },
  car.todayCount,
  car.monthCount,
  { field: car.monthMileage, width: 120 },
  { field: car.carKind, width: 120, below: car.modelName },
  { field: car.dealerName, width: 190 },
  { field: car.cityName, width: 100 },
  car.updateTime,
]

export const ServiceCars = ({ isClosed }: { isClosed: boolean }) => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { open } = useOpened()
  const actionsOf = useCarActions(isClosed)
  const columns = useMemo(() => forViewer(viewer, columnsOf(open)), [viewer, open])
  const filters = useMemo(
    () => [
      plateFilter(car.plate),
      choicesFilter(car.status),
      containsFilter(car.driverName),
      car.carKind,
      ...dealerFiltersFor(viewer),
    ],
    [viewer],
  )
  return (
    <>
      <ListScreen
        load={transportCars.list}
        rowKey={car.id}
        nameOf={carNameOf}
        filters={filters}
        columns={columns}
        toolbar={
          <>
            <Export from={transportCars.exportList} can="transportCars.exportList" />
            {may('transportCars.saveConfig') && !isClosed && (
              <Button icon={<CarOutlined />} onClick={() => open(RULES, undefined, CARS)}>
                {t('picksends.editCars')}
              </Button>
            )}
          </>
        }
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open(CAR, row.id) }]}
      />
      <CarPanel isClosed={isClosed} />
    </>
  )
}
