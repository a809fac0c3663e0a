import { useMemo } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { DealerPage } from '@/business/DealerPage'
import { useViewer } from '@/business/viewer'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarApproval, driveCarListing, driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import * as rules from '@/entities/vehicle/driveCarRules'
import type { Action, Items } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { useOpened } from '@/kit/page/opened'
import { named } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { CarStatus, nameOf, PaperEnd } from './parts/carCells'
import { PictureDialog, PlateDialog, StatusDialog } from './parts/CarDialogs'
import { CarFormPanel } from './parts/CarForm'
import { carStatus, plate, series, sharedColumns, useCarLinks, useListing, useTakeDown, vin } from './parts/carList'
import { CarRecord } from './parts/CarRecord'

const SORT = { field: driveCar.updateTime.key, order: 'desc' } as const
const { registering, inUse, inRepair, outOfUse } = driveCarStatus
const DEFAULTS = { carStatus: [registering, inUse, inRepair, outOfUse].join(',') }
const FILTERS = [
  plate,
  vin,
  carStatus,
  driveCar.approveStatus,
  series,
  driveCar.carUse,
  driveCar.listingStatus,
  elsewhereFilter({ key: 'paperDays', label: 'testDrive.papersDue' }, (days, t) => t('testDrive.withinDays', { days })),
]
const FIGURES: readonly SummaryTile[] = [
  { name: 'inUse', label: 'driveCarStatus.inUse', filters: { carStatus: String(inUse) } },
  { name: 'listed', label: 'driveCarListing.on', filters: { listingStatus: String(driveCarListing.on) } },
  { name: 'inRepair', label: 'driveCarStatus.inRepair', filters: { carStatus: String(inRepair) } },
  { name: 'waiting', label: 'driveCarApproval.waiting', filters: { approveStatus: String(driveCarApproval.waiting) } },
  {
    name: 'rejected',
    label: 'driveCarApproval.rejected',
    filters: { approveStatus: String(driveCarApproval.rejected) },
    bad: true,
  },
  { name: 'due', label: 'testDrive.papersDue', filters: { paperDays: String(rules.DUE_DAYS) } },
]

type Listing = ReturnType<typeof useListing>
const paperColumn = (field: typeof driveCar.inspectEnd | typeof driveCar.insuranceEnd): ColumnOf<DriveCar> => ({
  field,
  width: 118,
  cell: (row) => <PaperEnd field={field} value={row[field.key]} />,
})
const useColumns = (listing: Listing, writes: boolean) => {
  const t = useT()
  const { open } = useOpened()
  return useMemo((): ColumnOf<DriveCar>[] => {
    const { plate: name, approval, series: model } = sharedColumns(t, open)
    return [
      name,
      { field: driveCar.carStatus, width: 150, cell: (row) => <CarStatus row={row} /> },
      approval,
      {
        field: driveCar.listingStatus,
        width: 90,
        cell: (row) =>
          writes ? (
            listing.toggle(row, named(t(driveCar.listingStatus.label), nameOf(row)))
          ) : (
            <StatusTag field={driveCar.listingStatus} value={row.listingStatus} />
          ),
      },
      paperColumn(driveCar.inspectEnd),
      paperColumn(driveCar.insuranceEnd),
      model,
      ...[driveCar.picture, driveCar.driveCount, driveCar.mileage, driveCar.carUse, driveCar.updateTime],
    ]
  }, [t, open, listing, writes])
}

const useOwnActions = (listing: Listing) => {
  const t = useT()
  const { open } = useOpened()
  const opening = (mode: string, label: Action['label'], can: Action['can'], may: (row: DriveCar) => boolean) => {
    return (row: DriveCar): Action => ({ label, can, hide: !may(row), run: () => open(mode, row.id) })
  }
  const forms = [
    opening('edit', 'kit.edit', 'testDrive.updateCar', rules.mayEdit),
    opening('status', 'testDrive.applyStatus', 'testDrive.applyCarStatus', rules.mayApply),
    opening('picture', 'testDrive.changePicture', 'testDrive.updateCarPicture', rules.mayChangePicture),
    opening('plate', 'testDrive.changePlate', 'testDrive.updateCarPlate', rules.mayEdit),
  ]
  return (row: DriveCar): Action[] => [
    {
      label: 'testDrive.sendAgain',
      can: 'testDrive.applyCarStatus',
      next: true,
      hide: !rules.maySendAgain(row),
      ask: { title: t('testDrive.sendAgainAsk', { plate: nameOf(row) }) },
      run: () => testDrive.applyCarStatus({ id: row.id, targetStatus: inUse }),
      done: t('testDrive.applied'),
    },
    ...listing.actions(row),
    ...forms.map((action) => action(row)),
  ]
}

/** Returns the form for a mode of the address, if the state of the car allows it. */
const formOf = (row: DriveCar, mode: string, onClose: () => void) => {
  const dialog = { row, onClose }
  if (mode === 'edit' && rules.mayEdit(row)) return <CarFormPanel {...dialog} />
  if (mode === 'picture' && rules.mayChangePicture(row)) return <PictureDialog {...dialog} />
  if (mode === 'plate' && rules.mayEdit(row)) return <PlateDialog {...dialog} />
  return mode === 'status' && rules.mayApply(row) ? <StatusDialog {...dialog} /> : undefined
}

const Cars = ({ dealer }: { dealer: string }) => {
  const t = useT()
  const { hq, ownDealer } = useViewer()
  const { mode, open, close } = useOpened()
  const listing = useListing()
  const own = useOwnActions(listing)
  const links = useCarLinks()
  const { action, dialog } = useTakeDown()
  const writes = !hq
  const columns = useColumns(listing, writes)
  const actions = (row: DriveCar): Items => [...(writes ? own(row) : []), ...links(row)]
  const also = useMemo(() => (ownDealer ? undefined : { dealerCode: dealer }), [ownDealer, dealer])
  return (
    <>
      <ListScreen
        load={testDrive.listCarsDealer}
        also={also}
        above={() => <SummaryTiles label="testDrive.carFigures" of={FIGURES} />}
        rowKey={driveCar.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        create={writes ? { label: 'testDrive.newCar', can: 'testDrive.createCar', run: () => open('new') } : undefined}
        toolbar={<Export from={testDrive.exportCarsDealer} can="testDrive.exportCarsDealer" also={also} />}
        emptyText={t('testDrive.noCars')}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actions(row)]}
        bulk={writes ? [action] : undefined}
      />
      {writes && mode === 'new' && <CarFormPanel dealer={ownDealer ? undefined : dealer} onClose={close} />}
      <CarRecord actions={actions} form={(...asked) => (writes ? formOf(...asked) : undefined)} />
      {dialog}
    </>
  )
}

export default function DealerDriveCarList() {
  return <DealerPage>{(dealer) => <Cars key={dealer} dealer={dealer} />}</DealerPage>
}
