import { formatTime, toMillis } from '@/lib/time'
import { type Code, is } from '../field'
import { energyType } from '../shared/enums'
import type { DriveCar } from './driveCar'
import { driveCarApproval as approval, driveCarListing as listing, driveCarStatus as states } from './driveCarEnums'

const DAY = 86_400_000
const PLATE =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9学]|[DF][A-HJ-NP-Z0-9]\d{4}|\d{5}[DF])$/
const SHORT = 7
const LONG = 8

/**
 * Returns true if a text is a valid plate for the energy type: seven characters, eight for new energy. An unknown
 * energy type allows both.
 */
export const isDrivePlate = (text: string, energy?: unknown): boolean => {
  if (!PLATE.test(text)) return false
  const length = [...text].length
  if (is(energy, energyType.hybrid, energyType.extended, energyType.electric)) return length === LONG
  return !is(energy, energyType.petrol) || length === SHORT
}

/** Statuses reachable by an application, by current status. */
export const TARGETS: Readonly<Record<number, readonly Code[]>> = {
  [states.registering]: [states.inUse],
  [states.inUse]: [states.inRepair, states.outOfUse, states.retired],
  [states.inRepair]: [states.inUse, states.outOfUse, states.retired],
  [states.outOfUse]: [states.inUse, states.retired],
}
/** Days by which a retirement may be scheduled in advance. */
export const RETIRE_DAYS = 90
/** Days before expiry at which documents are due. */
export const DUE_DAYS = 30

/** Returns the days from today to a date, negative if past; undefined if it is not a date. */
export const daysLeft = (date: unknown, now = Date.now()): number | undefined => {
  const [day, today] = [toMillis(date), toMillis(formatTime(now, 'YYYY-MM-DD'))]
  return day === undefined || today === undefined ? undefined : Math.floor((day - today) / DAY)
}
const isPast = (date: unknown, now?: number): boolean => (daysLeft(date, now) ?? 0) < 0
type Papers = Partial<Pick<DriveCar, 'inspectEnd' | 'insuranceEnd'>>
/** Returns true if the inspection or the insurance has expired. */
export const hasPastPaper = ({ inspectEnd, insuranceEnd }: Papers, now?: number): boolean =>
  isPast(inspectEnd, now) || isPast(insuranceEnd, now)

type States = Pick<DriveCar, 'carStatus' | 'approveStatus' | 'listingStatus'>
const isFree = ({ approveStatus }: Pick<DriveCar, 'approveStatus'>): boolean =>
  is(approveStatus, approval.none, approval.rejected)
const isKept = ({ carStatus }: Pick<DriveCar, 'carStatus'>): boolean => !is(carStatus, states.retired)

export const mayEdit = (row: States): boolean => isKept(row) && isFree(row)
export const mayChangePicture = isKept
export const mayPublish = (row: States): boolean =>
  is(row.listingStatus, listing.off) && is(row.carStatus, states.inUse) && isFree(row)
export const mayUnpublish = ({ listingStatus }: States): boolean => is(listingStatus, listing.on)
export const mayApply = (row: States): boolean =>
  is(row.carStatus, states.inUse, states.inRepair, states.outOfUse) && isFree(row)
export const maySendAgain = ({ carStatus, approveStatus }: States): boolean =>
  is(carStatus, states.registering) && is(approveStatus, approval.rejected)
export const wasUsed = ({ carStatus }: Pick<DriveCar, 'carStatus'>): boolean => !is(carStatus, states.registering)
export const isWaiting = ({ approveStatus }: Pick<DriveCar, 'approveStatus'>): boolean =>
  is(approveStatus, approval.waiting)
