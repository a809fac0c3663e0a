import { useMemo } from 'react'
import * as phev from '@/api/vehicle/phev'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { f } from '@/entities/field'
import { phevScope, phevStatus as states, type PhevTrace, phevTrace as fields } from '@/entities/vehicle/phevTrace'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, type Filter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { vinFilter } from '@/kit/list/vinFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { plain } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { inZone } from '@/lib/time'
import { Deadline } from './parts/Deadline'
import { PhevFigures } from './parts/PhevFigures'
import { PhevPanel } from './parts/PhevPanel'
import { OPEN_STATES } from './parts/phevRules'

const SORT = { field: 'eventDate', order: 'desc' } as const
const DEFAULTS = { eventDate: 'thisYear' }
const nameOf = (row: PhevTrace) => plain(row.vin) || row.id

const SCOPE = { ...f.enum(phevScope), key: 'scope', label: 'phev.scope' } as const
const STATES: Readonly<Record<string, number>> = {
  [phevScope.incomplete]: states.incomplete,
  [phevScope.toReport]: states.toReport,
  [phevScope.failed]: states.failed,
}
const scoped = (scope: string) =>
  scope === phevScope.overdue
    ? {
        status: [...OPEN_STATES],
        deadlineEnd: `${inZone(Date.now()).subtract(1, 'day').format('YYYY-MM-DD')} 23:59:59`,
      }
    : STATES[scope] === undefined
      ? {}
      : { status: [STATES[scope]] }

/** Pending work as tabs with counts. Each sets states, overdue also a deadline, and clears the state filter. */
const scopeTabs: Filter<'scope' | 'status' | 'deadlineEnd', 'scope'> = {
  ...statusTabs(SCOPE, phevScope.overdue),
  clears: ['status'],
  toQuery: (text) => ({ scope: text, ...scoped(text) }),
}
const statusFilter = { ...choicesFilter(fields.status), clears: ['scope'] }

const MIN_PACK = 6
const tidied = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
/** Filter by at least six characters of the battery pack code; a shorter text shows an error and is not sent. */
const packFilter: Filter<'packCode'> = {
  ...containsFilter(fields.packCode),
  toQuery: (text) => ({ packCode: tidied(text) }),
  validate: (text) => (text === '' || tidied(text).length >= MIN_PACK ? undefined : 'phev.packShort'),
  exact: (text) => tidied(text).length >= MIN_PACK,
}

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

/**
 * Traction battery events and their reports to the national platform. Read only: corrections are made in the DMS or
 * in the sale.
 */
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
