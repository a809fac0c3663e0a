import { Select } from 'antd'
import { useMemo, useState } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import type { MaterialAnswer } from '@/api/leads/materialReports'
import { type MaterialReport, materialReport } from '@/entities/leads/materialReport'
import { reach } from '@/entities/leads/reach'
import { Chart } from '@/kit/chart/Chart'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { type ScreenPlace, useScreen } from '@/kit/page/screen'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { forViewer, useViewer } from '@/business/viewer'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { CountLink, Stacked } from './parts/reportColumns'
import { BestChart, FunnelChart } from './parts/charts'
import { figureOf, ReportFigures } from './parts/ReportFigures'
import { days, labelFilter } from './parts/reportFilters'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(materialReport.title),
  materialReport.materialType,
  labelFilter(materialReport.label),
  seriesNameFilter(materialReport.vehicleType),
  materialReport.uploadType,
  dealerNameFilter(materialReport.dealerName),
  days(materialReport.createTime),
]
const SORT = { field: reach.viewCount.key, order: 'desc' } as const
const MEASURES = [reach.viewCount, reach.shareCount, reach.consultCount, reach.dealCount] as const
const STEPS = [reach.viewCount, reach.cardCount, reach.consultCount, reach.newClueCount, reach.dealCount]
const FIGURES = [
  reach.viewCount,
  reach.shareCount,
  reach.cardCount,
  reach.consultCount,
  reach.newClueCount,
  reach.dealCount,
]

const detailOf = ({ materialId, materialType }: MaterialReport) =>
  to('/report/material-details', { materialId, materialType })
const consultsOf = ({ materialId }: MaterialReport) => to('/report/consult-details', { materialId })

const columnsOf = (go: ScreenPlace['go']): ColumnOf<MaterialReport>[] => [
  {
    field: materialReport.title,
    width: 220,
    link: detailOf,
  },
  { field: materialReport.materialType, width: 104 },
  {
    field: reach.viewCount,
    width: 120,
    sortable: true,
    cell: (row) => <Stacked fields={[reach.viewCount, reach.viewUserCount]} row={row} />,
  },
  {
    field: reach.shareCount,
    width: 120,
    sortable: true,
    cell: (row) => <Stacked fields={[reach.shareCount, reach.shareUserCount]} row={row} />,
  },
  { field: reach.cardCount, width: 108, sortable: true },
  {
    field: reach.consultCount,
    cell: (row) => (
      <CountLink
        field={reach.consultCount}
        value={row.consultCount}
        go={row.materialId ? () => go(consultsOf(row)) : undefined}
      />
    ),
  },
  { field: reach.newClueCount, width: 108, sortable: true },
  { field: reach.dealCount, width: 108, sortable: true },
  materialReport.dealerName,
  { field: materialReport.uploadType, width: 116 },
  materialReport.label,
  { field: materialReport.vehicleType, width: 120 },
  materialReport.createTime,
  { field: materialReport.materialId, width: 120 },
]

const Overview = ({ answer }: { answer: MaterialAnswer | undefined }) => {
  const t = useT()
  const { go, setQuery } = useScreen()
  const [key, setKey] = useState<string>(reach.viewCount.key)
  const measure = MEASURES.find((one) => one.key === key) ?? reach.viewCount
  const { summary, previous } = answer ?? {}
  const types = answer?.byType ?? []
  const hasMaterials = types.some(({ count }) => count > 0)
  return (
    <>
      <ReportFigures
        figures={[
          { label: 'materials.count', value: summary?.materialCount, before: previous?.materialCount },
          ...FIGURES.map((field) => figureOf(field, summary, previous)),
        ]}
      />
      <div className="charts">
        <BestChart
          title={t('materials.best')}
          of={t(materialReport.title.label)}
          best={answer?.top10[key] ?? []}
          measure={measure}
          go={({ id, materialType }) => go(to('/report/material-details', { materialId: id, materialType }))}
          extra={
            <Select
              size="small"
              variant="filled"
              popupMatchSelectWidth={false}
              aria-label={t('materials.measure')}
              value={key}
              onChange={setKey}
              options={MEASURES.map((one) => ({ value: one.key, label: t(one.label) }))}
            />
          }
        />
        <Chart
          title={t('materials.typeShares')}
          of={t(materialReport.materialType.label)}
          shape="ring"
          categories={
            hasMaterials
              ? types.map(({ materialType }) => optionName(t, materialReport.materialType, materialType))
              : []
          }
          series={[{ name: t('materials.count'), values: hasMaterials ? types.map(({ count }) => count) : [] }]}
          onPick={(at) =>
            setQuery({ [materialReport.materialType.key]: String(types[at]?.materialType ?? ''), page: undefined })
          }
        />
        <FunnelChart title={t('outCall.funnel')} fields={STEPS} sums={answer?.total ? summary : undefined} />
      </div>
    </>
  )
}

export default function MaterialReportList() {
  const { go } = useScreen()
  const viewer = useViewer()
  const columns = useMemo(() => forViewer(viewer, columnsOf(go)), [viewer, go])
  const filters = useMemo(() => forViewer(viewer, FILTERS), [viewer])
  return (
    <Report
      call={materialReports.list}
      reportType="material"
      rowKey={materialReport.materialId}
      nameOf={({ title }) => title}
      filters={filters}
      columns={columns}
      sort={SORT}
      above={(answer) => <Overview answer={answer} />}
      sums={({ summary }) => summary}
      actions={(row) => [
        { label: 'kit.detail', run: () => go(detailOf(row)) },
        { label: '/report/consult-details', hide: !(Number(row.consultCount) > 0), run: () => go(consultsOf(row)) },
      ]}
    />
  )
}
