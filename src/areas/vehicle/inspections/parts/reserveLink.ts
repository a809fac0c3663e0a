import type { PreInspection } from '@/entities/vehicle/preInspection'
import type { Action } from '@/kit/actions/actions'
import type { usePermittedLinks } from '@/kit/page/permittedLinks'
import { isGiven } from '@/lib/given'

/** Opens the reservation of a sheet; not offered to a walk-in, nor without the page. */
export const reserveOf = (
  way: ReturnType<typeof usePermittedLinks>,
  { reserveNo, reserveId }: Pick<PreInspection, 'reserveNo' | 'reserveId'>,
): Action | undefined => {
  const open = isGiven(reserveNo) ? way('/afterSale-management/maintenanceDetails', { id: reserveId }) : undefined
  return open && { label: 'inspections.reservation', run: open }
}
