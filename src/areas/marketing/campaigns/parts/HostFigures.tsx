import { DatePicker, Empty, Flex } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import type { ActivitySummary } from '@/api/marketing/activities'
import { dailyCounts, everyDay } from '@/kit/chart/days'
import { numberIn } from '@/lib/counts'
import { type Activity, activity } from '@/entities/marketing/activity'
import { activityDealer } from '@/entities/marketing/activityDealer'
import { activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { dealer } from '@/entities/shared/dealer'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { Loaded, useLoad } from '@/kit/data/load'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { type TextKey, useT } from '@/locales'
import { LinkCard } from '@/kit/show/LinkCard'

const VIEWS = activity.viewCount.label
const JOINS = activity.joinCount.label
const LEADS = activity.newClueCount.label
const DEALS = activityDealer.dealCount.label
const CARDS: readonly [TextKey, keyof ActivitySummary & `${string}Count`][] = [
  [VIEWS, 'viewCount'],
  ['campaign.visitors', 'viewUserCount'],
  [activityDealer.shareCount.label, 'shareCount'],
  [JOINS, 'joinCount'],
  [LEADS, 'newClueCount'],
  [DEALS, 'dealCount'],
]
const STEPS: readonly [TextKey, keyof ActivitySummary & `${string}Count`][] = [
  [VIEWS, 'viewCount'],
  [JOINS, 'joinCount'],
  [LEADS, 'newClueCount'],
  ['campaign.visits', 'visitCount'],
  [DEALS, 'dealCount'],
]

export const FigureCards = ({ summary }: { summary: ActivitySummary | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Figures
      label={t('campaign.tabData')}
      figures={CARDS.map(([label, key]) => ({ label: t(label), value: count(summary?.[key]) }))}
    />
  )
}
export const FigureCharts = ({ summary }: { summary: ActivitySummary | undefined }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const days = everyDay(summary?.byDay ?? [])
  return (
    <>
      <Chart
        shape="funnel"
        title={t('campaign.funnel')}
        of={t('campaign.stage')}
        categories={summary ? STEPS.map(([label]) => t(label)) : []}
        series={[{ name: t('campaign.people'), values: summary ? STEPS.map(([, key]) => numberIn(summary[key])) : [] }]}
      />
      <Chart
        title={t('campaign.byDay')}
        of={t('campaign.day')}
        categories={days.map(({ date }) => shortDay(date))}
        series={[
          { name: t(VIEWS), as: 'line', values: dailyCounts(days, 'viewCount') },
          {
            name: t(JOINS),
            as: 'line',
            right: true,
            values: dailyCounts(days, 'joinCount'),
          },
        ]}
      />
    </>
  )
}

export const HostFigures = ({ row }: { row: Activity }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { hq } = useViewer()
  const [days, setDays] = useState<readonly [string, string]>()
  const range = days ? { dateStart: days[0], dateEnd: days[1] } : {}
  const load = useLoad(activities.getSummary.query({ id: row.id, ...range }, { quiet: true }))
  const summary = load.data
  const joined = linkTo('/report/retention-details', { activityId: row.id })
  const came = (rows: readonly { joinCount: number; viewCount: number }[]) => [
    { name: t(VIEWS), values: rows.map(({ viewCount }) => numberIn(viewCount)) },
    { name: t(JOINS), values: rows.map(({ joinCount }) => numberIn(joinCount)) },
  ]
  const isNothing = summary && is(summary.joinCount, 0) && is(summary.viewCount, 0)
  return (
    <>
      <Flex justify="space-between" wrap gap={8} className="space-below">
        <DatePicker.RangePicker
          aria-label={t('campaign.days')}
          allowEmpty={[true, true]}
          value={days ? [dayjs(days[0]), dayjs(days[1])] : null}
          onChange={(_, texts) => setDays(texts?.[0] && texts[1] ? [texts[0], texts[1]] : undefined)}
        />
        {joined && <Actions items={[{ label: 'campaign.joinedWho', run: joined }]} />}
      </Flex>
      <Loaded load={load}>
        <FigureCards summary={summary} />
        {isNothing ? (
          <Empty description={t('list.empty')}>{row.shareUrl && <LinkCard url={row.shareUrl} />}</Empty>
        ) : (
          <div className="charts">
            <FigureCharts summary={summary} />
            {hq && (
              <>
                <Chart
                  shape="bars"
                  title={t('campaign.byArea')}
                  of={t(dealer.areaName.label)}
                  categories={(summary?.byArea ?? []).map(({ areaName }) => areaName)}
                  series={came(summary?.byArea ?? [])}
                />
                <Chart
                  shape="ring"
                  title={t('campaign.byChannel')}
                  of={t(activityChannelLink.channelName.label)}
                  categories={(summary?.byChannel ?? []).map(({ channelName }) => channelName)}
                  series={[
                    { name: t(JOINS), values: (summary?.byChannel ?? []).map(({ joinCount }) => numberIn(joinCount)) },
                  ]}
                />
                <Chart
                  shape="bars"
                  height={360}
                  title={t('campaign.best')}
                  of={t(dealer.dealerName.label)}
                  categories={(summary?.byDealer ?? []).map(({ dealerName }) => dealerName)}
                  series={came(summary?.byDealer ?? [])}
                />
              </>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}
