import { Alert, Form as AntForm } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import * as reservations from '@/api/vehicle/reservations'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  type MaintenanceReserve,
  type ReserveDecision,
  reserveDecision as decision,
  reserveReason,
  reserveStatus as states,
} from '@/entities/vehicle/maintenanceReserve'
import type { ScheduleCell } from '@/entities/vehicle/reserveSchedule'
import { isDate } from '@/entities/vehicle/scheduleRules'
import type { Items } from '@/kit/actions/actions'
import { derived } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { today } from './reserveFilters'

type Decision = Partial<ReserveDecision>
interface DialogProps {
  row: MaintenanceReserve
  onClose: () => void
}

const QUIET = { quiet: true } as const
const NOTE = { ...decision.remark, max: 100 } as const
const WHY = { ...decision.remark, required: true, min: 5 } as const
const dayOf = ({ reserveDate }: MaintenanceReserve) => formatTime(reserveDate, 'YYYY-MM-DD')
const nameOf = ({ reserveNo, id }: MaintenanceReserve) => reserveNo || id

/**
 * Select of the slots of a day, labelled with their free places. A full slot is disabled, except for the current one
 * of the reservation; closed slots are omitted.
 */
const SlotBox = ({ row, ...props }: ControlProps<string | undefined> & { row: MaintenanceReserve }) => {
  const t = useT()
  const date: unknown = AntForm.useWatch(decision.reserveDate.key)
  const { dealerCode } = row
  const cells =
    typeof date === 'string' && isDate(date) && date >= today()
      ? derived(
          reservations.getSchedule.query({ dealerCode, startDate: date, endDate: date }, QUIET),
          'cells',
          ({ cells: all }): readonly ScheduleCell[] => all.filter(({ quota }) => quota !== 0),
        )
      : undefined
  return (
    <CallSelect
      {...props}
      of={cells}
      placeholder={t('reservations.chooseSlot')}
      choice={({ slot, quota, bookedCount }: ScheduleCell) => {
        const left = quota === null || bookedCount === null ? undefined : Math.max(0, quota - bookedCount)
        return {
          value: slot,
          label: left === undefined ? slot : t('reservations.slotLeft', { slot, left }),
          disabled: left === 0 && !(date === dayOf(row) && slot === row.slot),
        }
      }}
    />
  )
}

/** Confirms a reservation with an advisor, at its time or at another one agreed with the customer. */
const ConfirmDialog = ({ row, onClose }: DialogProps) => {
  const t = useT()
  const moves = ({ reserveDate, slot }: Decision) => reserveDate !== dayOf(row) || slot !== row.slot
  return (
    <FormPanel<Decision>
      open
      asWindow
      keepsDraft
      width={480}
      name={`reservations.confirm.${row.id}`}
      title={`${t('reservations.confirm')} · ${nameOf(row)}`}
      initial={{ advisorId: row.advisorId || undefined, reserveDate: dayOf(row), slot: plain(row.slot) }}
      ask={(values) =>
        moves(values)
          ? {
              title: t('reservations.moveAsk'),
              effect: t('reservations.moveTo', { time: `${values.reserveDate} ${values.slot}` }),
            }
          : undefined
      }
      save={({ advisorId, reserveDate, slot, remark }) =>
        reservations.updateStatus({
          id: row.id,
          status: states.confirmed,
          advisorId,
          ...(moves({ reserveDate, slot }) && { reserveDate, slot }),
          ...(remark && { remark }),
        })
      }
      saveText={t('reservations.confirm')}
      done={t('reservations.confirmDone')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={decision.advisorId}>
            <CallSelect
              of={users.selectByDealer.query({ dealerCode: row.dealerCode }, QUIET)}
              choice={({ id, nickname, username }) => ({ value: id, label: nickname || username })}
              placeholder={t('rule.choose', { field: t(decision.advisorId.label) })}
              known={row.advisorId ? [{ value: row.advisorId, label: plain(row.advisorName) }] : []}
            />
          </Field>
          <Field of={decision.reserveDate} clears={[decision.slot]} />
          <Field of={decision.slot}>
            <SlotBox row={row} />
          </Field>
          <Field of={NOTE} />
        </>
      )}
    </FormPanel>
  )
}

/** Declines or cancels a reservation with a reason that is shown to the customer. */
const EndDialog = ({ row, status, onClose }: DialogProps & { status: MaintenanceReserve['status'] }) => {
  const t = useT()
  const [label, done]: readonly [TextKey, TextKey] =
    status === states.declined
      ? ['reservations.decline', 'reservations.declineDone']
      : ['reservations.cancelFor', 'reservations.cancelDone']
  return (
    <FormPanel<Decision>
      open
      asWindow
      keepsDraft
      danger
      width={480}
      name={`reservations.end.${row.id}`}
      title={`${t(label)} · ${nameOf(row)}`}
      initial={{}}
      save={({ reason, remark }) =>
        reservations.updateStatus({
          id: row.id,
          status,
          reason,
          ...(is(reason, reserveReason.other) && { remark }),
        })
      }
      saveText={t(label)}
      done={t(done)}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="warning" showIcon title={t('reservations.customerReads')} className="space-below" />
          <Field of={decision.reason} />
          <AntForm.Item noStyle dependencies={[decision.reason.key]}>
            {(form) => is(form.getFieldValue(decision.reason.key), reserveReason.other) && <Field of={WHY} />}
          </AntForm.Item>
        </>
      )}
    </FormPanel>
  )
}

export const useReserveActions = () => {
  const t = useT()
  const { hq } = useViewer()
  const [opened, setOpened] = useState<{ row: MaintenanceReserve; to: MaintenanceReserve['status'] }>()
  const close = () => setOpened(undefined)
  const actionsOf = (row: MaintenanceReserve): Items => {
    const from = (status: MaintenanceReserve['status']) =>
      ({ can: 'reservations.updateStatus', hide: hq || !is(row.status, status) }) as const
    const opens = (to: MaintenanceReserve['status']) => () => setOpened({ row, to })
    return [
      { ...from(states.toConfirm), label: 'reservations.confirm', next: true, run: opens(states.confirmed) },
      dayOf(row) === today() && {
        ...from(states.confirmed),
        label: 'reservations.arrive',
        next: true,
        ask: { title: t('reservations.arriveAsk', { name: nameOf(row) }) },
        run: () => reservations.updateStatus({ id: row.id, status: states.arrived }),
        done: t('reservations.arriveDone'),
      },
      { ...from(states.toConfirm), label: 'reservations.decline', danger: true, run: opens(states.declined) },
      { ...from(states.confirmed), label: 'reservations.cancelFor', danger: true, run: opens(states.cancelled) },
    ]
  }
  const host =
    opened &&
    (opened.to === states.confirmed ? (
      <ConfirmDialog row={opened.row} onClose={close} />
    ) : (
      <EndDialog row={opened.row} status={opened.to} onClose={close} />
    ))
  return { actionsOf, host }
}
