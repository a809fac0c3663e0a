import { Progress } from 'antd'
import { useMemo } from 'react'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { type VehicleCondition, vehicleCondition as field } from '@/entities/vehicle/vehicleCondition'
import { useLinkActions } from '@/kit/actions/links'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { Blank } from '@/kit/show/Blank'
import { named, optionName, plain, useFormats } from '@/kit/show/format'
import { Ago, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { carCityFilter, vinOrPlateFilter } from './carFilters'
import { hasCharge, hasFuel, isLowVolts, isParked, isStale, openings } from './carState'
import { ConditionPanel } from './ConditionPanel'
import { Measured } from './Measured'

const SORT = { field: field.reportTime.key, order: 'desc' } as const
const FILTERS = [
  vinOrPlateFilter,
  choicesFilter(field.onlineStatus),
  choicesFilter(field.alarms),
  carCityFilter,
  seriesFilterOf(field.seriesName),
  field.powerStatus,
  spanFilter(field.reportTime),
]
const nameOf = ({ vin }: VehicleCondition) => vin

const Level = ({ of, value }: { of: 'fuelLevel' | 'soc'; value: unknown }) => {
  const t = useT()
  const { percent } = useFormats()
  const share = numberIn(value)
  const words = named(t(`vehicleControl.short.${of}`), percent(share, 0))
  return (
    <span className="car-level">
      <span className="digits">{words}</span>
      {share !== null && (
        <Progress percent={Math.min(100, share)} size="small" showInfo={false} status="normal" aria-label={words} />
      )}
    </span>
  )
}

const Levels = ({ row }: { row: VehicleCondition }) => {
  const [fuel, charge] = [hasFuel(row), hasCharge(row)]
  if (!fuel && !charge) return <Blank />
  return (
    <>
      {fuel && <Level of="fuelLevel" value={row.fuelLevel} />}
      {charge && <Level of="soc" value={row.soc} />}
    </>
  )
}

const Open = ({ row }: { row: VehicleCondition }) => {
  const t = useT()
  const count = openings(row)
  if (count === null) return <Blank />
  const parts = [
    ...(row.openDoors ?? []).map((code) => optionName(t, field.openDoors, code)),
    ...(row.openWindows ?? []).map((code) => optionName(t, field.openWindows, code)),
  ]
  return (
    <Measured title={parts.join(t('kit.listComma')) || undefined} level={count > 0 && isParked(row) && 'bad'}>
      {count}
    </Measured>
  )
}

const Alarms = ({ codes }: { codes: readonly string[] | undefined }) => {
  const t = useT()
  if (!codes?.length) return <Blank />
  return (
    <span className="marks" title={codes.map((code) => optionName(t, field.alarms, code)).join(t('kit.listComma'))}>
      {codes.slice(0, 2).map((code) => (
        <Mark key={code} tone="error">
          {optionName(t, field.alarms, code)}
        </Mark>
      ))}
      {codes.length > 2 && <Mark tone="error">+{codes.length - 2}</Mark>}
    </span>
  )
}

const columnsOf = (open: Open): ColumnOf<VehicleCondition>[] => [
  { field: field.vin, width: 190, below: field.plate, open: ({ vin }) => open('condition', vin) },
  field.onlineStatus,
  { field: field.alarms, width: 190, cell: ({ alarms }) => <Alarms codes={alarms} /> },
  { key: 'openings', label: 'vehicleControl.openings', width: 120, cell: (row) => <Open row={row} /> },
  { key: 'levels', label: 'vehicleControl.levels', width: 150, cell: (row) => <Levels row={row} /> },
  field.powerStatus,
  field.lockStatus,
  {
    field: field.battery12v,
    cell: ({ battery12v }) => (
      <Measured level={isLowVolts(battery12v) && 'bad'}>{plain(battery12v) || <Blank />}</Measured>
    ),
  },
  field.range,
  field.mileage,
  field.seriesName,
  { field: field.cityName, width: 110 },
  {
    field: field.reportTime,
    cell: ({ reportTime }) => (
      <Measured level={isStale(reportTime) && 'slow'}>
        <Ago value={reportTime} />
      </Measured>
    ),
  },
]

export const Conditions = () => {
  const { open } = useOpened()
  const linkTo = useLinkActions()
  const columns = useMemo(() => columnsOf(open), [open])
  return (
    <>
      <ListScreen
        load={vehicleControl.listConditions}
        rowKey={field.vin}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={({ vin }) => [
          { label: 'kit.detail', run: () => open('condition', vin) },
          linkTo('vehicleControl.controlLog', '/carControl/caRcontrol-log', { vin }),
          linkTo('vehicleControl.auths', '/carControl/AuthoGement', { vin }),
          linkTo('vehicleControl.unbinding', '/carControl/unbundling', { vin }),
        ]}
      />
      <ConditionPanel />
    </>
  )
}
