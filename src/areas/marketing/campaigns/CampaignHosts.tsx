import './campaigns.css'
import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { seriesNameFilter } from '@/business/nameFilters'
import { is, isYes } from '@/entities/field'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import type { Action } from '@/kit/actions/actions'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { Value } from '@/kit/show/kinds'
import { Words } from '@/kit/show/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, dateRangeFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { usePeek } from '@/kit/record/usePeek'
import { useT } from '@/locales'
import { to } from '@/routes'
import CampaignHostDetails from './CampaignHostDetails'
import { Calendar } from './parts/Calendar'
import { DETAIL, Joined, RunPeriod, TitleLink } from './parts/hostCells'
import { regionsFilter } from './parts/regionChoice'
import { CountTabs } from '@/kit/list/CountTabs'
import { typeFilter } from './parts/typeChoice'
import { CHANNELS, useHostMoves, useHostLinks } from './parts/useHostActions'
import { CoverImage } from '../parts/CoverImage'

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

/** The campaigns of headquarters, planned, started, stopped and compared; a dealer reads those open to it. As a table, or month by month. */
export default function CampaignHosts() {
  const { query, go } = useScreen()
  const { head: isHead } = useViewer()
  const ways = usePermittedLinks()
  const movesOf = useHostMoves()
  const waysOf = useHostLinks()
  const peek = usePeek(DETAIL, CampaignHostDetails)
  if (query.get('view') === CALENDAR) return <Calendar filters={FILTERS} tools={<ViewSwitch views={VIEWS} />} />
  const actionsOf = (row: ActivityLine): Action[] => {
    const { edit, copy } = waysOf(row)
    const channels = is(row.status, activityStatus.draft) || !isHead ? undefined : ways(CHANNELS, { id: row.id })
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
