import * as lotteries from '@/api/marketing/lotteries'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Lottery, lottery } from '@/entities/marketing/lottery'
import { lotteryStatus } from '@/entities/marketing/lotteryEnums'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Share, StockLeft } from './parts/lotteryCells'
import { Period } from '@/kit/show/Period'
import { DETAILS } from './parts/states'
import { useLotteryMoves, useRecordsOf } from './parts/useLotteryActions'

const FILTERS = [
  containsFilter(lottery.title),
  choicesFilter(lottery.status),
  choicesFilter(lottery.audience),
  dateRangeFilter(lottery.startTime),
]
const SORT = { field: lottery.createTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: Lottery) => title || id

const COLUMNS: readonly ColumnOf<Lottery>[] = [
  {
    field: lottery.title,
    width: 180,
    link: ({ id }) => to(DETAILS, { id }),
    text: ({ id, title }) => title || id,
  },
  lottery.status,
  {
    key: 'stockLeft',
    label: 'lotteries.stockLeft',
    width: 120,
    cell: ({ stockLeft }) => <StockLeft left={stockLeft} />,
  },
  { field: lottery.winCount, width: 130, cell: (row) => <Share part={row.winCount} whole={row.drawCount} /> },
  { field: lottery.drawCount, width: 104 },
  { field: lottery.joinCount, width: 104 },
  { field: lottery.pointsSpent, width: 116 },
  { key: 'period', label: 'lotteries.period', width: 290, cell: (row) => <Period {...row} /> },
  { field: lottery.costPoints, width: 116 },
  { field: lottery.freeTimes, width: 116 },
  lottery.audience,
  lottery.createBy,
  lottery.createTime,
  lottery.id,
]

export default function LotteryList() {
  const t = useT()
  const { go } = useScreen()
  const { head: runs } = useViewer()
  const moves = useLotteryMoves()
  const recordsOf = useRecordsOf()
  const actionsOf = (row: Lottery): Action[] => {
    const { id } = row
    return [
      { label: 'kit.detail', run: () => go(to(DETAILS, { id })) },
      {
        label: 'kit.edit',
        can: 'lotteries.update',
        hide: !runs || !is(row.status, lotteryStatus.draft, lotteryStatus.stopped),
        run: () => go(to(DETAILS, { id, mode: 'edit' })),
      },
      ...moves(row),
      recordsOf(row),
      { label: 'kit.copy', can: 'lotteries.create', hide: !runs, run: () => go(to(DETAILS, { copyId: id })) },
      {
        label: 'kit.delete',
        can: 'lotteries.remove',
        danger: true,
        hide: !runs || !is(row.status, lotteryStatus.draft),
        ask: { title: t('lotteries.deleteAsk', { name: row.title }), effect: t('lotteries.deleteEffect') },
        run: () => lotteries.remove({ id }),
        done: t('lotteries.deleted'),
      },
    ]
  }
  return (
    <ListScreen
      load={lotteries.list}
      rowKey={lottery.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      actions={actionsOf}
      create={{ label: 'lotteries.new', can: 'lotteries.create', hide: !runs, run: () => go(to(DETAILS)) }}
    />
  )
}
