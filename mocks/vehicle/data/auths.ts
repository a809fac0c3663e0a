import { carCommand as command } from '@/entities/vehicle/controlLog'
import { onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import {
  authCancelBy,
  authRelation,
  authStatus as states,
  authType,
  type VehicleAuth,
} from '@/entities/vehicle/vehicleAuth'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { VehicleRow } from './vehicles'

export interface AuthRow extends Stored<VehicleAuth, 'seriesName' | 'scopes' | 'cancelBy'> {
  index: number
  scopes: string[]
  cancelBy: number | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const RELATIONS = authRelation.options.map(({ value }) => value)
const STATES = [
  ...[states.inForce, states.inForce, states.expired, states.inForce, states.withdrawn, states.inForce],
  ...[states.waiting, states.expired, states.inForce, states.notBegun, states.refused, states.inForce],
] as const
const ENDED_BY = [authCancelBy.owner, authCancelBy.grantee, authCancelBy.owner] as const
const ALL = [
  ...[command.lock, command.unlock, command.find, command.acOn, command.acOff, command.refresh],
  ...[command.trunk, command.window, command.start, command.stop, command.seat],
] as const

export const buildAuths = (context: Context, now: number, cars: readonly VehicleRow[], count: number): AuthRow[] => {
  const { random } = context
  const bound = cars.filter(
    (car) => car.bindStatus === vehicleBindState.bound && car.onlineStatus !== onlineStatus.writtenOff,
  )
  return Array.from({ length: count }, (_, index): AuthRow => {
    const car = at(bound, index * 3)
    const status = at(STATES, index)
    const isOver = status === states.expired || status === states.withdrawn
    const created =
      status === states.waiting
        ? now - random.int(1, 22) * HOUR
        : status === states.notBegun
          ? now - random.int(24, 72) * HOUR
          : now - (3 + index * 0.6 + (isOver ? 30 : 0)) * DAY
    const isAccepted = status !== states.waiting && status !== states.refused
    const start = status === states.notBegun ? now + random.int(1, 9) * DAY : created + random.int(2, 30) * HOUR
    const end =
      status === states.inForce
        ? index % 24 === 1
          ? now + random.int(2, 20) * HOUR
          : now + random.int(3, 300) * DAY
        : status === states.expired
          ? now - random.int(1, 20) * DAY
          : Math.max(start, now) + random.int(10, 200) * DAY
    const cancelled =
      status === states.expired
        ? end
        : status === states.withdrawn
          ? now - random.int(1, 25) * DAY
          : status === states.refused
            ? created + 2 * HOUR
            : undefined
    const type = at([authType.both, authType.remote, authType.bluetooth, authType.remote] as const, index)
    const isUsed = status === states.inForce || isOver
    const last = Math.min(cancelled ?? now, now) - random.int(1, 40) * HOUR
    const id = 5_500_000 + count - index
    return {
      index,
      id: String(id),
      authNo: `SQ${wireTime(created).slice(0, 10).replaceAll('-', '')}${String(count - index).padStart(4, '0')}`,
      vin: car.vin,
      plate: car.plate,
      seriesCode: car.seriesCode,
      ownerName: car.userName,
      ownerPhone: car.phone,
      granteeName: personName(random).name,
      granteePhone: context.phone(),
      relation: at(RELATIONS, index),
      authType: type,
      scopes: type === authType.bluetooth ? ALL.slice(0, 2) : ALL.slice(0, 3 + (index % 9)),
      startTime: wireTime(start),
      endTime: wireTime(end),
      useCount: isUsed ? random.int(1, 180) : 0,
      lastUseTime: isUsed ? wireTime(Math.max(last, start)) : '',
      status,
      createTime: wireTime(created),
      acceptTime: isAccepted ? wireTime(created + HOUR) : '',
      cancelBy:
        status === states.expired
          ? authCancelBy.expiry
          : status === states.withdrawn
            ? at(ENDED_BY, index)
            : status === states.refused
              ? authCancelBy.grantee
              : null,
      cancelTime: cancelled === undefined ? '' : wireTime(cancelled),
    }
  })
}
