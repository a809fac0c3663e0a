import { is, isYes } from '@/entities/field'
import { type ConnectedCar, onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { toMillis } from '@/lib/time'

/** A fact that rules a write-off out. */
export type Stop = 'driving' | 'running' | 'inactive'
/** A fact that has to be seen before a write-off. */
export type Finding = 'bound' | 'service' | 'recent'
type Checked = Pick<ConnectedCar, 'onlineStatus' | 'bindStatus' | 'drivingFlag' | 'serviceEndTime' | 'lastOnlineTime'>

const DAY = 86_400_000

export const stopOf = (car: Checked, hasOpenRequest: boolean): Stop | undefined => {
  if (is(car.onlineStatus, onlineStatus.online) && isYes(car.drivingFlag)) return 'driving'
  if (hasOpenRequest) return 'running'
  return is(car.onlineStatus, onlineStatus.inactive) ? 'inactive' : undefined
}

export const findingsOf = (car: Checked, now = Date.now()): Finding[] => {
  const end = toMillis(car.serviceEndTime)
  const seen = toMillis(car.lastOnlineTime)
  const isRecent = is(car.onlineStatus, onlineStatus.online) || (seen !== undefined && now - seen < DAY)
  return [
    ...(is(car.bindStatus, vehicleBindState.bound) ? (['bound'] as const) : []),
    ...(end !== undefined && end > now ? (['service'] as const) : []),
    ...(isRecent ? (['recent'] as const) : []),
  ]
}
