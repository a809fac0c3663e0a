import { useMemo } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { f, isYes } from '@/entities/field'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveCarScope } from '@/entities/vehicle/driveCarEnums'
import { isWaiting } from '@/entities/vehicle/driveCarRules'
import type { Items } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { rowsAround } from '@/kit/page/rowsAround'
import { Value } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { Applied, nameOf } from './parts/carCells'
import {
  carStatus,
  MAX_BULK,
  plate,
  series,
  sharedColumns,
  useCarLinks,
  useListing,
  useTakeDown,
  vin,
} from './parts/carList'
import { CarRecord } from './parts/CarRecord'
import { Decision } from './parts/Decision'

const SCOPE = { ...f.enum(driveCarScope), key: 'scope', label: 'testDrive.scope' } as const
const DEFAULTS = { scope: driveCarScope.todo }
/** Without a tab the list contains all cars. */
const ALL = { scope: 'all' } as const

const filtersOf = (viewer: Viewer) => [
  statusTabs(SCOPE, driveCarScope.todo),
  plate,
  vin,
  spanFilter(driveCarApply.applyTime),
  carStatus,
  series,
  driveCar.carUse,
  driveCar.listingStatus,
  ...areaFiltersFor(viewer, driveCar),
]

const columnsOf = (t: Translate, viewer: Viewer, open: Open): ColumnOf<DriveCar>[] => {
  const shared = sharedColumns(t, open, true)
  return forViewer(viewer, [
    shared.plate,
    { field: driveCar.carStatus, width: 92 },
    { field: driveCarApply.applyType, width: 176, cell: (row) => <Applied row={row} /> },
    {
      field: driveCarApply.applyTime,
      width: 150,
      sortable: true,
      cell: (row) => <Value field={driveCarApply.applyTime} value={row.applyTime} />,
    },
    {
      field: driveCarApply.reason,
      width: 180,
      cell: (row) => <Value field={driveCarApply.reason} value={row.apply?.reason} />,
    },
    { field: driveCar.dealerName, width: 180, below: driveCar.areaName },
    shared.approval,
    shared.series,
    driveCar.listingStatus,
    driveCar.picture,
    driveCar.carUse,
  ])
}

export default function HeadquartersDriveCarList() {
  const t = useT()
  const viewer = useViewer()
  const { hq } = viewer
  const { path, query } = useScreen()
  const { open, close } = useOpened()
  const listing = useListing()
  const links = useCarLinks()
  const { action, dialog } = useTakeDown()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, viewer, open), [t, viewer, open])
  const { todo } = driveCarScope
  const sort = useQueueSort({ by: 'applyTime', filter: SCOPE.key, waiting: [todo], initially: todo })
  const isQueue = (query.get(SCOPE.key) ?? todo) === todo
  const nextOf = (id: string): string | undefined => {
    const around = isQueue ? rowsAround([path.replace(/#.*$/, '')], { id }) : undefined
    const way = around?.after ?? around?.before
    return typeof way === 'object' ? way.id : undefined
  }
  const actions = (row: DriveCar): Items => [
    ...(hq
      ? [
          {
            label: 'testDrive.review',
            can: 'testDrive.approveCarStatus',
            next: true,
            hide: !isWaiting(row),
            run: () => open('approve', row.id),
          } as const,
          {
            label: 'testDrive.changes',
            can: 'testDrive.readCarChanges',
            hide: !isYes(row.changeFlag),
            run: () => open('detail', row.id, 'changes'),
          } as const,
          ...listing.actions(row),
        ]
      : []),
    ...links(row),
  ]
  const pass: BulkAction<DriveCar> = {
    label: 'testDrive.pass',
    can: 'testDrive.approveCarStatus',
    max: MAX_BULK,
    when: isWaiting,
    each: ({ id }) => testDrive.approveCarStatus({ id, result: 1 }, { quiet: true }),
  }
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
        emptyText={t(isQueue ? 'testDrive.noneWaiting' : 'testDrive.noCars')}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actions(row)]}
        bulk={hq ? [pass, action] : undefined}
      />
      <CarRecord
        actions={actions}
        form={(row, mode) =>
          mode === 'approve' && hq && isWaiting(row) ? (
            <Decision row={row} nextOf={nextOf} onClose={(next) => (next ? open('approve', next) : close())} />
          ) : undefined
        }
      />
      {dialog}
    </>
  )
}
