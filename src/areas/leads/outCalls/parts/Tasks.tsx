import { Form } from 'antd'
import { useMemo } from 'react'
import * as outCall from '@/api/leads/outCall'
import { outCallStatus } from '@/entities/leads/enums'
import { outCallDetail } from '@/entities/leads/outCallDetail'
import { type OutCallTask, outCallTask } from '@/entities/leads/outCallTask'
import type { Action } from '@/kit/actions/actions'
import { usePoll } from '@/kit/data/poll'
import { Export } from '@/kit/files/Export'
import { useRecheck } from '@/kit/form/Form'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { LeadImport } from '../../parts/LeadImport'
import { NumberLink } from '../../parts/NumberLink'
import { CallFields, EditTask, NewTask } from './TaskForm'
import { Called, runs, Share } from './taskCells'
import { oneChannelFilter } from './taskBoxes'
import { useTaskActions } from './useTaskActions'

/** Template columns that the server expects. */
const HEADERS = ['客户姓名', '手机号', '省份', '城市', '意向车系', '备注']
const COLUMNS = { 手机号: { ...outCallDetail.phone, required: true, rule: 'mobile' } } as const
const UNIQUE = ['手机号']
const MAX_ROWS = 5000
const INITIAL = { callWindow: '09:00-20:00' }

const TaskImport = () => {
  const t = useT()
  const [form] = Form.useForm()
  const { changed, Field } = useRecheck(form)
  const read = async () => {
    const values = await form.validateFields().catch(() => undefined)
    return values && Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value).trim()]))
  }
  return (
    <LeadImport
      code="import_outcall"
      name={t('outCall.numbers')}
      to={outCall.importTask}
      can="outCall.importTask"
      headers={HEADERS}
      columns={COLUMNS}
      unique={UNIQUE}
      max={MAX_ROWS}
      fields={{
        read,
        body: (
          <Form form={form} layout="vertical" initialValues={INITIAL} preserve={false} onValuesChange={changed}>
            <CallFields Field={Field} />
          </Form>
        ),
      }}
    />
  )
}

const task = outCallTask
const DETAIL = '/outboundTask/callOutDetails'
const FILTERS = [
  containsFilter(task.taskName),
  task.source,
  task.callType,
  oneChannelFilter,
  task.status,
  containsFilter(task.createBy),
  spanFilter(task.startTime),
]
const SORT = { field: task.createTime.key, order: 'desc' } as const
const ON_SCREEN = [outCall.listTasks.method, outCall.listTasks.path]
const nameOf = ({ taskName, taskId }: OutCallTask) => taskName || taskId

const columnsOf = (t: Translate): ColumnOf<OutCallTask>[] => [
  {
    field: task.taskName,
    width: 200,
    cell: ({ taskId, taskName }) => <PermittedLink text={taskName || taskId} path={DETAIL} query={{ taskId }} />,
  },
  task.status,
  {
    field: task.progress,
    width: 190,
    cell: (row) => <Called called={row.calledCount} all={row.clueCount} label={t(task.progress.label)} />,
  },
  {
    field: task.connectedCount,
    width: 120,
    cell: (row) => <Share part={row.connectedCount} whole={row.calledCount} />,
  },
  { field: task.intentCount, width: 120, cell: (row) => <Share part={row.intentCount} whole={row.connectedCount} /> },
  task.clueCount,
  task.startTime,
  task.endTime,
  { field: task.callType, width: 112 },
  { field: task.source, width: 108 },
  task.oneChannel,
  { field: task.scriptName, width: 130 },
  task.createTime,
  { field: task.taskId, width: 176, cell: ({ taskId }) => <NumberLink value={taskId} path={DETAIL} name="taskId" /> },
]

/** Tasks, newest first. Running ones are reloaded while the page is visible. */
export const Tasks = () => {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { mode, id, open, close } = useOpened()
  const moves = useTaskActions()
  usePoll(ON_SCREEN, runs)
  const columns = useMemo(() => columnsOf(t), [t])
  const actionsOf = (row: OutCallTask): Action[] => {
    const status = Number(row.status)
    return [
      { label: 'kit.detail', run: () => go(to(DETAIL, { taskId: row.taskId })) },
      ...moves(row),
      {
        label: 'kit.edit',
        can: 'outCall.updateTask',
        hide: status !== outCallStatus.waiting && status !== outCallStatus.paused,
        run: () => open('edit', row.taskId),
      },
      {
        label: 'kit.delete',
        can: 'outCall.removeTask',
        danger: true,
        hide: status !== outCallStatus.waiting,
        ask: { title: t('leads.deleteAsk', { name: row.taskName }), effect: t('leads.deleteEffect') },
        run: () => outCall.removeTask({ id: row.taskId }),
        done: t('leads.deleted'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={outCall.listTasks}
        rowKey={task.taskId}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            <TaskImport />
            <Export from={outCall.exportTasks} can="outCall.exportTasks" />
          </>
        }
        actions={actionsOf}
        create={{ label: 'outCall.newTask', can: 'outCall.createTask', run: () => open('new') }}
      />
      {mode === 'new' && may('outCall.createTask') && <NewTask onClose={close} />}
      {mode === 'edit' && may('outCall.updateTask') && <EditTask key={id} id={id} onClose={close} />}
    </>
  )
}
