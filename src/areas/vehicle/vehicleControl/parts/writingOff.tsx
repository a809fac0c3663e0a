import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is } from '@/entities/field'
import { type TspWriteOff, tspWriteOff as field, writeOffStatus } from '@/entities/vehicle/tspWriteOff'
import type { Action } from '@/kit/actions/actions'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { MovingState } from './moving'
import { useRefusal } from './useRefusal'

/** Polls a write-off in progress every ten seconds for two minutes. */
export const WRITE_OFF_MOVES = { status: writeOffStatus.running, everyMs: 10_000, forMs: 120_000 } as const
export const writeOffName = ({ writeOffNo, id }: TspWriteOff): string => writeOffNo || id
/** Mode of the address that opens the wizard for a request. */
export const CANCEL = 'cancel'

export const WriteOffState = ({ row }: { row: TspWriteOff }) => (
  <MovingState field={field.status} value={row.status} note={plain(row.failReason)} moves={WRITE_OFF_MOVES} />
)

export const useWriteOffActions = (openWizard: (id: string) => void) => {
  const t = useT()
  const { refuse, host } = useRefusal<TspWriteOff>({
    name: 'writeOff',
    nameOf: writeOffName,
    field: { ...field.remark, required: true },
    send: ({ id, vin }, remark) => vehicleControl.writeOffTsp({ id, vin, result: 2, remark }),
  })
  const actionsOf = (row: TspWriteOff): Action[] => [
    {
      label: 'vehicleControl.writeOff',
      can: 'vehicleControl.writeOffTsp',
      next: true,
      hide: !is(row.status, writeOffStatus.toDecide),
      run: () => openWizard(row.id),
    },
    {
      label: 'vehicleControl.refuse',
      can: 'vehicleControl.writeOffTsp',
      hide: !is(row.status, writeOffStatus.toDecide),
      run: () => refuse(row),
    },
    {
      label: 'vehicleControl.again',
      can: 'vehicleControl.writeOffTsp',
      next: true,
      hide: !is(row.status, writeOffStatus.failed),
      ask: {
        title: t('vehicleControl.writeOffAgainAsk', { name: writeOffName(row) }),
        effect: t('vehicleControl.writeOffEffect'),
        danger: true,
      },
      run: () => vehicleControl.writeOffTsp({ id: row.id, vin: row.vin, result: 1 }),
      done: t('vehicleControl.writeOffSent'),
    },
  ]
  return { actionsOf, host }
}
