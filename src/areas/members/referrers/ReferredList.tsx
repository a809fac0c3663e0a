import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import type { Numbers } from '@/api/reply'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is, optionOf } from '@/entities/field'
import { referStage } from '@/entities/marketing/posterEnums'
import { invalidReason, type Referred, referred } from '@/entities/marketing/referred'
import { referrer } from '@/entities/marketing/referrer'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { sumOf } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { CLUE, phoneTail } from '../parts/links'
import { ReferredPanel } from './parts/ReferredPanel'

const REFERRERS = '/starRecommendation/recommender'
const SORT = { field: referred.inviteTime.key, order: 'desc' } as const
const VIEW = { view: 'referred' }
const nameOf = (row: Referred) => plain(row.nickname) || row.id

const ReferrerName = ({ userId }: { userId: string }) => {
  const { data } = useLoad(findById(invitationPosters.listReferrers, { userId }), { recent: true })
  return <bdi>{plain(data?.nickname) || userId}</bdi>
}
const byReferrer = elsewhereFilter({ key: 'referrerId', label: referred.referrerName.label }, (userId) => (
  <ReferrerName userId={userId} />
))

const filtersFor = (viewer: Viewer) => [
  phoneFilter(referred.phone),
  containsFilter(referred.referrerName),
  choicesFilter(referred.stage),
  choicesFilter(referred.rewardStatus),
  phoneFilter(referred.referrerPhone),
  spanFilter(referred.inviteTime),
  spanFilter(referred.dealTime),
  ...dealerFiltersFor(viewer),
  byReferrer,
]

const columnsOf = (t: Translate, viewer: Viewer, open: Open): ColumnOf<Referred>[] =>
  forViewer<ColumnOf<Referred>>(viewer, [
    { field: referred.nickname, width: 150, below: referred.phone, open: ({ id }) => open('detail', id), text: nameOf },
    {
      field: referred.stage,
      cell: (row) => {
        const why = optionOf(invalidReason, row.invalidReason)
        return <StatusTag field={referred.stage} value={row.stage} note={why && t(why.label)} />
      },
    },
    { field: referred.rewardStatus, width: 110 },
    { field: referred.rewardPoints, width: 100 },
    {
      field: referred.referrerName,
      width: 150,
      // The plain phone label, so that the header does not name the referrer twice.
      below: { ...referred.referrerPhone, label: referred.phone.label },
      cell: ({ referrerName, referrerPhone }) => (
        <PermittedLink text={referrerName} path={REFERRERS} query={{ phone: phoneTail(referrerPhone) }} />
      ),
    },
    referred.inviteTime,
    { field: referred.seriesName, width: 120 },
    referred.dealerName,
    {
      field: referred.clueId,
      cell: ({ clueId }) => <PermittedLink digits text={clueId} path={CLUE} query={{ clueId }} />,
    },
    referred.dealTime,
    { field: referred.posterTitle, width: 190 },
    { field: referred.userName, width: 110 },
    { field: referred.cityName, width: 110 },
  ])

const ReferrerCard = ({ userId }: { userId: string }) => {
  const { data } = useLoad(findById(invitationPosters.listReferrers, { userId }), { recent: true })
  if (!data) return null
  return (
    <Card title={<bdi>{plain(data.nickname) || userId}</bdi>}>
      <Facts
        row={data}
        fields={[
          ...[referrer.phone, referrer.memberType, referrer.riskFlag],
          ...[referrer.registerCount, referrer.dealCount, referrer.rewardPoints],
        ]}
      />
    </Card>
  )
}

const STAGES = referStage.options.filter(({ value }) => !is(value, referStage.invalid))

const ReferredCharts = ({ summary }: { summary: Numbers | undefined }) => {
  const t = useT()
  const { setQuery } = useScreen()
  if (!summary) return null
  const codesFrom = (at: number) => STAGES.slice(at).map(({ value }) => value)
  return (
    <ChartFold>
      <div className="charts">
        <Chart
          shape="funnel"
          title={t('referrers.friendFunnel')}
          of={t(referred.stage.label)}
          categories={STAGES.map(({ label }) => t(label))}
          series={[
            {
              name: t('referrers.count'),
              values: STAGES.map((_, at) => sumOf(codesFrom(at).map((code) => summary[code]))),
            },
          ]}
          onPick={(at) => setQuery({ [referred.stage.key]: codesFrom(at).join(','), page: undefined })}
        />
        <Chart
          shape="ring"
          title={t('referrers.whyInvalid')}
          of={t(referred.invalidReason.label)}
          categories={invalidReason.options.map(({ label }) => t(label))}
          series={[
            {
              name: t('referrers.count'),
              values: invalidReason.options.map(({ value }) => summary[`reason:${value}`] ?? null),
            },
          ]}
          onPick={() => setQuery({ [referred.stage.key]: String(referStage.invalid), page: undefined })}
        />
      </div>
    </ChartFold>
  )
}

export default function ReferredList() {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, viewer, open), [t, viewer, open])
  const referrerId = query.get(byReferrer.key)
  return (
    <>
      <ListScreen
        load={invitationPosters.listReferred}
        rowKey={referred.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        above={(answer) => (
          <>
            {referrerId && <ReferrerCard key={referrerId} userId={referrerId} />}
            <CountTabs answer={answer} field={referred.stage} />
            <ReferredCharts summary={answer?.summary} />
          </>
        )}
        toolbar={
          <Export from={invitationPosters.exportReferrers} can="invitationPosters.exportReferrers" also={VIEW} />
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <ReferredPanel />
    </>
  )
}
