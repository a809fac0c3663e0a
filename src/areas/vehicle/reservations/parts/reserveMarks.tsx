import { is } from '@/entities/field'
import { maintenanceReserve, type MaintenanceReserve, reserveStatus } from '@/entities/vehicle/maintenanceReserve'
import { useFormats } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const HOUR_MS = 3_600_000

/**
 * Returns the hours left to confirm a reservation, negative if overdue. Undefined if it needs no confirmation, if the
 * limit is unknown, or while more than half of the limit is left.
 */
const hoursLeft = ({ status, createTime, confirmHours }: MaintenanceReserve): number | undefined => {
  const [limit, since] = [numberIn(confirmHours), toMillis(createTime)]
  if (!is(status, reserveStatus.toConfirm) || limit === null || since === undefined) return undefined
  const left = limit - (Date.now() - since) / HOUR_MS
  return left > limit / 2 ? undefined : left
}

export const ReserveState = ({ row }: { row: MaintenanceReserve }) => {
  const t = useT()
  const format = useFormats()
  const left = hoursLeft(row)
  return (
    <span className="marks reserve-marks">
      <StatusTag field={maintenanceReserve.status} value={row.status} />
      {left !== undefined &&
        (left < 0 ? (
          <Mark tone="error">{t('reservations.overdue')}</Mark>
        ) : (
          <Mark tone="warning">{t('reservations.confirmWithin', { hours: format.oneDecimal(left) })}</Mark>
        ))}
      <NoShows row={row} />
    </span>
  )
}

export const NoShows = ({ row }: { row: MaintenanceReserve }) => {
  const t = useT()
  const [count, limit] = [numberIn(row.noShowCount), numberIn(row.noShowLimit)]
  return count !== null && limit !== null && limit > 0 && count > limit ? (
    <Mark>{t('reservations.noShowTimes', { number: count })}</Mark>
  ) : null
}
