import './phev.css'
import { useMemo } from 'react'
import * as phev from '@/api/vehicle/phev'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { phevTrace as fields, type PhevTrace } from '@/entities/vehicle/phevTrace'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { plain } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { Deadline } from './parts/Deadline'
import { packFilter, scopeTabs, statusFilter } from './parts/phevFilters'
import { PhevFigures } from './parts/PhevFigures'
import { PhevPanel } from './parts/PhevPanel'

const SORT = { field: 'eventDate', order: 'desc' } as const
const DEFAULTS = { eventDate: 'thisYear' }
const nameOf = (row: PhevTrace) => plain(row.vin) || row.id

const filtersFor = (viewer: Viewer) => [
  scopeTabs,
  vinFilter(fields.vin),
  packFilter,
  ...areaFiltersFor(viewer, fields),
  choicesFilter(fields.eventType),
  seriesFilterOf(fields.seriesName),
  containsFilter(fields.makerName),
  statusFilter,
  spanFilter(fields.eventDate),
]

const columnsOf = (open: Open): ColumnOf<PhevTrace>[] => [
  { field: fields.vin, width: 190, text: nameOf, open: ({ id }) => open('detail', id) },
  {
    field: fields.status,
    width: 160,
    cell: (row) =>
      plain(row.failReason) ? (
        <TwoValues
          upper={<StatusTag field={fields.status} value={row.status} />}
          below={<span title={plain(row.failReason)}>{plain(row.failReason)}</span>}
        />
      ) : (
        <Value field={fields.status} value={row.status} />
      ),
  },
  { field: fields.deadline, width: 130, cell: (row) => <Deadline row={row} /> },
  { field: fields.eventType, width: 110 },
  { field: fields.eventDate, width: 116 },
  { field: fields.packCode, width: 244 },
  { field: fields.dealerName, width: 190 },
  { field: fields.areaName, width: 90 },
  { field: fields.seriesName, width: 130, below: fields.batteryType },
  { field: fields.makerName, width: 130 },
  { field: fields.capacity, width: 110 },
  { field: fields.batchNo, width: 140 },
  fields.reportTime,
]

/** The events of traction batteries and their reports to the national platform. Read only: corrections are made in the DMS or the sale record. */
export default function PhevReport() {
  const viewer = useViewer()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, columnsOf(open)), [viewer, open])
  return (
    <>
      <ListScreen
        load={phev.list}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        above={() => <PhevFigures hq={viewer.hq} />}
        toolbar={<Export from={phev.exportList} can="phev.exportList" />}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <PhevPanel hq={viewer.hq} />
    </>
  )
}
