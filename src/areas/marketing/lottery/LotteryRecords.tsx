import * as lotteries from '@/api/marketing/lotteries'
import { type LotteryRecord, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Export } from '@/kit/files/Export'
import { Words } from '@/kit/show/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { ClaimUntil, lapsesSoon, OrderLink } from './parts/recordCells'
import { DEFAULTS, FILTERS } from './parts/recordFilters'
import { RecordSums } from './parts/RecordSums'
import { isGiven, RECORD } from './parts/states'

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

/** Who drew and won what, and whether it arrived. */
export default function LotteryRecords() {
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
