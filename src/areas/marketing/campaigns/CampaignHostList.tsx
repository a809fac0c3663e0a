import './campaigns.css'
import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import * as activities from '@/api/marketing/activities'
import { seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { activity, type ActivityLine } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import type { Action } from '@/kit/actions/actions'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import { MonthCalendar } from '@/kit/list/MonthCalendar'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, type Filter, filterOf } from '@/kit/list/filters'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { usePeek } from '@/kit/record/usePeek'
import { Words } from '@/kit/show/Blank'
import { Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { CoverImage } from '../parts/CoverImage'
import CampaignHostDetail from './CampaignHostDetail'
import { DETAIL, Joined, RunPeriod, TitleLink } from './parts/hostCells'
import { regionsFilter } from './parts/regionChoice'
import { typeFilter } from './parts/typeChoice'
import { CHANNELS, useHostLinks, useHostMoves } from './parts/useHostActions'

const ask = (search: Record<string, unknown>, first: string, last: string) => {
  const { startTimeEnd } = search
  return activities.list.query(
    {
      ...search,
      endTimeStart: first,
      startTimeEnd: typeof startTimeEnd === 'string' && startTimeEnd < last ? startTimeEnd : last,
      sortField: activity.startTime.key,
      sortOrder: 'asc',
    },
    { quiet: true },
  )
}
const bar = ({ id, title, startTime, endTime, status }: ActivityLine) => ({
  key: id,
  name: title,
  start: startTime,
  end: endTime,
  status,
  draft: is(status, activityStatus.draft),
  to: to(DETAIL, { id }),
})

const Calendar = ({ filters, tools }: { filters: readonly Filter[]; tools: ReactNode }) => {
  const t = useT()
  return (
    <MonthCalendar
      filters={filters}
      tools={tools}
      ask={ask}
      bar={bar}
      status={activity.status}
      empty={t('campaign.noneInMonth')}
    />
  )
}

const FILTERS = [
  containsFilter(activity.title),
  typeFilter,
  choicesFilter(activity.status),
  dateRangeFilter(activity.startTime),
  seriesNameFilter(activity.seriesName),
  filterOf(activity.mode),
  regionsFilter,
]
const CALENDAR = 'calendar'
const nameOf = ({ title }: ActivityLine) => title

const DealerCount = ({ row }: { row: ActivityLine }) => {
  const t = useT()
  return isYes(row.allDealers) ? t('campaign.allDealers') : <Value field={activity.viewCount} value={row.dealerCount} />
}

const COLUMNS: readonly ColumnOf<ActivityLine>[] = [
  { field: activity.title, width: 260, cell: (row) => <TitleLink row={row} /> },
  activity.status,
  {
    field: activity.cover,
    width: 112,
    cell: ({ cover, title }) => <CoverImage src={cover} alt={title} height={45} />,
  },
  { field: activity.joinCount, width: 140, cell: (row) => <Joined row={row} /> },
  { field: activity.newClueCount, width: 104 },
  { field: activity.viewCount, width: 104 },
  { key: 'period', label: 'campaign.period', width: 300, cell: (row) => <RunPeriod row={row} /> },
  { field: activity.dealerCodes, width: 116, cell: (row) => <DealerCount row={row} /> },
  { field: activity.typeId, width: 120, cell: ({ typeName }) => <Words>{typeName}</Words> },
  { field: activity.mode, width: 116 },
  { field: activity.seriesName, width: 140 },
  activity.createTime,
  { field: activity.id, width: 120 },
]

const VIEWS = [
  { value: '', icon: <UnorderedListOutlined />, label: 'list.asTable' },
  { value: CALENDAR, icon: <CalendarOutlined />, label: 'list.asCalendar' },
] as const

export default function CampaignHostList() {
  const { query, go } = useScreen()
  const { head: isHead } = useViewer()
  const linkTo = usePermittedLinks()
  const movesOf = useHostMoves()
  const waysOf = useHostLinks()
  const peek = usePeek(DETAIL, CampaignHostDetail)
  if (query.get('view') === CALENDAR) return <Calendar filters={FILTERS} tools={<ViewSwitch views={VIEWS} />} />
  const actionsOf = (row: ActivityLine): Action[] => {
    const { edit, copy } = waysOf(row)
    const channels = is(row.status, activityStatus.draft) || !isHead ? undefined : linkTo(CHANNELS, { id: row.id })
    return [
      { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
      edit,
      ...movesOf(row),
      { label: 'campaign.channels', hide: !channels, run: () => channels?.() },
      copy,
      peek.action(row),
    ]
  }
  return (
    <>
      <ListScreen
        load={activities.list}
        above={(answer) => <CountTabs answer={answer} field={activity.status} />}
        rowKey={activity.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        toolbar={<ViewSwitch views={VIEWS} />}
        actions={actionsOf}
        create={isHead ? { label: 'campaign.new', can: 'activities.create', run: () => go(to(DETAIL)) } : undefined}
      />
      {peek.host}
    </>
  )
}
