import { Progress } from 'antd'
import { findById } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { tyre, type VehicleCondition, vehicleCondition as field } from '@/entities/vehicle/vehicleCondition'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { DASH, named, optionName, plain, useFormats } from '@/kit/show/format'
import { Ago, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { CarDrawing } from './CarDrawing'
import { hasCharge, hasFuel, isLowVolts, isStale, tyreTone } from './carState'
import { Measured } from './Measured'
import { PositionLook } from './PositionLook'

/** Full scale of the gauges that are no percentages: range in km and battery voltage in V. */
const FULL_RANGE = 800
const VOLTS = { min: 10, max: 15 } as const

const Gauge = ({
  label,
  value,
  words,
  share,
  bad = false,
}: {
  label: TextKey
  value: unknown
  words: string
  share: (value: number) => number
  bad?: boolean
}) => {
  const t = useT()
  const number = numberIn(value)
  return (
    <div className="car-gauge">
      <Progress
        type="dashboard"
        size={92}
        percent={number === null ? 0 : Math.max(0, Math.min(100, share(number)))}
        status={bad ? 'exception' : 'normal'}
        format={() => <span className="digits">{number === null ? DASH : words}</span>}
        aria-label={named(t(label), number === null ? DASH : words)}
      />
      <span>{t(label)}</span>
    </div>
  )
}

const Gauges = ({ row }: { row: VehicleCondition }) => {
  const { count, percent, number } = useFormats()
  const level = (key: 'fuelLevel' | 'soc') => (
    <Gauge
      label={field[key].label}
      value={row[key]}
      words={percent(row[key], 0)}
      share={(value) => value}
      bad={(numberIn(row[key]) ?? 100) < LOW}
    />
  )
  return (
    <div className="car-gauges">
      {hasFuel(row) && level('fuelLevel')}
      {hasCharge(row) && level('soc')}
      <Gauge
        label={field.range.label}
        value={row.range}
        words={count(row.range)}
        share={(km) => (km / FULL_RANGE) * 100}
      />
      <Gauge
        label={field.battery12v.label}
        value={row.battery12v}
        words={number(row.battery12v)}
        share={(volts) => ((volts - VOLTS.min) / (VOLTS.max - VOLTS.min)) * 100}
        bad={isLowVolts(row.battery12v)}
      />
    </div>
  )
}
/** Percentage below which a tank or battery is almost empty. */
const LOW = 10

const Named = ({ of, codes }: { of: Parameters<typeof optionName>[1]; codes: readonly string[] | undefined }) => {
  const t = useT()
  if (!codes) return DASH
  return codes.length ? codes.map((code) => optionName(t, of, code)).join(t('kit.listComma')) : t('vehicleControl.none')
}

const Alarms = ({ row }: { row: VehicleCondition }) => {
  const t = useT()
  if (!row.alarms?.length) return <p className="quiet">{row.alarms ? t('vehicleControl.noAlarms') : DASH}</p>
  return (
    <ul className="car-alarms">
      {row.alarms.map((code) => {
        const since = row.alarmTimes[code]
        return (
          <li key={code}>
            <Mark tone="error">{optionName(t, field.alarms, code)}</Mark>{' '}
            <span className="quiet digits">{formatTime(isBlank(since) ? row.reportTime : since)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const Condition = ({ row }: { row: VehicleCondition }) => {
  const t = useT()
  const stale = isStale(row.reportTime)
  return (
    <>
      <p className={stale ? 'car-stale' : 'quiet'}>
        {t(field.reportTime.label)} <span className="digits">{formatTime(row.reportTime) || DASH}</span> (
        <Ago value={row.reportTime} />) {stale && <Mark tone="warning">{t('vehicleControl.stale')}</Mark>}
      </p>
      <div className="car-condition" data-stale={stale}>
        <CarDrawing of={row} stale={stale} />
        <div>
          <Gauges row={row} />
          <Facts
            row={row}
            fields={[
              [field.lockStatus, optionName(t, field.lockStatus, row.lockStatus)],
              [field.openDoors, <Named key="doors" of={field.openDoors} codes={row.openDoors} />],
              [field.openWindows, <Named key="windows" of={field.openWindows} codes={row.openWindows} />],
              [field.lightsOn, <Named key="lights" of={field.lightsOn} codes={row.lightsOn} />],
              field.powerStatus,
              field.acStatus,
              field.insideTemp,
              field.mileage,
              field.vin,
              field.plate,
              field.seriesName,
            ]}
          />
        </div>
      </div>
      <h3 className="section-title">{t(field.alarms.label)}</h3>
      <Alarms row={row} />
      <h3 className="section-title">{t(field.tires.label)}</h3>
      <FieldTable
        rowKey={({ position }) => plain(position)}
        rows={row.tires}
        fields={[
          tyre.position,
          [
            tyre.pressure,
            (one) => <Measured level={tyreTone(one) === 'bad' && 'bad'}>{plain(one.pressure) || DASH}</Measured>,
          ],
          tyre.temperature,
        ]}
      />
      <PositionLook of={row} />
    </>
  )
}

export const ConditionPanel = () => (
  <RecordPanel
    load={(vin) => findById(vehicleControl.listConditions, { vin })}
    title={(row) => plain(row.plate) || row.vin}
    status={field.onlineStatus}
  >
    {(row) => <Condition row={row} />}
  </RecordPanel>
)
