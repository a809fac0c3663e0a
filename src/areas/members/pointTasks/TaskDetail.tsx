import './pointTasks.css'
import * as pointTasks from '@/api/members/pointTasks'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { pointTask as fields, type PointTask, pointTaskStep } from '@/entities/members/pointTask'
import { enableStatus } from '@/entities/shared/enums'
import { Loaded, useLoad } from '@/kit/data/load'
import { statePair } from '@/kit/list/statePair'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { Mark, Tags, Value } from '@/kit/show/kinds'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { StaffTaskPhone } from './parts/StaffTaskPhone'
import { offQuestion, taskTypes, useCodeTag } from './parts/taskCells'
import { TaskForm } from './parts/TaskForm'
import { TaskRecords } from './parts/TaskRecords'
import { isPast, limitOf } from './parts/taskRules'

const nameOf = (row: PointTask) => plain(row.taskName) || row.id
const stepsQuery = (taskId: string) => pointTasks.listDetails.query({ taskId }, { quiet: true })

/** Loads the dictionary only with a record. */
const TypeTag = ({ value }: { value: unknown }) => useCodeTag(fields.taskType, taskTypes)(value)

export default function TaskDetail() {
  const t = useT()
  const may = useMay()
  const { head, hq } = useViewer()
  const switches = statePair<PointTask>(t, {
    can: 'pointTasks.setOn',
    isOn: (row) => is(row.status, enableStatus.enabled),
    set: ({ id }, on) => pointTasks.setOn({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: {
      label: 'pointTasks.on',
      done: (row) => t('pointTasks.turnedOn', { name: nameOf(row) }),
      when: (row) => head && !isPast(row),
    },
    off: {
      label: 'pointTasks.off',
      danger: true,
      done: (row) => t('pointTasks.turnedOff', { name: nameOf(row) }),
      when: () => head,
      ask: (row) => offQuestion(t, nameOf(row), 'pointTasks.offEffect'),
    },
  })
  return (
    <RecordScreen
      load={pointTasks.getRule}
      title={nameOf}
      status={fields.status}
      marks={(row) => isPast(row) && <Mark>{t('pointTasks.over')}</Mark>}
      edits={() => head && may('pointTasks.update')}
      form={(row) => row && <TaskForm row={row} />}
      actions={switches.actions}
      facts={(row) => [
        fields.taskCode,
        [fields.taskType, isBlank(row.taskType) ? undefined : <TypeTag key="type" value={row.taskType} />],
        [fields.roles, <Tags key="roles" max={99} texts={row.roles.map(({ roleName }) => roleName)} />],
        ...(hq ? [fields.poolType] : []),
        fields.startTime,
        [fields.endTime, plain(row.endTime) ? undefined : t('pointTasks.longTerm')],
        [fields.dayLimit, limitOf(t, row.dayLimit)],
        [fields.monthLimit, limitOf(t, row.monthLimit)],
        fields.validDays,
        fields.jumpUrl,
        fields.sort,
        fields.ruleText,
        {
          title: 'pointTasks.soFar',
          facts: [fields.doneCount, fields.issuedPoints, fields.updateBy, fields.updateTime],
        },
      ]}
      phone={(row) => <PhoneOf row={row} />}
      tabs={(row) => [
        { key: 'steps', label: t('pointTasks.steps'), children: <Steps taskId={row.id} /> },
        { key: 'record', label: t('pointTasks.recordTab'), children: <TaskRecords taskId={row.id} /> },
      ]}
    />
  )
}

const PhoneOf = ({ row }: { row: PointTask }) => {
  const { data = [] } = useLoad(stepsQuery(row.id), { recent: true })
  return <StaffTaskPhone of={row} steps={data} />
}

const Steps = ({ taskId }: { taskId: string }) => {
  const t = useT()
  const load = useLoad(stepsQuery(taskId), { recent: true })
  const { stepName, eventCode, threshold, points, timesLimit } = pointTaskStep
  return (
    <Loaded compact load={load}>
      <FieldTable
        rows={load.data ?? []}
        fields={[
          stepName,
          eventCode,
          threshold,
          points,
          [timesLimit, (row) => limitOf(t, row.timesLimit) ?? <Value field={timesLimit} value={row.timesLimit} full />],
        ]}
      />
    </Loaded>
  )
}
