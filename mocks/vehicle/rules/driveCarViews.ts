import { is } from '@/entities/field'
import { testDriveStatus } from '@/entities/orders/miniEnums'
import { approvalAction, approvalStatus, bizType } from '@/entities/shared/enums'
import type { DriveCar, DriveCarDetail } from '@/entities/vehicle/driveCar'
import type { DriveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveApplyResult, driveCarApproval, driveCarListing, driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { formatTime } from '@/lib/time'
import { areaOf, dealerName, seriesName } from '../../leads/rules/leads'
import { testDrives } from '../../orders/rules/testDrives'
import type { ApprovalRow } from '../../system/data/approvals'
import { approvalRows, whenEnded } from '../../system/rules/approvals'
import type { DriveCarRow } from '../data/driveCars'
import { driveCars } from './driveCars'

const REVOKED = '申请人撤回'
const OPEN_DRIVES: readonly number[] = [testDriveStatus.toConfirm, testDriveStatus.confirmed, testDriveStatus.driving]

/** Returns the applications of a car, newest first. They are the approvals of its kind. */
export const applicationsOf = (carId: string): ApprovalRow[] =>
  approvalRows
    .filter(({ drive }) => drive?.carId === carId)
    .toReversed()
    .toSorted((one, other) => (one.applyTime === other.applyTime ? 0 : one.applyTime < other.applyTime ? 1 : -1))

const resultOf = ({ status }: ApprovalRow): number =>
  status === approvalStatus.running
    ? driveApplyResult.waiting
    : status === approvalStatus.approved
      ? driveApplyResult.passed
      : driveApplyResult.rejected
export const approvalOf = (newest: ApprovalRow | undefined): number =>
  !newest || newest.status === approvalStatus.approved
    ? driveCarApproval.none
    : newest.status === approvalStatus.running
      ? driveCarApproval.waiting
      : driveCarApproval.rejected

const applyView = (row: ApprovalRow): DriveCarApply => {
  const last = row.records.findLast(({ action }) => is(action, approvalAction.approve, approvalAction.reject))
  const isRevoked = row.status === approvalStatus.revoked
  // The data holds only the values of the enumerations.
  return {
    id: row.bizId,
    ...row.drive,
    reason: row.reason,
    applyBy: row.applyBy,
    applyTime: row.applyTime,
    result: resultOf(row),
    opinion: isRevoked ? REVOKED : (last?.opinion ?? ''),
    approveBy: isRevoked ? '' : (last?.operator ?? ''),
    approveTime: row.finishTime,
  } as DriveCarApply
}

const drivesByCar = (now: number) => {
  const month = formatTime(now, 'YYYY-MM')
  const [open, done] = [new Map<string, number>(), new Map<string, number>()]
  const add = (to: Map<string, number>, id: string) => to.set(id, (to.get(id) ?? 0) + 1)
  for (const { driveCarId, status, startTime } of testDrives()) {
    if (OPEN_DRIVES.includes(status)) add(open, driveCarId)
    if (status === testDriveStatus.done && startTime.startsWith(month)) add(done, driveCarId)
  }
  return { open, done }
}

const viewOf = (
  row: DriveCarRow,
  drives: ReturnType<typeof drivesByCar>,
  newest: ApprovalRow | undefined,
): DriveCar => {
  const { changes, ...own } = row
  const apply = newest ? applyView(newest) : null
  // As above.
  return {
    ...own,
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
    areaName: areaOf(row.dealerCode),
    driveCount: drives.done.get(row.id) ?? 0,
    openCount: drives.open.get(row.id) ?? 0,
    approveStatus: approvalOf(newest),
    changeFlag: changes.some(({ readFlag }) => readFlag === 0) ? 1 : 0,
    apply,
    applyTime: apply?.applyTime ?? '',
  } as DriveCar
}

export const carViews = (rows: readonly DriveCarRow[], now: number): DriveCar[] => {
  const drives = drivesByCar(now)
  const newest = new Map<string, ApprovalRow>()
  for (const row of approvalRows) {
    const known = row.drive && newest.get(row.drive.carId)
    if (row.drive && (!known || known.applyTime <= row.applyTime)) newest.set(row.drive.carId, row)
  }
  return rows.map((row) => viewOf(row, drives, newest.get(row.id)))
}

export const carDetail = (row: DriveCarRow, now: number): DriveCarDetail => {
  const all = applicationsOf(row.id)
  const others = driveCars().filter(({ id }) => id !== row.id)
  const retired = others.find(({ vin, carStatus }) => vin === row.vin && carStatus === driveCarStatus.retired)
  const same = others.find(({ plate, carStatus }) => plate === row.plate && carStatus !== driveCarStatus.retired)
  return {
    ...viewOf(row, drivesByCar(now), all[0]),
    applies: all.map(applyView),
    retiredAt: retired ? dealerName(retired.dealerCode) : '',
    samePlateAt: same ? dealerName(same.dealerCode) : '',
  }
}

whenEnded(bizType.driveCar, ({ drive, status }) => {
  const car = drive && driveCars().find(({ id }) => id === drive.carId)
  if (!car || status !== approvalStatus.approved) return
  car.carStatus = drive.targetStatus
  if (car.carStatus !== driveCarStatus.inUse) car.listingStatus = driveCarListing.off
})
