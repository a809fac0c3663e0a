import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is } from '@/entities/field'
import { carBindStatus, type VehicleBind, vehicleBind as bind } from '@/entities/vehicle/vehicleBind'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { MovingState } from './moving'
import { useRefusal } from './useRefusal'

/** An unbinding under way is read again each five seconds for a minute. */
export const UNBIND_MOVES = { status: carBindStatus.unbinding, everyMs: 5_000, forMs: 60_000 } as const
export const bindName = ({ plate, vin }: Pick<VehicleBind, 'plate' | 'vin'>): string => plate || vin
/** The mode of the address in which the wizard is open for a row. */
export const UNBIND = 'unbind'

/** The state of a binding, which moves by itself while the TSP is asked. */
export const BindState = ({ status }: { status: unknown }) => (
  <MovingState field={bind.status} value={status} moves={UNBIND_MOVES} />
)

/** Returns in words what an unbinding ends. */
export const useUnbindEffect = () => {
  const t = useT()
  const { count } = useFormats()
  return (authCount: unknown) => t('vehicleControl.unbindEffect', { auths: count(authCount) })
}

/** Returns what can be done with a binding, and the dialog for it. */
export const useUnbindActions = (openWizard: (id: string) => void) => {
  const t = useT()
  const effectOf = useUnbindEffect()
  const { refuse, host } = useRefusal<VehicleBind>({
    name: 'unbind',
    nameOf: bindName,
    field: { ...bind.remark, required: true, min: 5 },
    send: ({ id }, remark) => vehicleControl.unbind({ id, result: 2, remark }),
  })
  const actionsOf = (row: VehicleBind): Action[] => [
    {
      label: 'vehicleControl.pass',
      can: 'vehicleControl.unbind',
      next: true,
      hide: !is(row.status, carBindStatus.toReview),
      ask: {
        title: t('vehicleControl.passAsk', { name: bindName(row) }),
        effect: effectOf(row.authCount),
        danger: true,
      },
      run: () => vehicleControl.unbind({ id: row.id, result: 1 }),
      done: t('vehicleControl.unbindSent'),
    },
    {
      label: 'vehicleControl.refuse',
      can: 'vehicleControl.unbind',
      hide: !is(row.status, carBindStatus.toReview),
      run: () => refuse(row),
    },
    {
      label: 'vehicleControl.again',
      can: 'vehicleControl.unbind',
      next: true,
      hide: !is(row.status, carBindStatus.failed),
      ask: { title: t('vehicleControl.unbindAgainAsk', { name: bindName(row) }), effect: effectOf(row.authCount) },
      run: () => vehicleControl.unbind({ id: row.id, result: 1 }),
      done: t('vehicleControl.unbindSent'),
    },
    {
      label: 'vehicleControl.unbind',
      can: 'vehicleControl.unbind',
      hide: !is(row.status, carBindStatus.bound),
      run: () => openWizard(row.id),
    },
  ]
  return { actionsOf, host }
}
