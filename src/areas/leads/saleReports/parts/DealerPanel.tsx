import { Skeleton } from 'antd'
import * as saleReports from '@/api/leads/saleReports'
import { type Metric, type SaleReport, saleReport } from '@/entities/leads/saleReport'
import { Panel } from '@/kit/dialog/dialog'
import { SubTable } from '@/kit/list/SubTable'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { FunnelChart } from './charts'
import { reportColumns } from './metricColumns'

const METRICS = [
  'clueCount',
  'visitCount',
  'orderCount',
  'saleCount',
  'deliveryCount',
  'orderRate',
] as const satisfies Metric[]

export const DealerPanel = ({
  dealerCode,
  name,
  search,
  onClose,
}: {
  dealerCode: string
  name: string
  search: Omit<saleReports.SaleQuery, 'dealerCode'>
  onClose: () => void
}) => {
  const t = useT()
  const load = useLoad(
    saleReports.list.query(
      {
        ...search,
        dealerCode,
        dimension: 'series',
        quotaCodes: METRICS,
        pageNo: 1,
        pageSize: 100,
        sortField: 'saleCount',
        sortOrder: 'desc',
      },
      { quiet: true },
    ),
    { keep: false },
  )
  const { data, error, retry } = load
  return (
    <Panel open title={name} width={860} onClose={onClose}>
      {error ? (
        <Failed error={error} retry={retry} />
      ) : data ? (
        <>
          <FunnelChart summary={data.summary} />
          <SubTable<SaleReport>
            load={{ ...load, data: data.records }}
            rowKey={saleReport.dimCode.key}
            columns={reportColumns({ metrics: METRICS, formulaOf: () => undefined }).map(
              ({ key, label, cell, numeric }) => ({
                key,
                title: t(key === saleReport.dimName.key ? 'sales.series' : label),
                width: key === saleReport.dimName.key ? 190 : undefined,
                align: numeric ? 'right' : undefined,
                render: (_: unknown, row: SaleReport) => cell(row),
              }),
            )}
          />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Panel>
  )
}
