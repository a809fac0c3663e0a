import { useMemo } from 'react'
import type * as questionnaires from '@/api/voice/questionnaires'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer } from '@/business/viewer'
import { type PushRecord, pushRecord as record, pushStatus, pushType } from '@/entities/voice/paperPush'
import { Alert } from 'antd'
import { Chart } from '@/kit/chart/Chart'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, phoneFilter } from '@/kit/list/filters'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { vinFilter } from '@/kit/list/vinFilter'
import { named, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PaperBusiness } from '../parts/BusinessLink'
import { FAILED, PushFailures, REASON, RETRIES } from './parts/PushFailures'

/** Percentage of corrected numbers among failed pushes above which a dealer is marked, to prevent manipulation. */
const MANY_FIXED = 20

const TILES: readonly SummaryTile[] = [
  { label: 'paperPushes.failed', name: 'failed', filters: { status: String(pushStatus.failed) }, bad: true },
  { label: 'paperPushes.repairable', name: 'repairable' },
  { label: 'paperPushes.repaired', name: 'repaired' },
  { label: 'paperPushes.givenUp', name: 'givenUp', filters: { status: String(pushStatus.givenUp) } },
]

const FIXED: ColumnOf<PushRecord> = { field: record.fixedBy, width: 150, below: record.fixedTime }
const COLUMNS: readonly ColumnOf<PushRecord>[] = [
  { field: record.customerName, width: 150, below: record.phone },
  REASON,
  { field: record.status, width: 110 },
  RETRIES,
  record.paperType,
  { field: record.title, width: 200 },
  record.dealerName,
  {
    field: record.businessNo,
    width: 170,
    cell: (row) => <PaperBusiness row={row} />,
  },
  record.channel,
  { field: record.vin, width: 190 },
  record.seriesName,
  record.pushTime,
  { field: record.id, width: 130 },
]

const Dealers = ({ dealers }: { dealers: readonly questionnaires.FailingDealer[] }) => {
  const t = useT()
  const { percent } = useFormats()
  const bending = dealers.filter(({ fixedRate }) => Number(fixedRate) > MANY_FIXED)
  if (!dealers.length) return null
  return (
    <Chart
      title={t('paperPushes.failingDealers')}
      of={t('pushRecord.dealerName')}
      shape="bars"
      categories={dealers.map(({ dealerName, dealerCode }) => named(dealerCode, dealerName))}
      series={[
        { name: t('paperPushes.failRate'), kind: 'percent', values: dealers.map(({ failRate }) => numberIn(failRate)) },
      ]}
      extra={
        bending.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('paperPushes.manyFixed', {
              names: bending
                .map(({ dealerName, fixedRate }) => `${dealerName} ${percent(fixedRate)}`)
                .join(t('kit.listComma')),
            })}
          />
        )
      }
    />
  )
}

export default function PushFailureList() {
  const viewer = useViewer()
  const filters = useMemo(
    () => [
      FAILED,
      record.paperType,
      phoneFilter(record.phone),
      choicesFilter(record.failReason),
      ...areaFiltersFor(viewer, { areaName: { label: 'paperPushes.areaName' }, dealerName: record.dealerName }),
      vinFilter(record.vin),
      containsFilter(record.businessNo),
      dateRangeFilter(record.pushTime),
    ],
    [viewer],
  )
  const columns = useMemo(() => forViewer(viewer, viewer.hq ? [...COLUMNS, FIXED] : COLUMNS), [viewer])
  return (
    <PushFailures
      kind={pushType.triggered}
      filters={filters}
      columns={columns}
      tiles={<SummaryTiles label="paperPushes.failed" of={TILES} />}
      charts={({ dealers }) => viewer.hq && <Dealers dealers={dealers} />}
    />
  )
}
