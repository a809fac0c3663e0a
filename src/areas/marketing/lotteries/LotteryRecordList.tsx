import './lottery.css'
import * as lotteries from '@/api/marketing/lotteries'
import type { RecordPage } from '@/api/marketing/lotteries'
import { lottery } from '@/entities/marketing/lottery'
import { type LotteryRecord, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Chart } from '@/kit/chart/Chart'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { useScreen } from '@/kit/page/screen'
import { Words } from '@/kit/show/Blank'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Rate } from './parts/lotteryCells'
import { ClaimUntil, lapsesSoon, OrderLink } from './parts/recordCells'
import { DEFAULTS, FILTERS } from './parts/recordFilters'
import { isGiven, RECORD } from './parts/states'

const MAX_PARTS = 6

/** Totals of all draws that match the search, winning or not, and the prizes that were won. */
const RecordSums = ({ answer }: { answer: RecordPage | undefined }) => {
  const t = useT()
  const { count: write } = useFormats()
  const { draws, people, wins, pointsSpent, waiting } = answer?.summary ?? {}
  const byPrize = answer?.byPrize ?? []
  const others = sumOf(byPrize.slice(MAX_PARTS).map(({ count }) => numberIn(count)))
  const parts = [
    ...byPrize.slice(0, MAX_PARTS),
    ...(others !== 0 ? [{ prizeName: t('lotteryRecords.otherPrizes'), count: others }] : []),
  ]
  const figures = [
    { label: t('lottery.drawCount'), value: write(draws) },
    { label: t('lottery.joinCount'), value: write(people) },
    { label: t('lottery.winCount'), value: write(wins) },
    { label: t('lotteryRecords.winRate'), value: <Rate part={wins} whole={draws} /> },
    { label: t('lottery.pointsSpent'), value: write(pointsSpent) },
    { label: t('lotteryRecords.waiting'), value: write(waiting) },
  ]
  return (
    <div className="record-sums">
      <Figures card label={t('lotteryRecords.figures')} figures={figures} />
      <Chart
        shape="ring"
        title={t('lotteryRecords.prizes')}
        of={t(lotteryRecord.prizeName.label)}
        categories={parts.map(({ prizeName }) => prizeName)}
        series={[{ name: t(lottery.winCount.label), values: parts.map(({ count }) => numberIn(count)) }]}
        height={220}
      />
    </div>
  )
}

const record = lotteryRecord
const SORT = { field: record.drawTime.key, order: 'desc' } as const
const nameOf = ({ id }: LotteryRecord) => id
const rowClass = (row: LotteryRecord) => (lapsesSoon(row) ? 'record-lapsing' : '')

const COLUMNS: readonly ColumnOf<LotteryRecord>[] = [
  { field: record.nickname, below: record.phone },
  { field: record.status, width: 110 },
  {
    field: record.prizeName,
    width: 140,
    cell: ({ prizeName, prizeType }) => <Words>{isGiven(prizeType) ? prizeName : ''}</Words>,
  },
  { field: record.expireTime, width: 250, cell: (row) => <ClaimUntil row={row} /> },
  { field: record.orderNo, width: 200, cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  { field: record.lotteryTitle, width: 160 },
  { field: record.prizeType, width: 110 },
  record.drawTime,
  { field: record.memberType, width: 100 },
  { field: record.freeFlag, width: 100 },
  { field: record.costPoints, width: 100 },
  {
    field: record.id,
    width: 150,
    link: ({ id }) => to(RECORD, { id }),
  },
  record.updateTime,
]

export default function LotteryRecordList() {
  const { go } = useScreen()
  return (
    <ListScreen
      above={(answer) => <RecordSums answer={answer} />}
      load={lotteries.listRecords}
      rowKey={record.id}
      nameOf={nameOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={COLUMNS}
      sort={SORT}
      rowClass={rowClass}
      toolbar={<Export from={lotteries.exportRecords} can="lotteries.exportRecords" />}
      actions={({ id }) => [{ label: 'kit.detail', run: () => go(to(RECORD, { id })) }]}
    />
  )
}
