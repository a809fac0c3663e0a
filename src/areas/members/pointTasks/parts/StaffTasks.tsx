import { Button } from 'antd'
import { useMemo } from 'react'
import * as pointTasks from '@/api/members/pointTasks'
import type { Numbers } from '@/api/reply'
import { useViewer, type Viewer } from '@/business/viewer'
import { withStates } from '@/entities/field'
import { poolType, pointSide } from '@/entities/members/pointEnums'
import { pointTask as fields, type PointTask } from '@/entities/members/pointTask'
import { taskRecordStatus } from '@/entities/members/pointTaskRecord'
import { callChoicesFilter, callFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, Tags, Value } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { roleChoices } from '../../parts/pointChoices'
import { RolesWindow } from './RoleBox'
import { isPast } from './taskRules'
import { codeFilter, TaskName, TaskSwitch, taskTypes, useCodeTag } from './taskCells'

const DETAIL = '/setting/detail'
const nameOf = (row: PointTask) => plain(row.taskName) || row.id
const STAFF_POOLS = withStates(fields.poolType, (code) => code !== poolType.app)
export const taskFilter = <K extends string>(key: K) =>
  callFilter(
    { key, label: fields.taskName.label },
    {
      of: pointTasks.listOptions.query({ side: pointSide.staff }, { quiet: true }),
      choice: ({ id, taskName }) => ({ value: id, label: taskName }),
    },
  )
const filtersFor = ({ hq }: Viewer) => [
  taskFilter('id'),
  codeFilter(fields.taskType, taskTypes),
  callChoicesFilter(fields.roles, roleChoices),
  fields.status,
  ...(hq ? [STAFF_POOLS] : []),
  spanFilter(fields.startTime),
]

const columnsFor = (
  { hq, head }: Viewer,
  t: Translate,
  typeTag: ReturnType<typeof useCodeTag>,
): ColumnOf<PointTask>[] => [
  {
    field: fields.taskName,
    width: 180,
    cell: (row) => (
      <TaskName icon={row.icon}>
        <CellLink to={to(DETAIL, { id: row.id })}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
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
        isPast={isPast(row)}
        can="pointTasks.setOn"
        effect="pointTasks.offEffect"
        set={(status) => pointTasks.setOn({ id: row.id, status })}
      />
    ),
  },
  { field: fields.taskType, width: 104, cell: (row) => typeTag(row.taskType) },
  { field: fields.roles, width: 190, cell: (row) => <Tags texts={row.roles.map(({ roleName }) => roleName)} /> },
  { field: fields.doneCount, width: 116 },
  { field: fields.issuedPoints, width: 104 },
  { field: fields.dayLimit, width: 190, below: fields.monthLimit },
  ...(hq ? [{ field: fields.poolType, width: 116 }] : []),
  fields.startTime,
  {
    field: fields.endTime,
    cell: (row) => (
      <>
        {plain(row.endTime) ? <Value field={fields.endTime} value={row.endTime} /> : t('pointTasks.longTerm')}{' '}
        {isPast(row) && <Mark>{t('pointTasks.over')}</Mark>}
      </>
    ),
  },
  { field: fields.taskCode, width: 160 },
  fields.updateTime,
]

export const StaffTasks = () => {
  const t = useT()
  const viewer = useViewer()
  const { go } = useScreen()
  const { mode, id, open, close } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const typeTag = useCodeTag(fields.taskType, taskTypes)
  const columns = useMemo(() => columnsFor(viewer, t, typeTag), [viewer, t, typeTag])
  return (
    <>
      <ListScreen
        load={pointTasks.list}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        above={(answer) => <Sums of={answer?.summary} />}
        emptyText={t('pointTasks.noTasks')}
        actions={(row) => [
          { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
          {
            label: 'pointTasks.setRoles',
            can: 'pointTasks.updateRoles',
            hide: !viewer.head,
            run: () => open('roles', row.id),
          },
        ]}
      />
      {mode === 'roles' && viewer.head && id && <RolesWindow key={id} id={id} onClose={close} />}
    </>
  )
}

/** Figures of the tasks beside the tabs; failed payments link to their records. */
const Sums = ({ of }: { of?: Numbers }) => {
  const t = useT()
  const { count } = useFormats()
  const { setQuery } = useScreen()
  if (!of) return null
  const { on, paidToday, paidMonth, failed } = of
  return (
    <BesideTabs>
      <span className="task-figures quiet digits">
        <span>{t('pointTasks.sumOn', { count: count(on) })}</span>
        <span>{t('pointTasks.sumPaid', { today: count(paidToday), month: count(paidMonth) })}</span>
        {failed !== undefined && failed > 0 && (
          <Button
            size="small"
            danger
            onClick={() => setQuery({ tab: 'record', status: String(taskRecordStatus.failed), page: undefined }, true)}
          >
            {t('pointTasks.sumFailed', { count: count(failed) })}
          </Button>
        )}
      </span>
    </BesideTabs>
  )
}
