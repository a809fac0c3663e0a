import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import * as tripReports from '@/api/vehicle/tripReports'
import type { Numbers } from '@/api/reply'
import type { Viewer } from '@/business/viewer'
import { type StoreVideoReport, storeVideoReport as fields } from '@/entities/vehicle/storeVideo'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { ChartRows } from '@/kit/chart/ChartRows'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { useList } from '@/kit/list/place'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type TextKey, useT } from '@/locales'
import { Change } from './Change'

const MAX_RANKED = 20

export const StoreFigures = ({ sums, viewer }: { sums: Numbers | undefined; viewer: Viewer }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const figure = (label: TextKey, value: string, change: number | undefined) => ({
    label: t(label),
    value: isBlank(change) ? (
      value
    ) : (
      <>
        {value}{' '}
        <small>
          <Change value={change} />
        </small>
      </>
    ),
  })
  return (
    <>
      {sums && (
        <BesideTabs>
          <Figures
            card
            label={t('tripReports.sums')}
            figures={[
              figure('tripReports.storeCount', count(sums.storeCount), sums.storeMom),
              figure(fields.videoCount.label, count(sums.videoCount), sums.videoMom),
              figure(fields.playCount.label, count(sums.playCount), sums.momRate),
              figure(fields.finishRate.label, percent(sums.finishRate), sums.finishMom),
              figure(fields.clueCount.label, count(sums.clueCount), sums.clueMom),
              figure(fields.clueRate.label, percent(sums.clueRate), sums.clueRateMom),
            ]}
          />
        </BesideTabs>
      )}
      <ChartFold>
        <div className="charts">
          <Days />
          {(viewer.hq || viewer.group) && (
            <>
              <Best />
              <Scatter />
            </>
          )}
        </div>
      </ChartFold>
    </>
  )
}

const Grouped = ({
  title,
  children,
  ...asked
}: {
  title: TextKey
  groupBy: 'dealer' | 'day'
  pageSize: number
  sortField?: string
  sortOrder?: 'desc'
  children: (rows: readonly StoreVideoReport[]) => ReactNode
}) => {
  const { search } = useList()
  const { sortField: _field, sortOrder: _order, ...filters } = search
  return (
    <ChartRows
      title={title}
      of={tripReports.listStoreVideo.query({ ...filters, ...asked, pageNo: 1 }, { quiet: true })}
    >
      {children}
    </ChartRows>
  )
}

const Days = () => {
  const t = useT()
  const { shortDay } = useFormats()
  return (
    <Grouped title="tripReports.byDays" groupBy="day" pageSize={366}>
      {(rows) => {
        const days = everyDay(
          rows.map((row) => ({ ...row, date: plain(row.groupKey) })).toSorted((a, b) => a.date.localeCompare(b.date)),
        )
        const unfinished = openDays(days)
        const line = { as: 'line', unfinished } as const
        return (
          <Chart
            title={t('tripReports.byDays')}
            of={t('tripReports.day')}
            categories={days.map(({ date }) => shortDay(date))}
            series={[
              { ...line, name: t(fields.playCount.label), values: dailyCounts(days, 'playCount') },
              { ...line, name: t(fields.clueCount.label), values: dailyCounts(days, 'clueCount'), right: true },
              ...(rows.some(({ areaAverage }) => numberIn(areaAverage) !== null)
                ? [
                    {
                      ...line,
                      name: t('tripReports.areaAverage'),
                      values: dailyCounts(days, 'areaAverage'),
                      thin: true,
                    },
                  ]
                : []),
            ]}
          />
        )
      }}
    </Grouped>
  )
}

const MEASURES = ['playCount', 'clueCount'] as const
const Best = () => {
  const t = useT()
  const [measure, choose] = useState<(typeof MEASURES)[number]>('playCount')
  return (
    <Grouped title="tripReports.best" groupBy="dealer" pageSize={MAX_RANKED} sortField={measure} sortOrder="desc">
      {(rows) => (
        <Chart
          title={t('tripReports.best')}
          of={t(fields.dealerName.label)}
          shape="bars"
          categories={rows.slice(0, MAX_RANKED).map(({ dealerName }) => plain(dealerName))}
          series={[
            {
              name: t(fields[measure].label),
              values: rows.slice(0, MAX_RANKED).map((row) => numberIn(row[measure])),
            },
          ]}
          extra={
            <Segmented
              size="small"
              aria-label={t('tripReports.measure')}
              value={measure}
              onChange={choose}
              options={MEASURES.map((one) => ({ value: one, label: t(fields[one].label) }))}
            />
          }
        />
      )}
    </Grouped>
  )
}

const Scatter = () => {
  const t = useT()
  return (
    <Grouped title="tripReports.scatter" groupBy="dealer" pageSize={500}>
      {(rows) => (
        <Chart
          title={t('tripReports.scatter')}
          of={t(fields.dealerName.label)}
          shape="scatter"
          categories={rows.map(({ dealerName }) => plain(dealerName))}
          series={[
            { name: t(fields.playCount.label), values: rows.map(({ playCount }) => numberIn(playCount)) },
            {
              name: t(fields.clueRate.label),
              values: rows.map(({ clueRate }) => numberIn(clueRate)),
              kind: 'percent',
            },
          ]}
          groups={{ of: t(fields.areaName.label), names: rows.map(({ areaName }) => plain(areaName)) }}
        />
      )}
    </Grouped>
  )
}
