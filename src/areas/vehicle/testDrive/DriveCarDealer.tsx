import './testDrive.css'
import { useMemo, useState } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { plateFilter } from '@/business/plateFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarListing, driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import * as rules from '@/entities/vehicle/driveCarRules'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { named } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { CarApproval, CarStatus, nameOf, PaperEnd } from './parts/carCells'
import { PictureDialog, PlateDialog, StatusDialog, TakeDownDialog } from './parts/CarDialogs'
import { CarFigures } from './parts/CarFigures'
import { CarFormPanel } from './parts/CarForm'
import { carTabs } from './parts/CarPanel'
import { ChooseDealer, DEALER, useDealer } from './parts/ChooseDealer'
import { OpenDrives } from './parts/OpenDrives'

const SORT = { field: driveCar.updateTime.key, order: 'desc' } as const
const NOT_RETIRED = [
  driveCarStatus.registering,
  driveCarStatus.inUse,
  driveCarStatus.inRepair,
  driveCarStatus.outOfUse,
].join(',')
const DEFAULTS = { carStatus: NOT_RETIRED }
const MAX_BULK = 100
const paperFilter = elsewhereFilter({ key: 'paperDays', label: 'testDrive.papersDue' }, (days, t) =>
  t('testDrive.withinDays', { days }),
)
const FILTERS = [
  plateFilter(driveCar.plate),
  vinFilter(driveCar.vin),
  choicesFilter(driveCar.carStatus),
  driveCar.approveStatus,
  seriesFilterOf(driveCar.seriesName),
  driveCar.carUse,
  driveCar.listingStatus,
  paperFilter,
]
const OF_ANY = [...FILTERS, elsewhereFilter({ key: DEALER, label: driveCar.dealerName.label }, (code) => code)]

const pairOf = (t: Translate) =>
  statePair<DriveCar>(t, {
    can: 'testDrive.setCarListing',
    isOn: rules.mayUnpublish,
    set: ({ id }, on, options) =>
      testDrive.setCarListing({ id, listingStatus: on ? driveCarListing.on : driveCarListing.off }, options),
    on: { label: 'testDrive.publish', done: t('testDrive.published'), when: rules.mayPublish, next: true },
    off: {
      label: 'testDrive.unpublish',
      done: t('testDrive.unpublished'),
      ask: (row) => ({
        title: t('testDrive.unpublishAsk', { plate: nameOf(row) }),
        more: numberIn(row.openCount) ? <OpenDrives row={row} /> : undefined,
        effect: t('testDrive.unpublishEffect'),
      }),
    },
  })
type Pair = ReturnType<typeof pairOf>

const columnsOf = (t: Translate, open: (id: string) => void, pair: Pair | undefined): ColumnOf<DriveCar>[] => [
  {
    field: driveCar.plate,
    width: 190,
    below: driveCar.vin,
    cell: (row) => (
      <CellLink digits onClick={() => open(row.id)}>
        {nameOf(row)}
      </CellLink>
    ),
  },
  { field: driveCar.carStatus, width: 150, cell: (row) => <CarStatus row={row} /> },
  { field: driveCar.approveStatus, width: 104, cell: (row) => <CarApproval row={row} /> },
  {
    field: driveCar.listingStatus,
    width: 96,
    cell: (row) =>
      pair?.toggle(row, named(t(driveCar.listingStatus.label), nameOf(row))) ?? (
        <StatusTag field={driveCar.listingStatus} value={row.listingStatus} />
      ),
  },
  { field: driveCar.seriesName, width: 170, below: driveCar.modelName },
  {
    field: driveCar.inspectEnd,
    width: 130,
    cell: (row) => <PaperEnd field={driveCar.inspectEnd} value={row.inspectEnd} />,
  },
  {
    field: driveCar.insuranceEnd,
    width: 130,
    cell: (row) => <PaperEnd field={driveCar.insuranceEnd} value={row.insuranceEnd} />,
  },
  driveCar.picture,
  driveCar.driveCount,
  driveCar.mileage,
  driveCar.carUse,
  driveCar.updateTime,
]

