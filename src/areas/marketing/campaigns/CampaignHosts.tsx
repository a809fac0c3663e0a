import './campaigns.css'
import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import * as activities from '@/api/activities'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { seriesNameFilter } from '@/business/nameFilters'
import type { Action } from '@/kit/actions/actions'
import { Value } from '@/kit/kinds'
import { Words } from '@/kit/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, range, several, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Calendar } from './parts/Calendar'
import { DETAIL, DRAFT, Joined, Period, TitleLink } from './parts/hostFaces'
import { regionsFilter } from './parts/regionChoice'
import { StatusTabs } from './parts/StatusTabs'
import { typeFilter } from './parts/typeChoice'
import { CHANNELS, useHostMoves, useHostWays, useIsHead } from './parts/useHostActions'
import { CoverImage } from '../parts/CoverImage'

const FILTERS = [
  words(activity.title),
  typeFilter,
  seriesNameFilter(activity.seriesName),
  filterOf(activity.mode),
  several(activity.status),
  regionsFilter,
  range(activity.startTime),
]
const CALENDAR = 'calendar'
const nameOf = ({ title }: ActivityLine) => title

const DealerCount = ({ row }: { row: ActivityLine }) => {
  const t = useT()
  return Number(row.allDealers) === 1 ? t('campaign.allDealers') : <Value field={activity.viewCount} value={row.dealerCount} />
}

const COLUMNS: readonly ColumnOf<ActivityLine>[] = [
  { field: activity.id, width: 120 },
  {
    field: activity.cover,
    width: 112,
    cell: ({ cover, title }) => <CoverImage src={cover} alt={title} height={45} />,
  },
  { field: activity.title, width: 260, cell: (row) => <TitleLink row={row} /> },
  { field: activity.typeId, width: 120, cell: ({ typeName }) => <Words>{typeName}</Words> },
  { field: activity.seriesName, width: 140 },
  { field: activity.mode, width: 116 },
  { key: 'period', label: 'campaign.period', width: 300, cell: (row) => <Period row={row} /> },
  { field: activity.dealerCodes, width: 116, cell: (row) => <DealerCount row={row} /> },
  { field: activity.viewCount, width: 104 },
  { field: activity.joinCount, width: 140, cell: (row) => <Joined row={row} /> },
  { field: activity.newClueCount, width: 104 },
  activity.status,
  activity.createTime,
]

const ViewSwitch = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Segmented
      aria-label={t('list.view')}
      value={query.get('view') === CALENDAR ? CALENDAR : ''}
      onChange={(view) => setQuery({ view: view || undefined })}
      options={[
        { value: '', icon: <UnorderedListOutlined />, label: t('campaign.asTable') },
        { value: CALENDAR, icon: <CalendarOutlined />, label: t('campaign.asCalendar') },
      ]}
    />
  )
}

/** The campaigns of headquarters, planned, started, stopped and compared; a dealer reads those open to it. As a table, or month by month. */
export default function CampaignHosts() {
  const { query, go } = useScreen()
  const isHead = useIsHead()
  const ways = useWays()
  const movesOf = useHostMoves()
  const waysOf = useHostWays()
  if (query.get('view') === CALENDAR) return <Calendar tools={<ViewSwitch />} />
  const actionsOf = (row: ActivityLine): Action[] => {
    const { edit, copy } = waysOf(row)
    const channels = Number(row.status) === DRAFT || !isHead ? undefined : ways(CHANNELS, { id: row.id })
    return [
      { label: 'campaign.detail', run: () => go(to(DETAIL, { id: row.id })) },
      edit,
      ...movesOf(row),
      { label: 'campaign.channels', hide: !channels, run: () => channels?.() },
      copy,
    ]
  }
  return (
    <>
      <StatusTabs call={activities.list} filters={FILTERS} field={activity.status} />
      <ListScreen
        load={activities.list}
        rowKey={activity.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        toolbar={<ViewSwitch />}
        actions={actionsOf}
        create={isHead ? { label: 'campaign.new', can: 'activities.create', run: () => go(to(DETAIL)) } : undefined}
      />
    </>
  )
}
