import './testDrive.css'
import { Badge } from 'antd'
import { useMemo, useRef, useState } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { plateFilter } from '@/business/plateFilter'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { f, isYes } from '@/entities/field'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveCarListing, driveCarScope } from '@/entities/vehicle/driveCarEnums'
import { isWaiting, mayUnpublish } from '@/entities/vehicle/driveCarRules'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { trailOf } from '@/kit/page/trail'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { Applied, CarApproval, CarStatus, nameOf } from './parts/carCells'
import { TakeDownDialog } from './parts/CarDialogs'
import { carTabs } from './parts/CarPanel'
import { Decision } from './parts/Decision'
import { OpenDrives } from './parts/OpenDrives'

const SCOPE = { ...f.enum(driveCarScope), key: 'scope', label: 'testDrive.scope' } as const
const DEFAULTS = { scope: driveCarScope.todo }
/** Without a tab the list has all cars. */
const ALL = { scope: 'all' } as const
const MAX_BULK = 100

const filtersOf = (viewer: Viewer) => [
  statusTabs(SCOPE, driveCarScope.todo),
  plateFilter(driveCar.plate),
  vinFilter(driveCar.vin),
  spanFilter(driveCarApply.applyTime),
  choicesFilter(driveCar.carStatus),
  seriesFilterOf(driveCar.seriesName),
  driveCar.carUse,
  driveCar.listingStatus,
  ...(viewer.hq
    ? [
        { ...regionFilter({ to: 'areaName', label: driveCar.areaName.label }), clears: ['dealerCode'] },
        { ...dealerOfRegionFilter, label: driveCar.dealerName.label },
      ]
    : dealerFiltersFor(viewer)),
]

const columnsOf = (t: Translate, viewer: Viewer, open: (id: string) => void): ColumnOf<DriveCar>[] =>
  forViewer(viewer, [
    {
      field: driveCar.plate,
      width: 190,
      below: driveCar.vin,
      cell: (row) => (
        <Badge dot={isYes(row.changeFlag)} title={isYes(row.changeFlag) ? t(driveCar.changeFlag.label) : undefined}>
          <CellLink digits onClick={() => open(row.id)}>
            {nameOf(row)}
          </CellLink>
        </Badge>
      ),
    },
    { field: driveCar.carStatus, width: 150, cell: (row) => <CarStatus row={row} /> },
    { field: driveCar.dealerName, width: 200, below: driveCar.areaName },
    { field: driveCarApply.applyType, width: 140, cell: (row) => <Applied row={row} /> },
    {
      field: driveCarApply.reason,
      width: 200,
      cell: (row) => <Value field={driveCarApply.reason} value={row.apply?.reason} />,
    },
    {
      field: driveCarApply.applyTime,
      width: 172,
      sortable: true,
      cell: (row) => <Value field={driveCarApply.applyTime} value={row.applyTime} />,
    },
    { field: driveCar.approveStatus, width: 104, cell: (row) => <CarApproval row={row} /> },
    { field: driveCar.seriesName, width: 170, below: driveCar.modelName },
    driveCar.listingStatus,
    driveCar.picture,
    driveCar.carUse,
  ])

/** What headquarters may do with a car. */
const useZbActions = () => {
  const t = useT()
  const { open } = useOpened()
  const way = usePermittedLinks()
  return (row: DriveCar, hq: boolean): Action[] => {
    const drives = way('/drive-management/driveList', { plate: row.plate })
    const own: Action[] = [
      {
        label: 'testDrive.review',
        can: 'testDrive.approveCarStatus',
        next: true,
        hide: !isWaiting(row),
        run: () => open('approve', row.id),
      },
      {
        label: 'testDrive.changes',
        can: 'testDrive.readCarChanges',
        hide: !isYes(row.changeFlag),
        run: () => open('detail', row.id, 'changes'),
      },
      {
        label: 'testDrive.unpublish',
        can: 'testDrive.setCarListing',
        hide: !mayUnpublish(row),
        ask: {
          title: t('testDrive.unpublishAsk', { plate: nameOf(row) }),
          effect: t('testDrive.dealerTold', { dealer: plain(row.dealerName) }),
          more: numberIn(row.openCount) ? <OpenDrives row={row} /> : undefined,
        },
        run: () => testDrive.setCarListing({ id: row.id, listingStatus: driveCarListing.off }),
        done: t('testDrive.unpublished'),
      },
    ]
    return [...(hq ? own : []), { label: 'testDrive.drives', hide: !drives, run: () => drives?.() }]
  }
}

/** The test-drive cars of all dealers: headquarters decides on new ones and on changes of status, and reads what dealers changed. */
export default function DriveCarZb() {
  const t = useT()
  const viewer = useViewer()
  const { path, query } = useScreen()
  const { open, close } = useOpened()
  const actions = useZbActions()
  const [down, setDown] = useState<{ rows: DriveCar[]; clear: () => void }>()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, viewer, (id) => open('detail', id)), [t, viewer, open])
  const sort = useQueueSort({
    by: 'applyTime',
    filter: SCOPE.key,
    waiting: [driveCarScope.todo],
    initially: driveCarScope.todo,
  })
  const isQueue = (query.get(SCOPE.key) ?? driveCarScope.todo) === driveCarScope.todo
  /** The car that a decision is being sent for, and the one of the queue that comes after it. */
  const sending = useRef<{ id: string; next?: string }>(undefined)
  const nextOf = (id: string): string | undefined => {
    const trail = isQueue ? trailOf([path.replace(/#.*$/, '')], { id }) : undefined
    const way = trail?.after ?? trail?.before
    return typeof way === 'object' ? way.id : undefined
  }
  const leave = () => {
    const next = sending.current?.next
    sending.current = undefined
    if (next) open('approve', next)
    else close()
  }
  const bulk: readonly BulkAction<DriveCar>[] = [
    {
      label: 'testDrive.pass',
      can: 'testDrive.approveCarStatus',
      max: MAX_BULK,
      when: isWaiting,
      each: ({ id }) => testDrive.approveCarStatus({ id, result: 1 }, { quiet: true }),
    },
    {
      label: 'testDrive.unpublish',
      can: 'testDrive.batchTakeDownCars',
      max: MAX_BULK,
      when: mayUnpublish,
      open: (rows, clear) => setDown({ rows, clear }),
    },
  ]
  return (
    <>
      <ListScreen
        load={testDrive.listCarsZb}
        also={ALL}
        rowKey={driveCar.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={sort}
        toolbar={<Export from={testDrive.exportCarsZb} can="testDrive.exportCarsZb" />}
        emptyText={t('testDrive.noCars')}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actions(row, viewer.hq)]}
        bulk={viewer.hq ? bulk : undefined}
      />
      <RecordPanel
        load={testDrive.getCar}
        title={nameOf}
        status={driveCar.carStatus}
        marks={(row) => <CarApproval row={row} />}
        actions={(row) => actions(row, viewer.hq)}
        tabs={(row) => carTabs(t, row)}
        form={(row, mode) =>
          mode === 'approve' && viewer.hq && (isWaiting(row) || sending.current?.id === row.id) ? (
            <Decision
              row={row}
              onSending={(isSent) => {
                sending.current = isSent ? { id: row.id, next: nextOf(row.id) } : undefined
              }}
              onClose={leave}
            />
          ) : undefined
        }
      />
      {down && <TakeDownDialog rows={down.rows} onDone={down.clear} onClose={() => setDown(undefined)} />}
    </>
  )
}
