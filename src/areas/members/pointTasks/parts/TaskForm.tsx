import { useRef } from 'react'
import type { StepInput, TaskInput } from '@/api/members/pointTasks'
import * as pointTasks from '@/api/members/pointTasks'
import * as files from '@/api/system/files'
import { is, withStates } from '@/entities/field'
import { DEFAULT_VALID_DAYS } from '@/entities/members/pointBooking'
import { poolType } from '@/entities/members/pointEnums'
import { pointTask as fields, type PointTask, type PointTaskStep } from '@/entities/members/pointTask'
import { enableStatus } from '@/entities/shared/enums'
import { notify } from '@/api/notices'
import { Loaded, useFresh } from '@/kit/data/load'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useSecondStep } from '@/kit/form/useSecondStep'
import { useLeave } from '@/kit/page/back'
import { Facts } from '@/kit/show/Facts'
import { optionName } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { RoleBox, rolesFault } from './RoleBox'
import { StaffTaskPhone } from './StaffTaskPhone'
import { StepsBox } from './StepsBox'
import { taskTypes, useCodeTag } from './taskCells'
import { endFault, ICON, monthFault, pageFault, type TaskValues } from './taskRules'

const QUIET = { quiet: true } as const
const STAFF_POOLS = withStates(fields.poolType, (code) => code !== poolType.app)
const number = (value: unknown) => numberIn(value) ?? undefined
const stepOf = ({ id, stepName, eventCode, threshold, points, timesLimit }: PointTaskStep): StepInput => ({
  ...{ id, stepName, eventCode },
  ...{ threshold: number(threshold), points: number(points), timesLimit: number(timesLimit) },
})
const initialOf = (row: PointTask, steps: readonly PointTaskStep[]): Partial<TaskValues> => ({
  ...pick(row, 'taskName', 'icon', 'poolType', 'jumpUrl', 'ruleText'),
  ...{ startTime: formatTime(row.startTime), endTime: formatTime(row.endTime) },
  ...{ dayLimit: number(row.dayLimit), monthLimit: number(row.monthLimit) },
  ...{ validDays: number(row.validDays) ?? DEFAULT_VALID_DAYS, sort: number(row.sort) },
  roles: row.roles.map(({ id }) => id),
  steps: steps.map(stepOf),
})

/** Form of a task, rendered once its current steps are loaded, since a save replaces all of them. */
export const TaskForm = ({ row }: { row: PointTask }) => {
  const { data, error, ready, retry } = useFresh(pointTasks.listDetails.query({ taskId: row.id }, QUIET))
  return <Loaded load={{ data, error, first: !ready, retry }}>{data && <OpenForm row={row} steps={data} />}</Loaded>
}

const OpenForm = ({ row, steps }: { row: PointTask; steps: readonly PointTaskStep[] }) => {
  const t = useT()
  const leave = useLeave()
  const secondStep = useSecondStep()
  const typeTag = useCodeTag(fields.taskType, taskTypes)
  const isSplit = useRef(false)
  const held = row.roles.map(({ id }) => id)
  const done = t(is(row.status, enableStatus.enabled) ? 'pointTasks.savedSoon' : 'pointTasks.saved')
  return (
    <FormScreen<TaskValues, TaskInput>
      name="pointTask"
      row={row}
      initial={initialOf(row, steps)}
      input={({ roles: _roles, ...values }) => ({ ...values, endTime: values.endTime ?? '' })}
      read={({ id }, options) => pointTasks.getRule({ id }, options)}
      update={async ({ id, updateTime, force, ...changed }, options, { values: { roles } }) => {
        const setRoles = () => pointTasks.updateRoles({ id, roleIds: roles }, options)
        const isMoved = [...roles].toSorted().join() !== [...held].toSorted().join()
        isSplit.current = false
        if (Object.keys(changed).length > 0) {
          await pointTasks.update({ id, updateTime, ...(force && { force }), ...changed }, options)
          if (isMoved) isSplit.current = (await secondStep(setRoles, t('pointTasks.rolesSaved'))) !== true
        } else if (isMoved) await setRoles()
      }}
      onSaved={() => {
        if (isSplit.current) return false
        notify('success', done)
        return leave()
      }}
      ask={(values) =>
        String(values.poolType) === String(row.poolType)
          ? undefined
          : {
              title: t('pointTasks.poolAsk', { pool: optionName(t, fields.poolType, values.poolType) }),
              okText: t('kit.save'),
            }
      }
      phone={(values) => <StaffTaskPhone of={values} steps={values.steps ?? []} />}
    >
      {({ Field }) => (
        <>
          <Facts row={row} fields={[fields.taskCode, [fields.taskType, typeTag(row.taskType)]]} />
          <div className="two-columns">
            <Field of={fields.taskName} />
            <Field of={STAFF_POOLS} />
          </div>
          <Field of={fields.icon} hint={t('pointTasks.iconHint')}>
            <ImageBox to={files.upload} {...ICON(t)} />
          </Field>
          <Field
            of={fields.roles}
            required={false}
            check={(roles) => (rolesFault(roles) ? t('pointTasks.noRoleFault') : undefined)}
          >
            <RoleBox />
          </Field>
          <div className="two-columns">
            <Field of={fields.startTime} />
            <Field
              of={fields.endTime}
              hint={t('pointTasks.endHint')}
              needs={[fields.startTime]}
              check={(end, { startTime }) => endFault(end, startTime, t)}
            />
            <Field of={fields.dayLimit} hint={t('pointTasks.zeroHint')} />
            <Field
              of={fields.monthLimit}
              hint={t('pointTasks.zeroHint')}
              needs={[fields.dayLimit]}
              check={(month, { dayLimit }) => monthFault(month, dayLimit, t)}
            />
            <Field of={fields.validDays} />
            <Field of={fields.sort} />
          </div>
          <StepsBox Field={Field} />
          <Field of={fields.jumpUrl} check={(page) => pageFault(page, t)} />
          <Field of={fields.ruleText} />
        </>
      )}
    </FormScreen>
  )
}
