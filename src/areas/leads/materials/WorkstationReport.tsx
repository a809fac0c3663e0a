import { Checkbox, Empty, Space, Tag } from 'antd'
import { useMemo, useState } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import type { WorkstationAnswer } from '@/api/leads/materialReports'
import { numberIn } from '@/lib/counts'
import { BAYS, type BayCount, type Workstation, workstation } from '@/entities/leads/workstation'
import { Chart } from '@/kit/chart/Chart'
import { Facts } from '@/kit/show/Facts'
import { Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { placeOf } from '../parts/place'
import { useViewer } from '@/business/viewer'
import { dealerNameFilter } from '@/business/nameFilters'
import { Blank } from '@/kit/show/Blank'
import { days } from './parts/reportFilters'
import { Report } from './parts/Report'

const FILTERS = [
  dealerNameFilter(workstation.dealerName),
  containsFilter(workstation.dealerCode),
  workstation.shopType,
  days(workstation.createTime),
]
const COUNTS = [...BAYS, 'totalBays', 'dailyCapacity'] as const
const isUnset = ({ createTime }: Workstation) => !createTime
const onlyUnset = (rows: Workstation[]) => rows.filter(isUnset)

const bayColumn = (key: BayCount): ColumnOf<Workstation> => ({
  field: workstation[key],
  width: 124,
  cell: (row) => (typeof row[key] === 'number' ? <Value field={workstation[key]} value={row[key]} /> : <Blank />),
})

const DealerCell = ({ row }: { row: Workstation }) => {
  const t = useT()
  return (
    <>
      {isUnset(row) && <Tag color="warning">{t('materials.unset')}</Tag>} <bdi>{row.dealerName}</bdi>
    </>
  )
}

const COLUMNS: readonly ColumnOf<Workstation>[] = [
  { field: workstation.dealerName, width: 260, cell: (row) => <DealerCell row={row} /> },
  ...COUNTS.map(bayColumn),
  { field: workstation.areaName, width: 90 },
  { field: workstation.cityName, width: 150, cell: (row) => <bdi>{placeOf(row)}</bdi> },
  { field: workstation.shopType, width: 116 },
  { field: workstation.dealerCode, width: 116 },
  {
    field: workstation.createTime,
    cell: (row) => (isUnset(row) ? <Blank /> : <Value field={workstation.createTime} value={row.createTime} />),
  },
]

const AreasChart = ({ answer }: { answer: WorkstationAnswer | undefined }) => {
  const t = useT()
  const areas = answer?.byArea ?? []
  return (
    <Chart
      title={t('materials.byArea')}
      of={t(workstation.areaName.label)}
      categories={areas.map(({ areaName }) => areaName)}
      series={BAYS.map((bay) => ({
        name: t(workstation[bay].label),
        stack: 'bays',
        values: areas.map((row) => numberIn(row[bay])),
      }))}
    />
  )
}

export default function WorkstationReport() {
  const { hq, group } = useViewer()
  return hq || group ? <EveryDealer /> : <OwnDealer />
}

const EveryDealer = () => {
  const t = useT()
  const [unset, setUnset] = useState(false)
  const tools = useMemo(
    () => (
      <Space wrap>
        <Checkbox checked={unset} onChange={({ target }) => setUnset(target.checked)}>
          {t('materials.onlyUnset')}
        </Checkbox>
        {unset && <span className="quiet">{t('materials.onlyUnsetNote')}</span>}
      </Space>
    ),
    [t, unset],
  )
  return (
    <Report
      call={materialReports.listWorkstations}
      reportType="workstation"
      rowKey={workstation.dealerCode}
      nameOf={({ dealerName }) => dealerName}
      filters={FILTERS}
      columns={COLUMNS}
      above={(answer) => <AreasChart answer={answer} />}
      pick={unset ? onlyUnset : undefined}
      sums={({ summary }) => summary}
      tools={tools}
    />
  )
}

const OwnDealer = () => {
  const t = useT()
  const { data, error, first, retry } = useLoad(
    materialReports.listWorkstations.query({ pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const row = data?.records[0]
  if (error && !data)
    return (
      <section className="card">
        <Failed error={error} retry={retry} />
      </section>
    )
  return (
    <section className="card" aria-busy={first}>
      <OutdatedNote error={error} retry={retry} />
      {row ? (
        <>
          <div className="report-title">
            <h2 className="card-title">
              <DealerCell row={row} />
            </h2>
          </div>
          <Facts
            row={row}
            fields={[
              workstation.dealerCode,
              workstation.shopType,
              ...COUNTS.map((key) => [workstation[key], isUnset(row) ? <Blank key="unset" /> : undefined] as const),
              [workstation.createTime, isUnset(row) ? <Blank key="unset" /> : undefined],
            ]}
          />
        </>
      ) : (
        !first && <Empty description={t('materials.unset')} className="roomy" />
      )}
    </section>
  )
}
