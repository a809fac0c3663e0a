import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { type Attendance, attendance, attendanceStatus } from '@/entities/community/attendance'
import { stageStatus } from '@/entities/community/shared'
import { is } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { named, plain } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { SessionPanel } from './parts/SessionPanel'
import { signIdFilter } from './parts/signFilters'
import { Turnout } from './parts/Turnout'
import { useSessionActions } from './parts/useSessionActions'
import { SIGN } from './paths'

const SORT = { field: attendance.openTime.key, order: 'desc' } as const
export const sessionName = ({ title, sessionName: name, id }: Attendance): string => named(title, name) || id

const State = ({ row }: { row: Attendance }) => {
  const t = useT()
  const isHidden =
    is(row.status, attendanceStatus.upcoming) && is(row.activityStatus, stageStatus.draft, stageStatus.down)
  const state = <StatusTag field={attendance.status} value={row.status} />
  return isHidden ? <TwoValues upper={state} below={<Mark tone="warning">{t('checkIns.notOut')}</Mark>} /> : state
}

const columnsOf = (hasDealers: boolean, t: Translate): ColumnOf<Attendance>[] => [
  {
    field: attendance.title,
    width: 220,
    below: attendance.sessionName,
    link: (row) => (row.signId ? to(SIGN, { id: row.signId }) : ''),
    text: (row) => plain(row.title) || row.signId,
  },
  { field: attendance.status, width: 176, cell: (row) => <State row={row} /> },
  {
    field: attendance.signedCount,
    width: 130,
    cell: (row) => <Turnout came={row.signedCount} of={row.expectCount} label={t(attendance.signedCount.label)} />,
  },
  { field: attendance.openTime, below: attendance.closeTime },
  attendance.signMode,
  attendance.managerName,
  { field: attendance.address, width: 200 },
  ...(hasDealers ? [attendance.dealerName] : []),
  attendance.points,
  attendance.id,
]

export const Sessions = () => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { go, query, setQuery } = useScreen()
  const [edited, setEdited] = useState<{ row?: Attendance }>()
  const { actions, windows } = useSessionActions((row) => setEdited({ row }))
  const hasDealers = viewer.hq || viewer.group
  const columns = useMemo(() => columnsOf(hasDealers, t), [hasDealers, t])
  const filters = useMemo(
    () => [
      signIdFilter(attendance.title),
      containsFilter(attendance.sessionName),
      attendance.signMode,
      ...dealerFiltersFor(viewer),
      choicesFilter(attendance.status),
      spanFilter(attendance.openTime),
    ],
    [viewer],
  )
  const isToday = query.get(attendance.openTime.key) === 'today'
  return (
    <>
      <ListScreen
        load={socialActivities.listAttendances}
        rowKey={attendance.id}
        nameOf={sessionName}
        filters={filters}
        columns={columns}
        sort={SORT}
        emptyText={t('checkIns.noSessions')}
        above={(answer) => <CountTabs answer={answer} field={attendance.status} />}
        create={{
          label: 'checkIns.newSession',
          can: 'socialActivities.createAttendance',
          hide: !viewer.hq,
          run: () => setEdited({}),
        }}
        toolbar={
          <>
            {viewer.hq && may('socialActivities.createSign') && (
              <Button onClick={() => go(SIGN)}>{t('checkIns.newSign')}</Button>
            )}
            <Button
              size="small"
              aria-pressed={isToday}
              type={isToday ? 'primary' : 'default'}
              ghost={isToday}
              onClick={() => setQuery({ [attendance.openTime.key]: isToday ? undefined : 'today', page: undefined })}
            >
              {t('checkIns.today')}
            </Button>
          </>
        }
        actions={actions}
      />
      {edited && (
        <SessionPanel row={edited.row} signId={query.get('signId') ?? ''} onClose={() => setEdited(undefined)} />
      )}
      {windows}
    </>
  )
}
