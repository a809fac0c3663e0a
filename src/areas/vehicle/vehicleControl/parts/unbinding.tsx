import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is } from '@/entities/field'
import { carBindStatus, type VehicleBind, vehicleBind as bind } from '@/entities/vehicle/vehicleBind'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { MovingState } from './moving'
import { useRefusal } from './useRefusal'

/** Polls an unbinding in progress every five seconds for one minute. */
export const UNBIND_MOVES = { status: carBindStatus.unbinding, everyMs: 5_000, forMs: 60_000 } as const
export const bindName = ({ plate, vin }: Pick<VehicleBind, 'plate' | 'vin'>): string => plate || vin
/** Mode of the address that opens the wizard for a binding. */
export const UNBIND = 'unbind'

export const BindState = ({ status }: { status: unknown }) => (
  <MovingState field={bind.status} value={status} moves={UNBIND_MOVES} />
)

export const useUnbindEffect = () => {
  const t = useT()
  const { count } = useFormats()
  return (authCount: unknown) => t('vehicleControl.unbindEffect', { auths: count(authCount) })
}

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
