import type { PreInspection } from '@/entities/vehicle/preInspection'
import type { Action } from '@/kit/actions/actions'
import type { useLinkActions } from '@/kit/actions/links'
import { isGiven } from '@/lib/given'

/** Returns the link to the reservation of a sheet; undefined for walk-ins and without permission. */
export const reserveOf = (
  linkTo: ReturnType<typeof useLinkActions>,
  { reserveNo, reserveId }: Pick<PreInspection, 'reserveNo' | 'reserveId'>,
): Action | undefined =>
  isGiven(reserveNo)
    ? linkTo('inspections.reservation', '/afterSale-management/maintenanceDetails', { id: reserveId })
    : undefined
