import { useMemo } from 'react'
import type { AppTaskInput } from '@/api/members/socialPoints'
import * as socialPoints from '@/api/members/socialPoints'
import * as files from '@/api/system/files'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { appPointTask as fields, type AppPointTask, appTaskType } from '@/entities/members/appPointTask'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneButton } from '@/kit/show/phoneParts'
import { PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { pick } from '@/lib/pick'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { TaskName, TaskSwitch } from './taskCells'
import { ICON, limitOf, pageFault } from './taskRules'

const FILTERS = [fields.taskName, fields.taskType, fields.ownerOnly, fields.status]
const INPUT = [
  ...(['taskName', 'icon', 'points', 'dayTimes', 'totalTimes', 'ownerOnly', 'buttonText', 'jumpUrl'] as const),
  ...(['content', 'sort'] as const),
] as const
const nameOf = (row: AppPointTask) => plain(row.taskName) || row.id
const columnsFor = (t: Translate, head: boolean): ColumnOf<AppPointTask>[] => [
  {
    field: fields.taskName,
    width: 170,
    cell: (row) => (
      <TaskName icon={row.icon}>
        <bdi>{nameOf(row)}</bdi>
      </TaskName>
    ),
  },
  {
    field: fields.status,
    width: 80,
    cell: (row) => (
      <TaskSwitch
        status={row.status}
        name={nameOf(row)}
        head={head}
        can="socialPoints.setTaskStatus"
        effect="pointTasks.appOffEffect"
        set={(status) => socialPoints.setTaskStatus({ id: row.id, status })}
      />
    ),
  },
  { field: fields.taskType, width: 104 },
  { field: fields.points, width: 92 },
  {
    field: fields.dayTimes,
    width: 92,
    cell: (row) => limitOf(t, row.dayTimes) ?? <Value field={fields.dayTimes} value={row.dayTimes} />,
  },
  {
    field: fields.totalTimes,
    width: 116,
    cell: (row) => limitOf(t, row.totalTimes) ?? <Value field={fields.totalTimes} value={row.totalTimes} />,
  },
  { field: fields.doneUsers, width: 116 },
  { field: fields.issuedPoints, width: 104 },
  { field: fields.actionName, width: 180 },
  fields.ownerOnly,
  { field: fields.sort, width: 72 },
  fields.updateTime,
]

export const AppTasks = () => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { open } = useOpened()
  const columns = useMemo(() => columnsFor(t, head), [t, head])
  return (
    <>
      <ListScreen
        load={socialPoints.listTasks}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        emptyText={t('pointTasks.noTasks')}
        actions={(row) => [
          { label: 'kit.edit', can: 'socialPoints.updateTask', hide: !head, run: () => open('edit', row.id) },
          { label: 'kit.detail', run: () => open('detail', row.id) },
        ]}
      />
      <RecordPanel
        wide
        load={(id) => socialPoints.getTask.query({ id }, { quiet: true })}
        title={nameOf}
        status={fields.status}
        actions={(row) => [
          { label: 'kit.edit', can: 'socialPoints.updateTask', hide: !head, run: () => open('edit', row.id) },
        ]}
        form={(row, mode, close) =>
          mode === 'edit' && head && may('socialPoints.updateTask') ? (
            <AppTaskForm row={row} onClose={close} />
          ) : undefined
        }
      >
        {(row) => (
          <WithPhone phone={<AppPhone of={row} />}>
            <Facts row={row} fields={factsOf(t, row)} />
          </WithPhone>
        )}
      </RecordPanel>
    </>
  )
}
const factsOf = (t: Translate, row: AppPointTask) => [
  fields.taskType,
  fields.actionName,
  fields.points,
  [fields.dayTimes, limitOf(t, row.dayTimes)] as const,
  [fields.totalTimes, limitOf(t, row.totalTimes)] as const,
  fields.ownerOnly,
  fields.buttonText,
  fields.jumpUrl,
  fields.content,
  fields.doneUsers,
  fields.issuedPoints,
  fields.sort,
  fields.updateTime,
]

const AppTaskForm = ({ row, onClose }: { row: AppPointTask; onClose: () => void }) => {
  const t = useT()
  const isOnce = is(row.taskType, appTaskType.newcomer)
  return (
    <FormScreen<AppTaskInput>
      name="appPointTask"
      row={row}
      initial={pick(row, ...INPUT)}
      read={({ id }, options) => socialPoints.getTask({ id }, options)}
      update={socialPoints.updateTask}
      done={t('pointTasks.appSaved')}
      phone={(values) => <AppPhone of={values} />}
      panel={{ title: t('pointTasks.editTask', { name: nameOf(row) }), width: 1080, onClose }}
      onSaved={onClose}
    >
      {({ Field }) => (
        <>
          <Facts
            row={row}
            fields={[
              [fields.taskType, words(t, row)],
              [fields.actionName, plain(row.actionName)],
            ]}
          />
          <Field of={fields.taskName} />
          <Field of={fields.icon} hint={t('pointTasks.iconHint')}>
            <ImageBox to={files.upload} {...ICON(t)} />
          </Field>
          <div className="two-columns">
            <Field of={fields.points} />
            <Field of={fields.sort} />
            <Field
              of={fields.dayTimes}
              disabled={isOnce}
              hint={t(isOnce ? 'pointTasks.onceHint' : 'pointTasks.zeroHint')}
            />
            <Field of={fields.totalTimes} hint={t('pointTasks.zeroHint')} />
            <Field of={fields.buttonText} />
            <Field of={fields.ownerOnly} />
          </div>
          <Field of={fields.jumpUrl} check={(page) => pageFault(page, t)} />
          <Field of={fields.content} />
        </>
      )}
    </FormScreen>
  )
}
const words = (t: Translate, row: AppPointTask) => optionName(t, fields.taskType, row.taskType)

const AppPhone = ({ of: task }: { of: Partial<AppPointTask> }) => {
  const t = useT()
  const { number } = useFormats()
  return (
    <PhoneFrame title={t('pointTasks.phoneTitle')} height={360}>
      <div className="task-card">
        {plain(task.icon) && <PictureFrame src={plain(task.icon)} width={44} height={44} />}
        <div>
          <b>
            <bdi>{plain(task.taskName) || t('pointTasks.noName')}</bdi>
          </b>{' '}
          <span className="digits">+{number(task.points)}</span>
          <p>{plain(task.content)}</p>
        </div>
        <PhoneButton>{plain(task.buttonText) || '…'}</PhoneButton>
      </div>
    </PhoneFrame>
  )
}
