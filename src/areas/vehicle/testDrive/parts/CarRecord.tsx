import '../testDrive.css'
import { Empty, Skeleton } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { type DriveCar, type DriveCarDetail, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveCarChange } from '@/entities/vehicle/driveCarChange'
import { Loaded, useLoad } from '@/kit/data/load'
import type { Items } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { Picture } from '@/kit/show/Picture'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { CarApproval, nameOf, PaperEnd, StatusChange } from './carCells'

export const CarFacts = ({ row }: { row: DriveCar }) => {
  const { count } = useFormats()
  return (
    <Facts
      row={row}
      fields={[
        [driveCar.picture, <Picture key="picture" src={row.picture} alt={nameOf(row)} width={200} height={150} />],
        [
          driveCar.licenseImage,
          row.licenseImage ? (
            <Picture key="licence" src={row.licenseImage} alt={nameOf(row)} width={200} height={150} fit="contain" />
          ) : undefined,
        ],
        driveCar.plate,
        driveCar.vin,
        driveCar.seriesName,
        driveCar.modelName,
        driveCar.carUse,
        driveCar.dealerName,
        driveCar.areaName,
        driveCar.registerDate,
        driveCar.mileage,
        [driveCar.inspectEnd, <PaperEnd key="inspect" days field={driveCar.inspectEnd} value={row.inspectEnd} />],
        [driveCar.insuranceEnd, <PaperEnd key="insure" days field={driveCar.insuranceEnd} value={row.insuranceEnd} />],
        driveCar.listingStatus,
        [driveCar.approveStatus, <CarApproval key="approval" row={row} />],
        [
          driveCar.driveCount,
          <PermittedLink
            key="drives"
            digits
            text={count(row.driveCount)}
            path="/drive-management/driveList"
            query={{ plate: row.plate }}
          />,
        ],
        driveCar.updateTime,
      ]}
    />
  )
}

const Applies = ({ row }: { row: DriveCarDetail }) => {
  const t = useT()
  const rows = row.applies.length > 0 ? row.applies : row.apply ? [row.apply] : []
  return (
    <FieldTable
      rows={rows}
      empty={t('testDrive.noApplies')}
      fields={[
        driveCarApply.applyTime,
        driveCarApply.applyType,
        [driveCarApply.targetStatus, (apply) => <StatusChange apply={apply} />],
        driveCarApply.reason,
        driveCarApply.retireDate,
        driveCarApply.applyBy,
        driveCarApply.result,
        driveCarApply.opinion,
        driveCarApply.approveBy,
        driveCarApply.approveTime,
      ]}
    />
  )
}

/** Changes of a car. Reading them at headquarters marks them as read, so the list is reloaded. */
const Changes = ({ row }: { row: DriveCarDetail }) => {
  const t = useT()
  const { hq } = useViewer()
  const client = useQueryClient()
  const load = useLoad(testDrive.readCarChanges.query({ id: row.id }, { quiet: true }), { keep: false })
  const marks = hq && load.data?.some(({ readFlag }) => !isYes(readFlag))
  useEffect(() => {
    const { method, path } = testDrive.listCarsZb
    if (marks) void client.invalidateQueries({ queryKey: [method, path] })
  }, [marks, client])
  if (load.first) return <Skeleton active />
  return (
    <Loaded load={load}>
      {load.data?.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('testDrive.noChanges')} />
      ) : (
        <FieldTable
          rows={load.data ?? []}
          rowClassName={({ readFlag }) => (isYes(readFlag) ? '' : 'drive-unread')}
          fields={[
            driveCarChange.createTime,
            driveCarChange.fieldName,
            driveCarChange.oldValue,
            driveCarChange.newValue,
            driveCarChange.createBy,
            driveCarChange.readFlag,
          ]}
        />
      )}
    </Loaded>
  )
}

/** Panel of a car with tabs; `form` returns the form for a mode of the address. */
export const CarRecord = (props: {
  actions: (row: DriveCarDetail) => Items
  form: (row: DriveCarDetail, mode: string, close: () => void) => ReactNode
}) => {
  const t = useT()
  return (
    <RecordPanel
      load={testDrive.getCar}
      title={nameOf}
      status={driveCar.carStatus}
      marks={(row) => <CarApproval row={row} />}
      tabs={(row) => [
        { key: 'car', label: t('testDrive.basics'), children: <CarFacts row={row} /> },
        { key: 'applies', label: t('testDrive.applies'), children: <Applies row={row} /> },
        { key: 'changes', label: t('testDrive.changes'), children: <Changes row={row} /> },
      ]}
      {...props}
    />
  )
}
