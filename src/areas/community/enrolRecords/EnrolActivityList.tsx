import './enrolRecords.css'
import { AppstoreOutlined, CalendarOutlined } from '@ant-design/icons'
import { Space, Switch } from 'antd'
import { type ReactNode, useMemo } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import { enroll } from '@/entities/community/enroll'
import { usePoll } from '@/kit/data/poll'
import { FilterBar } from '@/kit/list/FilterBar'
import { containsFilter, filterOf } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useListState } from '@/kit/list/state'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { ApplyCalendar } from '../enrolments/parts/ApplyCalendar'
import { Board } from './parts/Board'
import { People } from './parts/People'

const PEOPLE = 'people'
const WAITING = 'waiting'
const CALENDAR = 'calendar'
const VIEWS = [
  { value: '', icon: <AppstoreOutlined />, label: 'enrolRecords.asBoard' },
  { value: CALENDAR, icon: <CalendarOutlined />, label: 'list.asCalendar' },
] as const
const EVERY_MS = 60_000
const ALL = socialActivities.listEnrolls.query({}).queryKey.slice(0, 2)
const filtersOf = (viewer: Viewer) =>
  [
    containsFilter(enroll.title),
    enroll.activityType,
    enroll.organizer,
    ...dealerFiltersFor(viewer),
    spanFilter(enroll.startTime),
  ].map(filterOf)

/**
 * Activities with enrolment, as lanes by stage or as a month. Enrolments of one activity are decided in a panel
 * beside it.
 */
export default function EnrolActivityList() {
  const t = useT()
  const viewer = useViewer()
  const { query, setQuery } = useScreen()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const { state, search, reset } = useListState(filters)
  usePoll(ALL, () => true, EVERY_MS)
  const people = query.get(PEOPLE) ?? ''
  const onlyWaiting = query.get(WAITING) === '1'
  const isCalendar = query.get('view') === CALENDAR
  const view: ReactNode = <ViewSwitch views={VIEWS} />
  if (isCalendar) return <ApplyCalendar filters={filters} tools={view} />
  const tools: ReactNode = (
    <Space wrap>
      {view}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- contains the switch */}
      <label className="enrol-switch">
        <Switch size="small" checked={onlyWaiting} onChange={(on) => setQuery({ [WAITING]: on ? '1' : undefined })} />
        <span>{t('enrolRecords.onlyWaiting')}</span>
      </label>
    </Space>
  )
  return (
    <>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <div className="list-tools">{tools}</div>
      <Board
        key={JSON.stringify(state.search)}
        search={state.search}
        onlyWaiting={onlyWaiting}
        openPeople={(id) => setQuery({ [PEOPLE]: id }, true)}
      />
      {people && <People activityId={people} onClose={() => setQuery({ [PEOPLE]: undefined })} />}
    </>
  )
}
