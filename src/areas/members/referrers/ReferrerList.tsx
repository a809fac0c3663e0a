import './referrers.css'
import { Space } from 'antd'
import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import type { ReferrerAnswer } from '@/api/marketing/invitationPosters'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { type Referrer, referrer, referrerRisk } from '@/entities/marketing/referrer'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Vehicles } from '../parts/Vehicles'

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
        <StatusTag field={referrer.riskFlag} value={riskFlag} note={riskReasons.join(t('kit.listComma'))} />
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

const POSTER = '/marketing-management/invitation-details'
const WEEK = 7 * 86_400_000

const ReferrerCharts = ({ answer }: { answer: ReferrerAnswer | undefined }) => {
  const t = useT()
  const { count, shortDay } = useFormats()
  const linkTo = usePermittedLinks()
  if (!answer) return null
  const { summary, weeks = [], posters = [] } = answer
  const isShort = weeks.flatMap(({ key }, at) => (Date.parse(plain(key)) > Date.now() - WEEK ? [at] : []))
  const steps = [
    { label: t(referrer.inviteCount.label), value: summary.invited },
    { label: t(referrer.registerCount.label), value: summary.registered },
    { label: t(referrer.clueCount.label), value: summary.leads },
    { label: t(referrer.testDriveCount.label), value: summary.drives },
    { label: t(referrer.dealCount.label), value: summary.deals },
  ]
  return (
    <ChartFold
      figures={t('referrers.sums', {
        people: count(summary.people),
        registered: count(summary.registered),
        deals: count(summary.deals),
        points: count(summary.points),
      })}
    >
      <div className="charts">
        <Chart
          shape="funnel"
          title={t('referrers.funnel')}
          of={t('referrers.step')}
          categories={steps.map(({ label }) => label)}
          series={[{ name: t('referrers.count'), values: steps.map(({ value }) => numberIn(value)) }]}
        />
        <Chart
          title={t('referrers.byWeek')}
          of={t('referrers.week')}
          categories={weeks.map(({ key }) => shortDay(key))}
          series={[
            {
              name: t(referrer.registerCount.label),
              as: 'line',
              values: weeks.map(({ registerCount }) => numberIn(registerCount)),
              unfinished: isShort,
            },
            {
              name: t(referrer.dealCount.label),
              as: 'line',
              values: weeks.map(({ dealCount }) => numberIn(dealCount)),
              unfinished: isShort,
            },
          ]}
        />
        <Chart
          shape="bars"
          title={t('referrers.byPoster')}
          of={t('referred.posterTitle')}
          categories={posters.map(({ name }) => plain(name))}
          series={[
            {
              name: t(referrer.registerCount.label),
              values: posters.map(({ registerCount }) => numberIn(registerCount)),
            },
          ]}
          onPick={linkTo(POSTER) && ((at) => linkTo(POSTER, { id: posters[at]?.key })?.())}
        />
      </div>
    </ChartFold>
  )
}

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
