import './sales.css'
import { Progress, Tag } from 'antd'
import { type Metric, type SaleReport, saleReport } from '@/entities/leads/saleReport'
import { Blank } from '@/kit/show/Blank'
import { CellLink } from '@/kit/show/kinds'
import { type Column, columnOf } from '@/kit/list/columns'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { useFigures } from './figures'
import { Growth } from './Growth'

export const RateBar = ({ value }: { value: unknown }) => {
  const { write } = useFigures()
  const number = numberIn(value)
  if (number === null) return <Blank />
  return (
    <span className="sales-rate">
      <Progress percent={Math.min(number, 100)} showInfo={false} size="small" status="normal" aria-hidden />
      <span className="digits">{write('finishRate', number)}</span>
    </span>
  )
}

const MetricCell = ({ metric, value }: { metric: Metric; value: unknown }) => {
  const { write } = useFigures()
  return metric === 'finishRate' ? (
    <RateBar value={value} />
  ) : (
    <span className={numberIn(value) === null ? 'blank' : 'digits'}>{write(metric, value)}</span>
  )
}

const WIDTHS: Partial<Record<Metric, number>> = { finishRate: 170, saleAmount: 150 }

/** Column of a metric. `valueOf` returns the value of a row; `cell` may render it differently. */
export const metricColumn = <Row,>(
  metric: Metric,
  tip: string | undefined,
  valueOf: (row: Row) => unknown,
  { cell, sortable }: { cell?: (row: Row) => React.ReactNode; sortable?: boolean } = {},
): Column<Row> =>
  columnOf({
    field: saleReport[metric],
    tip,
    width: WIDTHS[metric] ?? 124,
    sortable,
    cell: cell ?? ((row) => <MetricCell metric={metric} value={valueOf(row)} />),
  })

const Name = ({ row, open }: { row: SaleReport; open?: (row: SaleReport) => void }) => {
  const t = useT()
  const name = row.dimName || t('sales.unassigned')
  return (
    <>
      {open && row.dimName ? (
        <CellLink onClick={() => open(row)}>
          <bdi>{name}</bdi>
        </CellLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      {row.left ? <Tag style={{ marginInlineStart: 6 }}>{t('sales.left')}</Tag> : null}
    </>
  )
}
const LeadsLink = ({ row, open }: { row: SaleReport; open: (row: SaleReport) => void }) => (
  <CellLink digits onClick={() => open(row)}>
    <MetricCell metric="clueCount" value={row.clueCount} />
  </CellLink>
)

export const reportColumns = ({
  metrics,
  formulaOf,
  open,
  openLeads,
  width = 170,
}: {
  metrics: readonly Metric[]
  formulaOf: (metric: Metric) => string | undefined
  open?: (row: SaleReport) => void
  openLeads?: (row: SaleReport) => void
  width?: number
}): Column<SaleReport>[] => [
  columnOf({ field: saleReport.dimName, width, cell: (row) => <Name row={row} open={open} /> }),
  ...metrics.map((metric) =>
    metricColumn<SaleReport>(
      metric,
      formulaOf(metric),
      (row) => row[metric],
      metric === 'clueCount' && openLeads
        ? {
            cell: (row) =>
              row.dimName && Number(row.clueCount) > 0 ? (
                <LeadsLink row={row} open={openLeads} />
              ) : (
                <MetricCell metric={metric} value={row.clueCount} />
              ),
          }
        : {},
    ),
  ),
  columnOf({
    field: saleReport.momRate,
    width: 120,
    cell: (row) => <Growth metric="saleCount" value={row.momRate} />,
  }),
  columnOf({
    field: saleReport.yoyRate,
    width: 120,
    cell: (row) => <Growth metric="saleCount" value={row.yoyRate} />,
  }),
]
