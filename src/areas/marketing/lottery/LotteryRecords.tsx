import { useMemo } from 'react'
import * as lotteries from '@/api/lotteries'
import { type LotteryRecord, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Export } from '@/kit/actions/Export'
import { Words } from '@/kit/Blank'
import { CellLink } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { to } from '@/routes'
import { ClaimUntil, lapsesSoon, OrderLink } from './parts/recordFaces'
import { DEFAULTS, FILTERS } from './parts/recordFilters'
import { RecordSums } from './parts/RecordSums'
import { isGiven, RECORD } from './parts/states'
import { leaveTrail } from './parts/trail'

const record = lotteryRecord
const SHOWN = FILTERS.map(filterOf)
const SORT = { field: record.drawTime.key, order: 'desc' } as const
const nameOf = ({ id }: LotteryRecord) => id
const rowClass = (row: LotteryRecord) => (lapsesSoon(row) ? 'record-lapsing' : '')

const columnsOf = (open: (id: string) => void): ColumnOf<LotteryRecord>[] => [
  {
    field: record.id,
    width: 150,
    cell: ({ id }) => (
      <CellLink digits to={to(RECORD, { id })} onClick={() => open(id)}>
        {id}
      </CellLink>
    ),
  },
  { field: record.lotteryTitle, width: 160 },
  record.nickname,
  record.phone,
  { field: record.memberType, width: 100 },
  record.drawTime,
  { field: record.freeFlag, width: 100 },
  { field: record.costPoints, width: 100 },
  { field: record.prizeName, width: 140, cell: ({ prizeName, prizeType }) => <Words>{isGiven(prizeType) ? prizeName : ''}</Words> },
  { field: record.prizeType, width: 110 },
  { field: record.status, width: 110 },
  { field: record.expireTime, width: 250, cell: (row) => <ClaimUntil row={row} /> },
  { field: record.orderNo, width: 200, cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  record.updateTime,
]

/** Who drew and won what, and whether it arrived. */
export default function LotteryRecords() {
  const { go } = useScreen()
  const { state } = useListState(SHOWN, DEFAULTS, SORT)
  // The list's own question, asked once for both.
  const { data } = useLoad(lotteries.listRecords.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize }))
  const rows = data?.records
  const { open, columns } = useMemo(() => {
    const goTo = (id: string) => {
      leaveTrail((rows ?? []).map((row) => row.id))
      go(to(RECORD, { id }))
    }
    return { open: goTo, columns: columnsOf(goTo) }
  }, [go, rows])
  return (
    <>
      <RecordSums answer={data} />
      <ListScreen
        load={lotteries.listRecords}
        rowKey={record.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        rowClass={rowClass}
        toolbar={<Export from={lotteries.exportRecords} can="lotteries.exportRecords" />}
        actions={({ id }) => [{ label: 'lotteries.detail', run: () => open(id) }]}
      />
    </>
  )
}
