import type { ReactNode } from 'react'
import * as phev from '@/api/vehicle/phev'
import { phevScope, phevStat, type PhevStat } from '@/entities/vehicle/phevTrace'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { ChartRows } from '@/kit/chart/ChartRows'
import { useList, useSummary } from '@/kit/list/place'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { useScreen } from '@/kit/page/screen'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'

const MAX_MAKERS = 8
const TARGET = 100

const ofWork = (scope: (typeof phevScope)['failed' | 'overdue' | 'incomplete'], label: TextKey, bad = false) => ({
  label,
  name: scope,
  filters: { scope, status: '' },
  bad,
})

export const PhevFigures = ({ hq }: { hq: boolean }) => {
  const { percent } = useFormats()
  const summary = useSummary()
  return (
    <>
      <SummaryTiles
        label="phev.sums"
        of={[
          { label: 'phevStat.dueCount', name: 'dueCount' },
          { label: 'phevStat.doneCount', name: 'doneCount' },
          { label: 'phevStat.doneRate', name: 'doneRate', value: percent(summary?.doneRate) },
          ofWork(phevScope.failed, 'phevStat.failCount'),
          ofWork(phevScope.overdue, 'phevStat.overdueCount', true),
          ofWork(phevScope.incomplete, 'phevScope.incomplete'),
        ]}
      />
      <ChartFold>
        <Charts hq={hq} />
      </ChartFold>
    </>
  )
}

type Stat = Partial<PhevStat>
type Group = NonNullable<phev.PhevQuery['groupBy']>
const GROUPS = { month: 'phev.byMonth', area: 'phev.byArea', maker: 'phev.byMaker' } as const satisfies Record<
  Group,
  TextKey
>

/** Traces of the search by a group. A tab does not limit them: its state and deadline are left out. */
const Grouped = ({ by, children }: { by: Group; children: (stats: readonly Stat[]) => ReactNode }) => {
  const { search } = useList()
  const { scope, sortField: _field, sortOrder: _order, ...asked } = search
  const filters = scope === undefined ? asked : { ...asked, status: undefined, deadlineEnd: undefined }
  return (
    <ChartRows
      title={GROUPS[by]}
      of={phev.list.query({ ...filters, groupBy: by, pageNo: 1, pageSize: 100 }, { quiet: true })}
    >
      {children}
    </ChartRows>
  )
}

const values = (stats: readonly Stat[], key: 'dueCount' | 'doneCount' | 'failCount' | 'doneRate') =>
  stats.map((stat) => numberIn(stat[key]))
const names = (stats: readonly Stat[]) => stats.map(({ groupName, groupKey }) => plain(groupName) || plain(groupKey))
/** Returns the number of traces that are neither reported nor failed. */
const openOf = ({ dueCount, doneCount, failCount }: Stat) => {
  const [due, done, failed] = [numberIn(dueCount), numberIn(doneCount), numberIn(failCount)]
  return due === null || done === null || failed === null ? null : Math.max(0, due - done - failed)
}

const Charts = ({ hq }: { hq: boolean }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const thisMonth = formatTime(Date.now(), 'YYYY-MM')
  return (
    <div className="charts">
      <Grouped by="month">
        {(stats) => {
          const unfinished = stats.flatMap(({ groupKey }, at) => (plain(groupKey) >= thisMonth ? [at] : []))
          return (
            <Chart
              title={t(GROUPS.month)}
              of={t('phev.month')}
              categories={names(stats)}
              unfinished={unfinished}
              rateMax={TARGET}
              series={[
                { name: t('phevStat.doneCount'), values: values(stats, 'doneCount'), stack: 'traces' },
                { name: t('phevStat.failCount'), values: values(stats, 'failCount'), stack: 'traces' },
                { name: t('phev.open'), values: stats.map(openOf), stack: 'traces' },
                {
                  name: t('phevStat.doneRate'),
                  values: values(stats, 'doneRate'),
                  as: 'line',
                  kind: 'percent',
                  right: true,
                  unfinished,
                },
                {
                  name: t('phev.target'),
                  values: stats.map(() => TARGET),
                  as: 'line',
                  kind: 'percent',
                  right: true,
                  dashed: true,
                  thin: true,
                },
              ]}
            />
          )
        }}
      </Grouped>
      {hq && (
        <Grouped by="area">
          {(stats) => {
            const worst = stats.toSorted((a, b) => (numberIn(a.doneRate) ?? TARGET) - (numberIn(b.doneRate) ?? TARGET))
            return (
              <Chart
                title={t(GROUPS.area)}
                of={t('phevTrace.areaName')}
                shape="bars"
                max={TARGET}
                categories={names(worst)}
                series={[{ name: t('phevStat.doneRate'), values: values(worst, 'doneRate'), kind: 'percent' }]}
                onPick={(at) => {
                  const area = plain(worst[at]?.groupKey)
                  setQuery({ region: query.get('region') === area ? undefined : area, page: undefined })
                }}
              />
            )
          }}
        </Grouped>
      )}
      <Grouped by="maker">
        {(stats) => {
          const most = stats.toSorted((a, b) => (numberIn(b.dueCount) ?? 0) - (numberIn(a.dueCount) ?? 0))
          const rest = sumOf(most.slice(MAX_MAKERS).map(({ dueCount }) => numberIn(dueCount)))
          const shown = most.slice(0, MAX_MAKERS)
          return (
            <Chart
              title={t(GROUPS.maker)}
              of={t('phevTrace.makerName')}
              shape="ring"
              categories={[...names(shown), ...(rest === 0 ? [] : [t('phev.others')])]}
              series={[
                {
                  name: t(phevStat.dueCount.label),
                  values: [...values(shown, 'dueCount'), ...(rest === 0 ? [] : [rest])],
                },
              ]}
            />
          )
        }}
      </Grouped>
    </div>
  )
}
