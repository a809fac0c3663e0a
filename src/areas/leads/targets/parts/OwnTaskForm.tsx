import { Choice, NumberBox } from '@/kit/form/controls'
import * as taskTargets from '@/api/leads/taskTargets'
import { is } from '@/entities/field'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import { channelLevel, dealerTaskStatus, dealerTaskType } from '@/entities/leads/enums'
import { METRICS, target, targetKey, type TargetKey } from '@/entities/leads/target'
import { reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { type Period, PeriodBox, validatePeriod } from './PeriodBox'

const PERIOD = { ...reshaped(dealerTask.startTime), label: 'targets.period' } as const

interface Values extends Record<TargetKey, number> {
  title: string
  startTime?: Period
  channel_level?: number
  remark: string
}

const SPECIAL = 4
const NOTHING = { clueTarget: 0, visitTarget: 0, driveTarget: 0, orderTarget: 0, saleTarget: 0 }
const initialOf = (task: DealerTask | undefined): Partial<Values> => {
  if (!task) return { ...NOTHING, channel_level: channelLevel.first }
  const {
    title,
    startTime,
    endTime,
    channel_level,
    remark,
    clueTarget,
    visitTarget,
    driveTarget,
    orderTarget,
    saleTarget,
  } = task
  const level = channel_level && Number(channel_level)
  return {
    title,
    startTime: [startTime, endTime],
    channel_level: level,
    remark,
    clueTarget,
    visitTarget,
    driveTarget,
    orderTarget,
    saleTarget,
  }
}

export const OwnTaskForm = ({ task, onClose }: { task?: DealerTask; onClose: () => void }) => {
  const t = useT()
  const isStale =
    task !== undefined && (!is(task.taskType, dealerTaskType.own) || is(task.status, dealerTaskStatus.running))
  const save = ({ title, startTime, channel_level, remark, ...numbers }: Values) => {
    const targets = Object.fromEntries(METRICS.map((metric) => [targetKey(metric), numbers[targetKey(metric)] ?? 0]))
    const input = {
      title,
      startTime: startTime?.[0] ?? '',
      endTime: startTime?.[1] ?? '',
      channel_level,
      remark: remark ?? '',
      ...targets,
    }
    return task ? taskTargets.updateDealer({ id: task.id, ...input }) : taskTargets.createDealer(input)
  }
  return (
    <FormPanel
      open
      name={`own.task.${task?.id ?? 'new'}`}
      title={t(task ? 'targets.editOwn' : 'targets.newOwn')}
      width={560}
      initial={initialOf(task)}
      save={save}
      done={t('targets.taskSaved')}
      onClose={onClose}
      readOnly={isStale}
      keepsDraft
    >
      {({ Field }) => (
        <>
          <Field of={dealerTask.title} />
          <Field
            of={PERIOD}
            check={(value) => {
              const fault = validatePeriod(value)
              return fault && t(fault)
            }}
          >
            <PeriodBox type={SPECIAL} />
          </Field>
          <Field of={dealerTask.channel_level}>
            <Choice field={dealerTask.channel_level} />
          </Field>
          <div className="target-fields">
            {METRICS.map((metric, at) => (
              <Field
                key={metric}
                of={target[targetKey(metric)]}
                needs={at === 0 ? METRICS.slice(1).map((one) => target[targetKey(one)]) : undefined}
                // Shown only once, under the first field.
                check={(_, all) =>
                  at > 0 || METRICS.some((one) => Number(all[targetKey(one)]) > 0) ? undefined : t('targets.oneTarget')
                }
              >
                <NumberBox className="full-width" />
              </Field>
            ))}
          </div>
          <Field of={dealerTask.remark} />
        </>
      )}
    </FormPanel>
  )
}
