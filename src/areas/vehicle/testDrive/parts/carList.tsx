import { Badge } from 'antd'
import { useMemo, useState } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { plateFilter } from '@/business/plateFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarListing } from '@/entities/vehicle/driveCarEnums'
import * as rules from '@/entities/vehicle/driveCarRules'
import type { Items } from '@/kit/actions/actions'
import { useLinkActions } from '@/kit/actions/links'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter } from '@/kit/list/filters'
import { statePair } from '@/kit/list/statePair'
import { vinFilter } from '@/kit/list/vinFilter'
import type { Open } from '@/kit/page/opened'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { CarApproval, nameOf, OpenDrives } from './carCells'
import { TakeDownDialog } from './CarDialogs'

export const MAX_BULK = 100

export const plate = plateFilter(driveCar.plate)
export const vin = vinFilter(driveCar.vin)
export const carStatus = choicesFilter(driveCar.carStatus)
export const series = seriesFilterOf(driveCar.seriesName)

/** Columns of both car lists; `marked` adds a dot for unread changes. */
export const sharedColumns = (t: Translate, open: Open, marked = false) =>
  ({
    plate: {
      field: driveCar.plate,
      width: 172,
      below: driveCar.vin,
      cell: (row) => {
        const link = (
          <CellLink digits onClick={() => open('detail', row.id)}>
            {nameOf(row)}
          </CellLink>
        )
        if (!marked || !isYes(row.changeFlag)) return link
        return (
          <span className="marks">
            {link} <Badge status="error" title={t(driveCar.changeFlag.label)} />
          </span>
        )
      },
    },
    approval: { field: driveCar.approveStatus, width: 96, cell: (row) => <CarApproval row={row} /> },
    series: { field: driveCar.seriesName, width: 160, below: driveCar.modelName },
  }) satisfies Record<string, ColumnOf<DriveCar>>

export const useListing = () => {
  const t = useT()
  const { hq } = useViewer()
  return useMemo(
    () =>
      statePair<DriveCar>(t, {
        can: 'testDrive.setCarListing',
        isOn: rules.mayUnpublish,
        set: ({ id }, on, options) =>
          testDrive.setCarListing({ id, listingStatus: on ? driveCarListing.on : driveCarListing.off }, options),
        on: {
          label: 'testDrive.publish',
          done: t('testDrive.published'),
          when: (row) => !hq && rules.mayPublish(row),
          next: true,
        },
        off: {
          label: 'testDrive.unpublish',
          done: t('testDrive.unpublished'),
          ask: (row) => ({
            title: t('testDrive.unpublishAsk', { plate: nameOf(row) }),
            more: numberIn(row.openCount) ? <OpenDrives row={row} /> : undefined,
            effect: hq ? t('testDrive.dealerTold', { dealer: plain(row.dealerName) }) : t('testDrive.unpublishEffect'),
          }),
        },
      }),
    [t, hq],
  )
}

export const useCarLinks = () => {
  const linkTo = useLinkActions()
  return ({ plate: no, ...row }: DriveCar): Items => [
    linkTo('testDrive.drives', '/drive-management/driveList', { plate: no }),
    rules.wasUsed(row) && linkTo('testDrive.trips', '/trip-path/addCar', { plate: no }),
  ]
}

export const useTakeDown = () => {
  const [down, setDown] = useState<{ rows: readonly DriveCar[]; clear: () => void }>()
  const action: BulkAction<DriveCar> = {
    label: 'testDrive.unpublish',
    can: 'testDrive.batchTakeDownCars',
    max: MAX_BULK,
    when: rules.mayUnpublish,
    open: (rows, clear) => setDown({ rows, clear }),
  }
  return {
    action,
    dialog: down && <TakeDownDialog rows={down.rows} onDone={down.clear} onClose={() => setDown(undefined)} />,
  }
}
