import './enrolments.css'
import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { useMemo, useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import { cityFilterOf } from '@/business/CityFilter'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import { templateType } from '@/entities/community/activityTemplate'
import { enroll, type Enroll } from '@/entities/community/enroll'
import type { Action } from '@/kit/actions/actions'
import { CountTabs } from '@/kit/list/CountTabs'
import { containsFilter, filterOf } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { mayHave } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { TemplatePicker } from '../activities/TemplatePicker'
import { ApplyCalendar } from './parts/ApplyCalendar'
import { columnsFor } from './parts/enrollColumns'
import { enrollName, isOut, isUp, useEnrollShelf } from './parts/useEnrollShelf'
import { DETAIL, RECORDS } from './paths'

const SORT = { field: enroll.createTime.key, order: 'desc' } as const
const CALENDAR = 'calendar'

const filtersOf = (viewer: Viewer) => [
  containsFilter(enroll.title),
  enroll.activityType,
  enroll.organizer,
  ...dealerFiltersFor(viewer),
  cityFilterOf(enroll.cityName),
  enroll.reviewMode,
  spanFilter(enroll.enrollStart),
  spanFilter(enroll.startTime),
]

const VIEWS = [
  { value: '', icon: <UnorderedListOutlined />, label: 'list.asTable' },
  { value: CALENDAR, icon: <CalendarOutlined />, label: 'list.asCalendar' },
] as const

export default function EnrolmentList() {
  const t = useT()
  const { query, go } = useScreen()
  const viewer = useViewer()
  const linkTo = usePermittedLinks()
  const [choosing, setChoosing] = useState(false)
  const { shelf, window } = useEnrollShelf((row) => go(to(DETAIL, { id: row.id, mode: 'edit' })))
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  const { hq } = viewer
  if (query.get('view') === CALENDAR)
    return <ApplyCalendar filters={filters.map(filterOf)} tools={<ViewSwitch views={VIEWS} />} />
  const writes = (row: Enroll): Action[] => [
    ...shelf(row),
    {
      label: 'kit.edit',
      can: 'socialActivities.updateEnroll',
      hide: !isOut(row) && !isUp(row),
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    { label: 'kit.copy', can: 'socialActivities.createEnroll', run: () => go(to(DETAIL, { copyId: row.id })) },
    {
      label: 'kit.delete',
      can: 'socialActivities.removeEnroll',
      danger: true,
      hide: !isOut(row) || mayHave(row.enrollCount),
      ask: { title: t('enrolments.deleteAsk', { name: enrollName(row) }), reason: t('enrolments.deleteReason') },
      run: (reason = '') => activities.removeEnroll({ id: row.id, reason }),
      done: t('enrolments.deleted'),
    },
  ]
  const actionsOf = (row: Enroll): Action[] => {
    const records = mayHave(row.enrollCount) ? linkTo(RECORDS, { activityId: row.id }) : undefined
    return [
      { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
      { label: 'enrolments.records', hide: !records, run: () => records?.() },
      ...(hq ? writes(row) : []),
    ]
  }
  return (
    <>
      <ListScreen
        load={activities.listEnrolls}
        rowKey={enroll.id}
        nameOf={enrollName}
        filters={filters}
        columns={columns}
        sort={SORT}
        emptyText={t('enrolments.none')}
        above={(answer) => <CountTabs answer={answer} field={enroll.status} />}
        create={{
          label: 'activities.new',
          can: 'socialActivities.createEnroll',
          hide: !hq,
          run: () => setChoosing(true),
        }}
        toolbar={<ViewSwitch views={VIEWS} />}
        actions={actionsOf}
      />
      {choosing && (
        <TemplatePicker
          blank
          bizType={templateType.enroll}
          onPick={(templateId) => {
            setChoosing(false)
            go(to(DETAIL, { templateId }))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {window}
    </>
  )
}
