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

/** Whether a text is a licence plate of a car with this energy: seven signs, eight for new energy; either where the energy is unknown. */
export const isDrivePlate = (text: string, energy?: unknown): boolean => {
  if (!PLATE.test(text)) return false
  const length = [...text].length
  if (is(energy, energyType.hybrid, energyType.extended, energyType.electric)) return length === LONG
  return !is(energy, energyType.petrol) || length === SHORT
}

/** The statuses that a car in one status can be moved to by an application. */
export const TARGETS: Readonly<Record<number, readonly Code[]>> = {
  [states.registering]: [states.inUse],
  [states.inUse]: [states.inRepair, states.outOfUse, states.retired],
  [states.inRepair]: [states.inUse, states.outOfUse, states.retired],
  [states.outOfUse]: [states.inUse, states.retired],
}
/** A car may be retired up to this many days ahead. */
export const RETIRE_DAYS = 90
/** Papers are due from this many days before their end. */
export const DUE_DAYS = 30

/** Returns the days from today to a date, negative for the past; undefined for what is no date. */
export const daysLeft = (date: unknown, now = Date.now()): number | undefined => {
  const [day, today] = [toMillis(date), toMillis(formatTime(now, 'YYYY-MM-DD'))]
  return day === undefined || today === undefined ? undefined : Math.floor((day - today) / DAY)
}
const isPast = (date: unknown, now?: number): boolean => (daysLeft(date, now) ?? 0) < 0
type Papers = Partial<Pick<DriveCar, 'inspectEnd' | 'insuranceEnd'>>
/** Whether the inspection or the insurance has ended. */
export const hasPastPaper = ({ inspectEnd, insuranceEnd }: Papers, now?: number): boolean =>
  isPast(inspectEnd, now) || isPast(insuranceEnd, now)

type States = Pick<DriveCar, 'carStatus' | 'approveStatus' | 'listingStatus'>
/** Nothing of it waits for headquarters. */
const isFree = ({ approveStatus }: Pick<DriveCar, 'approveStatus'>): boolean =>
  is(approveStatus, approval.none, approval.rejected)
const isKept = ({ carStatus }: Pick<DriveCar, 'carStatus'>): boolean => !is(carStatus, states.retired)

/** What the dealer may do with a car in its state. */
export const mayEdit = (row: States): boolean => isKept(row) && isFree(row)
export const mayChangePicture = isKept
export const mayPublish = (row: States): boolean =>
  is(row.listingStatus, listing.off) && is(row.carStatus, states.inUse) && isFree(row)
export const mayUnpublish = ({ listingStatus }: States): boolean => is(listingStatus, listing.on)
export const mayApply = (row: States): boolean =>
  is(row.carStatus, states.inUse, states.inRepair, states.outOfUse) && isFree(row)
export const maySendAgain = ({ carStatus, approveStatus }: States): boolean =>
  is(carStatus, states.registering) && is(approveStatus, approval.rejected)
/** Whether a car is or was driven: one that is being registered has no trips. */
export const wasUsed = ({ carStatus }: Pick<DriveCar, 'carStatus'>): boolean => !is(carStatus, states.registering)
export const isWaiting = ({ approveStatus }: Pick<DriveCar, 'approveStatus'>): boolean =>
  is(approveStatus, approval.waiting)
