import { is } from '@/entities/field'
import { authStatus, type VehicleAuth } from '@/entities/vehicle/vehicleAuth'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'

const SOON_MS = 86_400_000

export const endsSoon = ({ status, endTime }: Pick<VehicleAuth, 'status' | 'endTime'>, now = Date.now()): boolean => {
  const end = toMillis(endTime)
  return is(status, authStatus.inForce) && end !== undefined && end >= now && end - now <= SOON_MS
}

type Steps = Pick<VehicleAuth, 'status' | 'startTime' | 'acceptTime' | 'cancelTime'>

/**
 * Returns true if an authorisation was accepted: by its time, otherwise by its state. An expired one was accepted
 * unless it ended before its start.
 */
export const isAccepted = ({ status, startTime, acceptTime, cancelTime }: Steps): boolean => {
  if (!isBlank(acceptTime)) return true
  if (is(status, authStatus.expired)) return (toMillis(cancelTime) ?? Infinity) >= (toMillis(startTime) ?? 0)
  return is(status, authStatus.notBegun, authStatus.inForce, authStatus.withdrawn)
}

/** Returns true if an authorisation is or was in force: accepted, and if ended, not before its start. */
export const wasInForce = (row: Steps): boolean => {
  if (is(row.status, authStatus.inForce)) return true
  const [start, end] = [toMillis(row.startTime), toMillis(row.cancelTime)]
  return (
    is(row.status, authStatus.expired, authStatus.withdrawn) && isAccepted(row) && (end ?? Infinity) >= (start ?? 0)
  )
}

/** Returns the elapsed share of the period in percent; undefined unless both ends are known. */
export const passedOf = ({ startTime, endTime }: Pick<VehicleAuth, 'startTime' | 'endTime'>, now = Date.now()) => {
  const [start, end] = [toMillis(startTime), toMillis(endTime)]
  return start === undefined || end === undefined || end <= start
    ? undefined
    : Math.max(0, Math.min(100, ((now - start) / (end - start)) * 100))
}
