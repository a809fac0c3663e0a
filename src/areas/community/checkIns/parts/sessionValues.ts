import type { Attendance } from '@/entities/community/attendance'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import type { SessionValues } from './sessionRules'

export const valuesOf = (row: Attendance): SessionValues => ({
  signId: row.signId,
  sessionName: row.sessionName,
  openTime: row.openTime,
  closeTime: row.closeTime,
  lateMinutes: numberIn(row.lateMinutes) ?? undefined,
  address: row.address,
  location:
    numberIn(row.location.longitude) === null
      ? undefined
      : {
          longitude: numberIn(row.location.longitude) ?? undefined,
          latitude: numberIn(row.location.latitude) ?? undefined,
        },
  radius: numberIn(row.radius) ?? undefined,
  managerId: row.managerId,
  managerName: plain(row.managerName),
  expectCount: numberIn(row.expectCount) ?? undefined,
  points: numberIn(row.points) ?? undefined,
})
