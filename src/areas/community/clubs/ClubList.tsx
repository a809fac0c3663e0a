import './clubs.css'
import { Progress } from 'antd'
import { useMemo } from 'react'
import * as clubs from '@/api/community/clubs'
import { cityFilterOf } from '@/business/CityFilter'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import { type Club, club, clubStatus } from '@/entities/community/club'
import { is } from '@/entities/field'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { formats, plain, useFormats } from '@/kit/show/format'
import { Avatar, CellLink, StatusTag } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { language, useT } from '@/locales'
import { to } from '@/routes'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { seriesCodeFilter } from '../parts/series'
import { auditsOf, CLUB, clubPage, membersOf } from './paths'
import { clubName, useClubActions } from './useClubActions'

const IDLE = '30'
const FULL = '95'
const QUICK = [
  { filters: { idleDays: IDLE }, label: 'clubs.idle' },
  { filters: { fullRate: FULL }, label: 'clubs.nearlyFull' },
] as const
const SORT = { field: club.createTime.key, order: 'desc' } as const

const filtersFor = (viewer: Viewer) => [
  statusTabs(club.status, clubStatus.pending),
  containsFilter(club.clubName),
  club.clubType,
  cityFilterOf(club.cityName),
  seriesCodeFilter(club.seriesName),
  ...dealerFiltersFor(viewer),
  containsFilter(club.presidentName),
  club.joinMode,
  spanFilter(club.createTime),
  elsewhereFilter({ key: 'idleDays', label: 'clubs.noPosts' }, (days, t) => t('clubs.days', { days })),
  elsewhereFilter(
    { key: 'fullRate', label: 'clubs.nearlyFull' },
    (rate) => `≥ ${formats(language()).percent(rate, 0)}`,
  ),
]

const Places = ({ row }: { row: Club }) => {
  const t = useT()
  const { count } = useFormats()
  const [taken, all] = [numberIn(row.memberCount), numberIn(row.memberLimit)]
  const words = <span className="digits">{`${count(row.memberCount)} / ${count(row.memberLimit)}`}</span>
  if (taken === null || !all) return words
  const percent = Math.min(100, Math.round((taken / all) * 100))
  return (
    <span className="club-places">
      {words}
      <Progress
        percent={percent}
        size="small"
        showInfo={false}
        status={percent >= Number(FULL) ? 'exception' : 'normal'}
        aria-label={t(club.memberCount.label)}
      />
    </span>
  )
}

const State = ({ row }: { row: Club }) => {
  const tag = <StatusTag field={club.status} value={row.status} />
  const reason = plain(row.statusReason)
  return reason ? <TwoValues upper={tag} below={<bdi title={reason}>{reason}</bdi>} /> : tag
}

const columnsFor = ({ hq, group }: Viewer): ColumnOf<Club>[] => [
  {
    field: club.clubName,
    width: 220,
    cell: (row) => (
      <span className="club-name">
        <Avatar src={row.logo} name={clubName(row)} />
        <CellLink to={clubPage(row.id)}>
          <bdi>{clubName(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  { field: club.status, width: 130, cell: (row) => <State row={row} /> },
  { field: club.memberCount, width: 140, cell: (row) => <Places row={row} /> },
  club.presidentName,
  club.clubType,
  club.cityName,
  club.seriesName,
  club.dynamicCount,
  club.activityCount,
  club.ownerCount,
  ...(hq || group ? [club.dealerName] : []),
  club.sort,
  club.createTime,
  club.id,
]

export default function ClubList() {
  const t = useT()
  const { go } = useScreen()
  const viewer = useViewer()
  const { hq } = viewer
  const { of, windows } = useClubActions()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <>
      <ListScreen
        load={clubs.list}
        rowKey={club.id}
        nameOf={clubName}
        filters={filters}
        columns={columns}
        sort={SORT}
        emptyText={t(hq ? 'clubs.none' : 'clubs.noneSponsored')}
        create={{ label: 'clubs.new', can: 'clubs.create', hide: !hq, run: () => go(CLUB) }}
        toolbar={<QuickFilters of={QUICK} />}
        actions={(row) => [
          { label: 'clubs.view', run: () => go(clubPage(row.id)) },
          {
            label: 'kit.edit',
            can: 'clubs.update',
            hide: !hq || !is(row.status, clubStatus.down, clubStatus.up),
            run: () => go(to(CLUB, { id: row.id, mode: 'edit' })),
          },
          {
            label: 'clubs.members',
            hide: !is(row.status, clubStatus.down, clubStatus.up),
            run: () => go(membersOf(row.id)),
          },
          {
            label: 'clubs.review',
            next: true,
            hide: !hq || !is(row.status, clubStatus.pending),
            run: () => go(auditsOf(row.id)),
          },
          ...of(row),
        ]}
      />
      {windows}
    </>
  )
}
