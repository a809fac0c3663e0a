import { Button, Form as AntForm } from 'antd'
import { useRef } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import type { Field as EntityField } from '@/entities/field'
import { channelLevel, periodType as periodTypes } from '@/entities/leads/enums'
import { METRICS, type Metric, target, targetKey, type TargetKey } from '@/entities/leads/target'
import { type TaskCommand, taskCommand } from '@/entities/leads/taskCommand'
import { Choice, Choices, type ControlProps, NumberBox } from '@/kit/form/controls'
import { FormBody, type FormField, reshaped, useForm } from '@/kit/form/Form'
import { FormFoot } from '@/kit/form/FormFoot'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { MAX } from '../shares'
import { type Period, PeriodBox, validatePeriod } from './PeriodBox'
import { ProvinceSelect } from './ProvinceSelect'

const PERIOD = { ...reshaped(taskCommand.startTime), label: 'targets.period' } as const

interface Values extends Partial<Record<TargetKey, number>> {
  title: string
  periodType: number
  startTime?: Period
  metrics: Metric[]
  channel_level: number
  province: string[]
  remark: string
  reason?: string
}

const REASON = {
  key: 'reason',
  label: 'targets.reason',
  kind: 'longtext',
  required: true,
  max: 200,
} as const satisfies EntityField

const initialOf = (task: TaskCommand | undefined, copied: boolean): Partial<Values> => {
  if (!task)
    return { periodType: periodTypes.month, channel_level: channelLevel.first, metrics: [...METRICS], province: [] }
  const numbers = Object.fromEntries(task.metrics.map((metric) => [targetKey(metric), task[targetKey(metric)]]))
  const { title, metrics, channel_level, province, remark } = task
  return {
    ...{ title, metrics, province: province ?? [], remark, ...numbers },
    periodType: Number(task.periodType),
    channel_level: Number(channel_level),
    startTime: copied ? undefined : [task.startTime, task.endTime],
  }
}

const PeriodType = ({ reset, onChange, ...rest }: ControlProps<string | number> & { reset: () => void }) => (
  <Choice
    {...rest}
    field={taskCommand.periodType}
    onChange={(type) => {
      onChange?.(type)
      reset()
    }}
  />
)

const TargetFields = ({ Field, metrics }: { Field: FormField<Values>; metrics: readonly Metric[] }) => {
  const t = useT()
  return (
    <>
      <h3 className="section-title">{t('targets.numbers')}</h3>
      <div className="target-fields">
        {METRICS.filter((metric) => metrics.includes(metric)).map((metric) => (
          <Field
            key={metric}
            // The range is validated below, with its own message.
            of={{ ...target[targetKey(metric)], kind: 'number', min: undefined, max: undefined }}
            required
            check={(value) =>
              Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX ? undefined : t('targets.positive')
            }
          >
            <NumberBox className="full-width" />
          </Field>
        ))}
      </div>
    </>
  )
}

/**
 * Form of a task, new, as a copy of `copied`, or existing. With `adjust`, only the targets of an enabled task can
 * change, with a reason. `onSaved` receives the id.
 */
export const TaskForm = ({
  task,
  copied,
  adjust = false,
  onSaved,
}: {
  task?: TaskCommand
  copied?: TaskCommand
  adjust?: boolean
  onSaved: (id: string) => void
}) => {
  const t = useT()
  const may = useMay()
  const saved = useRef(task?.id ?? '')
  const api = useForm({
    name: `task.${task?.id ?? `new.${copied?.id ?? ''}`}${adjust ? '.adjust' : ''}`,
    initial: initialOf(task ?? copied, copied !== undefined),
    done: t('targets.taskSaved'),
    save: async ({ title, periodType, startTime, metrics, channel_level, province, remark, reason, ...numbers }) => {
      const chosen = Object.fromEntries(metrics.map((metric) => [targetKey(metric), numbers[targetKey(metric)]]))
      if (task && adjust) return taskTargets.update({ id: task.id, ...chosen, reason })
      const input = {
        title,
        periodType,
        startTime: startTime?.[0],
        endTime: startTime?.[1],
        metrics,
        channel_level,
        province,
        remark: remark ?? '',
        ...chosen,
      }
      if (task) return taskTargets.update({ id: task.id, ...input })
      saved.current = (await taskTargets.create(input)).id
    },
    onSaved: () => onSaved(saved.current),
  })
  const { form, Field } = api
  const metrics: readonly Metric[] = AntForm.useWatch('metrics', form) ?? api.body.initial.metrics ?? []
  const type = AntForm.useWatch('periodType', form) ?? api.body.initial.periodType ?? periodTypes.month
  return (
    <FormBody {...api.body}>
      {adjust ? (
        <Field of={REASON} />
      ) : (
        <div className="two-columns">
          <Field of={taskCommand.title} />
          <Field of={taskCommand.periodType}>
            <PeriodType reset={() => form.setFieldValue('startTime', undefined)} />
          </Field>
          <Field
            of={PERIOD}
            check={(value) => {
              const fault = validatePeriod(value)
              return fault && t(fault)
            }}
          >
            <PeriodBox type={type} />
          </Field>
          <Field
            of={{ ...taskCommand.metrics, required: false }}
            check={() => (metrics.length ? undefined : t('targets.oneMetric'))}
          >
            <Choices field={taskCommand.metrics} />
          </Field>
          <Field of={taskCommand.channel_level}>
            <Choice field={taskCommand.channel_level} />
          </Field>
          <Field of={taskCommand.province}>
            <ProvinceSelect placeholder={t('targets.allProvinces')} />
          </Field>
        </div>
      )}
      <TargetFields Field={Field} metrics={metrics} />
      {!adjust && <Field of={taskCommand.remark} />}
      {may(task ? 'taskTargets.update' : 'taskTargets.create') && (
        <FormFoot>
          <Button type="primary" loading={api.busy} onClick={api.submit}>
            {t('kit.save')}
          </Button>
        </FormFoot>
      )}
    </FormBody>
  )
}
