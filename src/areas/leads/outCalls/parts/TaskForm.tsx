import { DatePicker, Form as AntForm } from 'antd'
import dayjs from 'dayjs'
import { findById } from '@/api/findById'
import * as outCall from '@/api/leads/outCall'
import { is } from '@/entities/field'
import { outCallStatus, taskSource } from '@/entities/leads/enums'
import { type OutCallTask, outCallTask } from '@/entities/leads/outCallTask'
import { type ControlProps, Moment } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { formatTime, toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { ChannelBox, isWithinHours, WindowBox } from './taskBoxes'

const task = outCallTask
const MAX_DAYS = 30
const DAY = 86_400_000

interface Values {
  taskName: string
  callType: OutCallTask['callType']
  scriptName: OutCallTask['scriptName']
  /** Codes of the first and, optionally, the second level. */
  oneChannel?: string[]
  /** First and last day, 'YYYY-MM-DD'. */
  clueTime?: string[]
  clueScope?: number
  startTime: string
  endTime: string
  callWindow: string
  retryTimes: number
  remark?: string
}

export type CallValues = Pick<Values, 'taskName' | 'callType' | 'scriptName' | 'callWindow'>

const DayRange = ({ id, value, onChange, disabled, label }: ControlProps<string[]> & { label: string }) => (
  <DatePicker.RangePicker
    id={id ? { start: id } : undefined}
    aria-label={label}
    allowEmpty={[true, true]}
    disabled={disabled}
    value={value?.[0] && value[1] ? [dayjs(value[0]), dayjs(value[1])] : null}
    onChange={(_, texts) => onChange?.(texts?.[0] && texts[1] ? [texts[0], texts[1]] : [])}
    className="full-width"
  />
)

const millisOf = (value: unknown): number | undefined => toMillis(value)

/** Validates the start of a task. An unchanged start may be in the past. */
const validateStart = (value: unknown, before: string | undefined, t: Translate): string | undefined => {
  const start = millisOf(value)
  return start !== undefined && value !== before && start < Math.floor(Date.now() / 60_000) * 60_000
    ? t('outCall.startPast')
    : undefined
}
const validateEnd = (value: unknown, startTime: unknown, t: Translate): string | undefined => {
  const [start, end] = [millisOf(startTime), millisOf(value)]
  if (start === undefined || end === undefined) return undefined
  return end <= start
    ? t('channels.endEarly')
    : end - start > MAX_DAYS * DAY
      ? t('outCall.tooLong', { days: MAX_DAYS })
      : undefined
}

export const CallFields = ({ Field, locked = false }: { Field: FormField<CallValues>; locked?: boolean }) => {
  const t = useT()
  return (
    <>
      <Field of={task.taskName} />
      <div className="two-columns">
        <Field of={task.callType} disabled={locked} />
        <Field of={task.scriptName} disabled={locked} />
      </div>
      <Field of={task.callWindow} check={(value) => (isWithinHours(value) ? undefined : t('outCall.hours'))}>
        <WindowBox label={t(task.callWindow.label)} />
      </Field>
    </>
  )
}

const Choice = ({ Field, locked }: { Field: FormField<Values>; locked: boolean }) => {
  const t = useT()
  return (
    <>
      <h3 className="section-title">{t('outCall.choice')}</h3>
      <div className="two-columns">
        <Field
          of={reshaped(task.oneChannel)}
          disabled={locked}
          needs={[task.clueTime, task.clueScope]}
          // All three are validated together, and the error is shown at the first.
          check={(value, all) =>
            locked || [value, all.clueTime].some((one) => Array.isArray(one) && one.length > 0) || all.clueScope
              ? undefined
              : t('outCall.noChoice')
          }
        >
          <ChannelBox label={t(task.oneChannel.label)} />
        </Field>
        <Field of={task.clueScope} disabled={locked} />
      </div>
      <Field of={reshaped(task.clueTime)} disabled={locked}>
        <DayRange label={t(task.clueTime.label)} />
      </Field>
    </>
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row?: OutCallTask }) => {
  const t = useT()
  const paused = is(row?.status, outCallStatus.paused)
  const startTime: unknown = AntForm.useWatch(task.startTime.key)
  return (
    <>
      <CallFields Field={Field} locked={paused} />
      {(!row || is(row.source, taskSource.manual)) && <Choice Field={Field} locked={paused} />}
      <h3 className="section-title">{t('outCall.plan')}</h3>
      <div className="two-columns">
        <Field of={task.startTime} check={(value) => validateStart(value, row?.startTime, t)}>
          <Moment earliest={row ? undefined : formatTime(Date.now())} />
        </Field>
        <Field of={task.endTime} needs={[task.startTime]} check={(value) => validateEnd(value, startTime, t)}>
          <Moment earliest={typeof startTime === 'string' && startTime ? startTime : undefined} />
        </Field>
      </div>
      <Field of={task.retryTimes} />
      <Field of={task.remark} />
    </>
  )
}

const initialOf = (row: OutCallTask | undefined): Partial<Values> => {
  if (!row) return { retryTimes: 1, callWindow: '09:00-20:00' }
  const { taskName, callType, scriptName, startTime, endTime, callWindow, retryTimes, remark, clueScope } = row
  return {
    ...{ taskName, callType, scriptName, startTime, endTime, callWindow, retryTimes, remark },
    clueScope: clueScope || undefined,
    oneChannel: [row.oneChannelCode, row.twoChannelCode].filter(Boolean),
    clueTime: row.clueTimeStart
      ? [formatTime(row.clueTimeStart, 'YYYY-MM-DD'), formatTime(row.clueTimeEnd, 'YYYY-MM-DD')]
      : undefined,
  }
}

const toWire = ({ oneChannel, clueTime, clueScope, remark, ...rest }: Values): outCall.TaskInput => ({
  ...rest,
  remark: remark ?? '',
  oneChannelCode: oneChannel?.[0] ?? '',
  twoChannelCode: oneChannel?.[1] ?? '',
  clueTimeStart: clueTime?.[0] ? `${clueTime[0]} 00:00:00` : '',
  clueTimeEnd: clueTime?.[1] ? `${clueTime[1]} 23:59:59` : '',
  clueScope: clueScope ?? 0,
})

const TaskPanel = ({ row, onClose }: { row?: OutCallTask; onClose: () => void }) => {
  const t = useT()
  const initial = initialOf(row)
  const save = (values: Values) => {
    if (!row) return outCall.createTask(toWire(values))
    const { callType, scriptName, oneChannelCode, twoChannelCode, clueTimeStart, clueTimeEnd, clueScope, ...changes } =
      toWire(values)
    const choice = is(row.source, taskSource.manual)
      ? { oneChannelCode, twoChannelCode, clueTimeStart, clueTimeEnd, clueScope }
      : {}
    // A paused task accepts only names, times and retries.
    return outCall.updateTask({
      taskId: row.taskId,
      ...changes,
      ...(is(row.status, outCallStatus.paused) ? {} : { callType, scriptName, ...choice }),
    })
  }
  return (
    <FormPanel
      open
      name={`outCall.${row?.taskId ?? 'new'}`}
      title={row ? t('outCall.editOf', { name: row.taskName }) : t('outCall.newTask')}
      initial={initial}
      save={save}
      done={t(row ? 'leads.saved' : 'outCall.created')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormPanel>
  )
}

export const NewTask = ({ onClose }: { onClose: () => void }) => <TaskPanel onClose={onClose} />

/** Form of a task that has not started or is paused. Caller, script and leads of a paused task are fixed. */
export const EditTask = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord of={findById(outCall.listTasks, { taskId: id })} title={t('kit.edit')} onClose={onClose}>
      {(row) => <TaskPanel row={row} onClose={onClose} />}
    </LoadRecord>
  )
}
