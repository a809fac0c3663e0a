import { useMemo, useState } from 'react'
import { notify } from '@/api/notices'
import * as orders from '@/api/orders'
import { type SecondDealerApproval, secondDealerApproval } from '@/entities/shared/secondDealerApproval'
import type { Action } from '@/kit/actions/actions'
import { Ask } from '@/kit/actions/ask'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { derived } from '@/kit/load'
import { Reading } from '@/kit/Reading'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { DecideDrawer } from './DecideDrawer'
import { ParentName, parentFilterFor } from './fields'
import { useWho } from './who'

const WAITING = '1'
const DEFAULTS = { status: WAITING }
const OLDEST = { field: 'applyTime', order: 'asc' } as const
const NEWEST = { field: 'applyTime', order: 'desc' } as const
const CAN = 'orders.approveSecondDealer'
const MOST = 20

const { id, applyType, dealerName, parentDealerCode, cityName, applyBy, applyTime, status, opinion, approveBy, approveTime } = secondDealerApproval
const COLUMNS: readonly ColumnOf<SecondDealerApproval>[] = [
  ...[id, applyType],
  { field: dealerName, width: 240, cell: (row) => <bdi>{row.dealerName}</bdi> },
  { field: parentDealerCode, width: 240, cell: (row) => <ParentName row={row} /> },
  ...[cityName, applyBy, applyTime, status, opinion, approveBy, approveTime],
]

/** One application by its number: there is no call for just one, so the list is asked for it. */
const one = (wanted: string) =>
  derived(orders.listSecondDealerApprovals.query({ id: wanted, pageNo: 1, pageSize: 1 }, { quiet: true }), 'one', ({ records }) =>
    records.find((row) => row.id === wanted),
  )

interface Passing {
  rows: readonly SecondDealerApproval[]
  run: Parameters<NonNullable<BulkAction<SecondDealerApproval>['open']>>[2]
}

/** The applications about second-tier outlets: waiting ones, oldest first, unless others are asked for. */
export const Applications = () => {
  const t = useT()
  const who = useWho()
  const { query } = useScreen()
  const opened = useOpened()
  const [passing, setPassing] = useState<Passing>()
  const filters = useMemo(() => [words(dealerName), ...parentFilterFor(who, parentDealerCode), applyType, status, applyTime].map(filterOf), [who])
  const decidable = (row: SecondDealerApproval) => Number(row.status) === 1 && who.decides && !(row.applyUserId && row.applyUserId === who.id)
  const actionsOf = (row: SecondDealerApproval): Action[] => [
    { label: 'seconds.decide', can: CAN, hide: !decidable(row), run: () => opened.open('application', row.id) },
    { label: 'seconds.view', hide: decidable(row), run: () => opened.open('application', row.id) },
  ]
  const pass: BulkAction<SecondDealerApproval> = {
    label: 'seconds.pass',
    can: CAN,
    when: decidable,
    open: (rows, _, run) => (rows.length > MOST ? notify('error', t('seconds.most', { count: MOST })) : setPassing({ rows, run })),
  }
  return (
    <>
      <ListScreen
        load={orders.listSecondDealerApprovals}
        rowKey={id}
        nameOf={(row) => row.dealerName}
        filters={filters}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={(query.get('status') ?? WAITING) === WAITING ? OLDEST : NEWEST}
        actions={actionsOf}
        bulk={who.decides ? [pass] : []}
      />
      {opened.mode === 'application' && opened.id && (
        <Reading key={opened.id} of={one(opened.id)} title={t('seconds.application')} width={880} onClose={opened.close}>
          {(row) => <DecideDrawer row={row} who={who} onClose={opened.close} />}
        </Reading>
      )}
      <Ask
        question={passing && { title: t('seconds.askPass', { count: passing.rows.length }) }}
        busy={false}
        onCancel={() => setPassing(undefined)}
        onOk={() => {
          passing?.run((row) => orders.approveSecondDealer({ id: row.id, result: 1, opinion: '' }, { quiet: true }))
          setPassing(undefined)
        }}
      />
    </>
  )
}