/** What the dealer of a car may do with it. */
const useCarActions = (pair: Pair) => {
  const t = useT()
  const { open } = useOpened()
  const way = usePermittedLinks()
  return (row: DriveCar, writes: boolean): Action[] => {
    const drives = way('/drive-management/driveList', { plate: row.plate })
    const own: Action[] = [
      {
        label: 'testDrive.sendAgain',
        can: 'testDrive.applyCarStatus',
        next: true,
        hide: !rules.maySendAgain(row),
        ask: { title: t('testDrive.sendAgainAsk', { plate: nameOf(row) }) },
        run: () => testDrive.applyCarStatus({ id: row.id, targetStatus: driveCarStatus.inUse }),
        done: t('testDrive.applied'),
      },
      ...pair.actions(row),
      {
        label: 'kit.edit',
        can: 'testDrive.updateCar',
        hide: !rules.mayEdit(row),
        run: () => open('edit', row.id),
      },
      {
        label: 'testDrive.applyStatus',
        can: 'testDrive.applyCarStatus',
        hide: !rules.mayApply(row),
        run: () => open('status', row.id),
      },
      {
        label: 'testDrive.changePicture',
        can: 'testDrive.updateCarPicture',
        hide: !rules.mayChangePicture(row),
        run: () => open('picture', row.id),
      },
      {
        label: 'testDrive.changePlate',
        can: 'testDrive.updateCarPlate',
        hide: !rules.mayEdit(row),
        run: () => open('plate', row.id),
      },
    ]
    return [...(writes ? own : []), { label: 'testDrive.drives', hide: !drives, run: () => drives?.() }]
  }
}

const Cars = ({ dealer }: { dealer: string }) => {
  const t = useT()
  const { hq, ownDealer } = useViewer()
  const { mode, open, close } = useOpened()
  const pair = useMemo(() => pairOf(t), [t])
  const actions = useCarActions(pair)
  const [down, setDown] = useState<{ rows: DriveCar[]; clear: () => void }>()
  const writes = !hq
  const columns = useMemo(
    () => columnsOf(t, (id) => open('detail', id), writes ? pair : undefined),
    [t, open, writes, pair],
  )
  const also = useMemo(() => (ownDealer ? undefined : { dealerCode: dealer }), [ownDealer, dealer])
  return (
    <>
      <ListScreen
        load={testDrive.listCarsDealer}
        also={also}
        above={() => <CarFigures />}
        rowKey={driveCar.id}
        nameOf={nameOf}
        filters={ownDealer ? FILTERS : OF_ANY}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        create={writes ? { label: 'testDrive.newCar', can: 'testDrive.createCar', run: () => open('new') } : undefined}
        toolbar={<Export from={testDrive.exportCarsDealer} can="testDrive.exportCarsDealer" also={also} />}
        emptyText={t('testDrive.noCars')}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actions(row, writes)]}
        bulk={
          writes
            ? [
                {
                  label: 'testDrive.unpublish',
                  can: 'testDrive.batchTakeDownCars',
                  max: MAX_BULK,
                  when: rules.mayUnpublish,
                  open: (rows, clear) => setDown({ rows, clear }),
                },
              ]
            : undefined
        }
      />
      {writes && mode === 'new' && <CarFormPanel dealer={ownDealer ? undefined : dealer} onClose={close} />}
      <RecordPanel
        load={testDrive.getCar}
        title={nameOf}
        status={driveCar.carStatus}
        marks={(row) => <CarApproval row={row} />}
        actions={(row) => actions(row, writes)}
        tabs={(row) => carTabs(t, row)}
        form={(row, asked, leave) => {
          if (!writes) return undefined
          if (asked === 'edit' && rules.mayEdit(row)) return <CarFormPanel row={row} onClose={leave} />
          if (asked === 'picture' && rules.mayChangePicture(row)) return <PictureDialog row={row} onClose={leave} />
          if (asked === 'plate' && rules.mayEdit(row)) return <PlateDialog row={row} onClose={leave} />
          return asked === 'status' && rules.mayApply(row) ? <StatusDialog row={row} onClose={leave} /> : undefined
        }}
      />
      {down && <TakeDownDialog rows={down.rows} onDone={down.clear} onClose={() => setDown(undefined)} />}
    </>
  )
}

/** The test-drive cars of a dealer, which registers and keeps them. Headquarters reads those of a dealer that it chooses. */
export default function DriveCarDealer() {
  const { ownDealer } = useViewer()
  const dealer = useDealer()
  return (
    <>
      {!ownDealer && (
        <section className="card">
          <ChooseDealer />
        </section>
      )}
      {dealer && <Cars key={dealer} dealer={dealer} />}
    </>
  )
}
