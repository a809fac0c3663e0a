import { useMemo, useState } from 'react'
import { findById } from '@/api/findById'
import { notify } from '@/api/notices'
import * as orders from '@/api/orders/orders'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { auditStatus } from '@/entities/shared/enums'
import { type SecondDealerApproval, secondDealerApproval } from '@/entities/shared/secondDealerApproval'
import type { Action } from '@/kit/actions/actions'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { DecideDrawer } from './DecideDrawer'
import { ParentName, parentFilterFor } from './secondDealerColumns'

const DEFAULTS = { status: String(auditStatus.waiting) }
const CAN = 'orders.approveSecondDealer'
const MAX = 20

const {
  id,
  applyType,
  dealerName,
  parentDealerCode,
  cityName,
  applyBy,
  applyTime,
  status,
  opinion,
  approveBy,
  approveTime,
} = secondDealerApproval
const COLUMNS: readonly ColumnOf<SecondDealerApproval>[] = [
  { field: dealerName, width: 240, cell: (row) => <bdi>{row.dealerName}</bdi> },
  ...[status, applyType],
  { field: parentDealerCode, width: 240, cell: (row) => <ParentName row={row} /> },
  ...[cityName, applyBy, applyTime, opinion, approveBy, approveTime, id],
]

/** Finds one application by number in the list, since there is no call for a single one. */
const one = (wanted: string) => findById(orders.listSecondDealerApprovals, { id: wanted })

interface Passing {
  rows: readonly SecondDealerApproval[]
  run: Parameters<NonNullable<BulkAction<SecondDealerApproval>['open']>>[2]
}

export const Applications = () => {
  const t = useT()
  const viewer = useViewer()
  const sort = useQueueSort({ by: applyTime.key, waiting: [auditStatus.waiting], initially: DEFAULTS.status })
  const opened = useOpened()
  const [passing, setPassing] = useState<Passing>()
  const filters = useMemo(
    () => [containsFilter(dealerName), ...parentFilterFor(viewer, parentDealerCode), applyType, status, applyTime],
    [viewer],
  )
  const decidable = (row: SecondDealerApproval) =>
    is(row.status, auditStatus.waiting) && viewer.hq && !(row.applyUserId && row.applyUserId === viewer.id)
  const actionsOf = (row: SecondDealerApproval): Action[] => [
    { label: 'subDealers.decide', can: CAN, hide: !decidable(row), run: () => opened.open('application', row.id) },
    { label: 'subDealers.view', hide: decidable(row), run: () => opened.open('application', row.id) },
  ]
  const pass: BulkAction<SecondDealerApproval> = {
    label: 'subDealers.pass',
    can: CAN,
    when: decidable,
    open: (rows, _, run) =>
      rows.length > MAX ? notify('error', t('subDealers.max', { count: MAX })) : setPassing({ rows, run }),
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
        sort={sort}
        actions={actionsOf}
        bulk={viewer.hq ? [pass] : []}
      />
      {opened.mode === 'application' && opened.id && (
        <LoadRecord
          key={opened.id}
          of={one(opened.id)}
          title={t('subDealers.application')}
          width={880}
          onClose={opened.close}
        >
          {(row) => <DecideDrawer row={row} viewer={viewer} onClose={opened.close} />}
        </LoadRecord>
      )}
      <ConfirmDialog
        question={passing && { title: t('subDealers.askPass', { count: passing.rows.length }) }}
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
