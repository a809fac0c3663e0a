import './referrers.css'
import { Space } from 'antd'
import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { type Referrer, referrer, referrerRisk } from '@/entities/marketing/referrer'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Vehicles } from '../parts/Vehicles'
import { ReferrerCharts } from './parts/ReferrerCharts'

const FRIENDS = '/starRecommendation/recommended'
const CARS = 'cars'
const SORT = { field: referrer.lastTime.key, order: 'desc' } as const
const VIEW = { view: 'referrer' }
const nameOf = (row: Referrer) => plain(row.nickname) || row.userId
const friendsOf = ({ userId }: Referrer) => to(FRIENDS, { referrerId: userId })
const isRisky = ({ riskFlag }: Referrer) => is(riskFlag, referrerRisk.suspicious, referrerRisk.blocked)

const filtersFor = (viewer: Viewer) => [
  phoneFilter(referrer.phone),
  containsFilter(referrer.nickname),
  choicesFilter(referrer.riskFlag),
  spanFilter(referrer.lastTime),
  choicesFilter(referrer.memberType),
  referrer.promoterFlag,
  numberRangeFilter(referrer.dealCount),
  ...dealerFiltersFor(viewer),
]

const columnsOf = (t: Translate, viewer: Viewer): ColumnOf<Referrer>[] =>
  forViewer<ColumnOf<Referrer>>(viewer, [
    {
      field: referrer.nickname,
      width: 180,
      below: referrer.phone,
      cell: (row) => (
        <Space size={6}>
          <bdi title={[row.userName, row.posterTitle].map(plain).filter(Boolean).join(' · ')}>{nameOf(row)}</bdi>
          {isYes(row.promoterFlag) && <Mark tone="warning">{t(referrer.promoterFlag.label)}</Mark>}
        </Space>
      ),
    },
    {
      field: referrer.riskFlag,
      width: 110,
      cell: ({ riskFlag, riskReasons }) => (
        <StatusTag field={referrer.riskFlag} value={riskFlag} note={riskReasons.join(', ')} />
      ),
    },
    { field: referrer.registerCount, width: 100, link: friendsOf },
    {
      field: referrer.dealCount,
      width: 92,
      cell: ({ dealCount }) => (
        <b>
          <Value field={referrer.dealCount} value={dealCount} />
        </b>
      ),
    },
    { field: referrer.rewardPoints, width: 110 },
    { field: referrer.clueCount, width: 92 },
    { field: referrer.testDriveCount, width: 92 },
    { field: referrer.inviteCount, width: 92 },
    { field: referrer.memberType, width: 100 },
    referrer.lastTime,
    { field: referrer.posterTitle, width: 190 },
    { field: referrer.seriesName, width: 120 },
    referrer.dealerName,
    { field: referrer.cityName, width: 110 },
  ])

/** Who brings friends with the invitation posters, how good they are, and who cheats. Read only. */
export default function ReferrerList() {
  const t = useT()
  const viewer = useViewer()
  const { go } = useScreen()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, viewer), [t, viewer])
  return (
    <>
      <ListScreen
        load={invitationPosters.listReferrers}
        rowKey={referrer.userId}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        rowClass={(row) => (isRisky(row) ? 'referrer-risk' : '')}
        above={(answer) => <ReferrerCharts answer={answer} />}
        toolbar={
          <Export from={invitationPosters.exportReferrers} can="invitationPosters.exportReferrers" also={VIEW} />
        }
        actions={(row) => [
          { label: 'referrers.friends', run: () => go(friendsOf(row)) },
          {
            label: 'referrers.cars',
            hide: !is(row.memberType, memberType.owner),
            run: () => open(CARS, row.userId),
          },
        ]}
      />
      <RecordPanel
        load={(userId) => findById(invitationPosters.listReferrers, { userId })}
        title={nameOf}
        status={referrer.riskFlag}
        facts={() => [referrer.userName, referrer.memberType, referrer.posterTitle, referrer.lastTime]}
      >
        {({ userId }) => <Vehicles userId={userId} />}
      </RecordPanel>
    </>
  )
}
