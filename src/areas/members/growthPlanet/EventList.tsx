import './growthPlanet.css'
import { type ReactNode, useMemo } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import { is } from '@/entities/field'
import { eventStatus, type GrowthEvent, growthEvent as fields } from '@/entities/members/growthEvent'
import { type Watering, watering } from '@/entities/members/growthRound'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useSummary } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { statePair } from '@/kit/list/statePair'
import { type Open, useOpened } from '@/kit/page/opened'
import { BesideTabs, ScreenTabs } from '@/kit/page/ScreenTabs'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, Value } from '@/kit/show/kinds'
import { PictureFrame } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EventForm } from './parts/EventForm'
import { tintOf } from './parts/planetMath'

const SORT = { field: fields.sort.key, order: 'asc' } as const
const FILTERS = [
  fields.eventName,
  containsFilter(fields.eventCode),
  fields.eventType,
  fields.ownerOnly,
  fields.status,
  spanFilter({ key: fields.startTime.key, label: 'growthPlanet.runsWithin' }),
]
const nameOf = (row: GrowthEvent) => plain(row.eventName) || row.id

const EndTime = ({ row: { endTime } }: { row: GrowthEvent }) => {
  const t = useT()
  const end = toMillis(endTime)
  if (!plain(endTime)) return t('growthPlanet.longTerm')
  return (
    <>
      <Value field={fields.endTime} value={endTime} />{' '}
      {end !== undefined && end < Date.now() && <Mark tone="warning">{t('growthPlanet.past')}</Mark>}
    </>
  )
}

const TotalTimes = ({ row: { totalTimes } }: { row: GrowthEvent }) => {
  const t = useT()
  return numberIn(totalTimes) === 0 ? t('growthPlanet.noLimit') : <Value field={fields.totalTimes} value={totalTimes} />
}

const columnsOf = (open: Open, toggle: (row: GrowthEvent) => ReactNode): ColumnOf<GrowthEvent>[] => [
  {
    field: fields.eventName,
    width: 190,
    below: fields.eventCode,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <PictureFrame src={plain(row.icon)} width={20} height={20} /> <bdi>{nameOf(row)}</bdi>
      </CellLink>
    ),
  },
  { field: fields.status, width: 90, cell: toggle },
  { field: fields.energy, width: 110 },
  { field: fields.dayTimes, width: 100 },
  { field: fields.totalTimes, width: 120, cell: (row) => <TotalTimes row={row} /> },
  { field: fields.todayEnergy, width: 140 },
  { field: fields.doneUsers, width: 130 },
  { field: fields.eventType, width: 120 },
  { field: fields.expireHours, width: 120 },
  { field: fields.ownerOnly, width: 90 },
  fields.startTime,
  { field: fields.endTime, width: 200, cell: (row) => <EndTime row={row} /> },
  fields.updateTime,
]

const EventFigures = () => {
  const t = useT()
  const { count } = useFormats()
  const summary = useSummary()
  if (!summary) return null
  return (
    <BesideTabs>
      <Figures
        card
        label={t('growthPlanet.figures')}
        figures={[
          { label: t('growthPlanet.eventsOn'), value: count(summary.eventsOn) },
          { label: t('growthPlanet.energyToday'), value: count(summary.energyToday) },
          { label: t('growthPlanet.usersToday'), value: count(summary.usersToday) },
        ]}
      />
    </BesideTabs>
  )
}

const Events = () => {
  const t = useT()
  const may = useMay()
  const { open } = useOpened()
  const pair = useMemo(
    () =>
      statePair<GrowthEvent>(t, {
        can: 'growthPlanet.setEventStatus',
        isOn: (row) => is(row.status, eventStatus.on),
        set: (row, on, options) =>
          growthPlanet.setEventStatus({ id: row.id, status: on ? eventStatus.on : eventStatus.off }, options),
        on: { label: 'growthPlanet.turnOn', done: (row) => t('growthPlanet.turnedOn', { name: nameOf(row) }) },
        off: {
          label: 'growthPlanet.turnOff',
          done: (row) => t('growthPlanet.turnedOff', { name: nameOf(row) }),
          ask: (row) => ({ title: t('growthPlanet.turnOffAsk', { name: nameOf(row) }) }),
          effect: 'growthPlanet.turnOffEffect',
        },
      }),
    [t],
  )
  const columns = useMemo(() => columnsOf(open, (row) => pair.toggle(row, nameOf(row))), [open, pair])
  const actionsOf = (row: GrowthEvent): Action[] => [
    { label: 'kit.edit', can: 'growthPlanet.updateEvent', next: true, run: () => open('edit', row.id) },
    ...pair.actions(row),
  ]
  return (
    <>
      <ListScreen
        load={growthPlanet.listEvents}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        above={() => <EventFigures />}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <RecordPanel
        load={growthPlanet.getEvent}
        title={nameOf}
        status={fields.status}
        actions={actionsOf}
        facts={(row) => [
          ...[fields.icon, fields.eventCode, fields.eventType, fields.content, fields.energy, fields.dayTimes],
          [fields.totalTimes, <TotalTimes key="total" row={row} />],
          ...[fields.expireHours, fields.ownerOnly, fields.jumpUrl, fields.startTime],
          [fields.endTime, <EndTime key="end" row={row} />],
          ...[fields.todayEnergy, fields.doneUsers, fields.sort, fields.updateTime],
        ]}
        form={(row, mode, close) =>
          mode === 'edit' && may('growthPlanet.updateEvent') ? <EventForm row={row} onClose={close} /> : undefined
        }
      />
    </>
  )
}

const WATER_FILTERS = [
  watering.nickname,
  phoneFilter(watering.phone),
  watering.waterType,
  watering.eventName,
  spanFilter(watering.createTime),
]
const LAST_WEEK = { createTime: 'last7' }
const NEWEST = { field: watering.createTime.key, order: 'desc' } as const
const WATER_COLUMNS: readonly ColumnOf<Watering>[] = [
  { field: watering.nickname, width: 170, below: watering.phone },
  { field: watering.waterType, width: 110 },
  { field: watering.waterBy, width: 150 },
  { field: watering.energy, width: 110 },
  { field: watering.eventName, width: 140 },
  watering.createTime,
  watering.id,
]

/** Waterings with their events. Read only. */
const WateringList = () => (
  <ListScreen
    load={growthPlanet.listWaterings}
    rowKey={watering.id}
    nameOf={(row) => plain(row.nickname) || row.id}
    filters={WATER_FILTERS}
    defaults={LAST_WEEK}
    columns={WATER_COLUMNS}
    sort={NEWEST}
    rowClass={tintOf}
  />
)

export default function EventList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'event', label: t('growthPlanet.events'), children: <Events /> },
        { key: 'water', label: t('growthPlanet.waterings'), children: <WateringList /> },
      ]}
    />
  )
}
