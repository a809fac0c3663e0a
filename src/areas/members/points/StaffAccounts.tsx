import { Tooltip } from 'antd'
import { useMemo } from 'react'
import * as points from '@/api/members/points'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { pointSide, staffAccountStatus } from '@/entities/members/pointEnums'
import { staffPoint as fields, type StaffPoint } from '@/entities/members/staffPoint'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { type ListCall, ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { useOpened } from '@/kit/page/opened'
import { useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useLatest } from '@/kit/data/useLatest'
import { useT } from '@/locales'
import type { Counted } from '@/api/reply'
import { nameOf, SoonExpire } from './parts/account'
import { AccountPanel } from './parts/AccountPanel'
import { ImportButton } from './parts/ImportButton'
import { TILES } from './parts/tiles'
import { useAccounts } from './parts/useAccounts'

const SIDE = { side: pointSide.staff } as const
const filtersFor = (viewer: Viewer) => [
  containsFilter(fields.userName),
  phoneFilter(fields.phone),
  ...areaFiltersFor(viewer, fields),
  containsFilter(fields.roleName),
  numberRangeFilter(fields.balance),
  fields.bound,
  fields.status,
  spanFilter(fields.changeTime),
]
type Search = Parameters<typeof points.listUsersByCondition>[0]
/** All accounts have a call of their own. */
const callOf = (search: Record<string, unknown>): ListCall<StaffPoint, Search, Counted<StaffPoint>> =>
  Object.keys(search).some((key) => !/^sort(Field|Order)$/.test(key)) ? points.listUsersByCondition : points.listUsers

/** What who has left still holds is void after 30 days. */
const Balance = ({ row }: { row: StaffPoint }) => {
  const t = useT()
  const { count } = useFormats()
  const balance = <b className="digits">{count(row.balance)}</b>
  if (!is(row.status, staffAccountStatus.left)) return balance
  return (
    <Tooltip title={t('points.voidSoon')}>
      <span className="quiet digits">{count(row.balance)}</span>
    </Tooltip>
  )
}

/** The points accounts of the staff of dealers. */
export const StaffAccounts = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const { actionsOf, bulk, showCell, dialogs } = useAccounts(pointSide.staff)
  const cell = useLatest(showCell)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(
    () =>
      forViewer<ColumnOf<StaffPoint>>(viewer, [
        {
          field: fields.userName,
          width: 130,
          below: fields.phone,
          cell: (row) => (
            <CellLink onClick={() => open('detail', row.userId)}>
              <bdi>{nameOf(row)}</bdi>
            </CellLink>
          ),
        },
        { field: fields.status, width: 90 },
        { field: fields.balance, width: 110, cell: (row) => <Balance row={row} /> },
        { field: fields.soonExpire, width: 110, cell: (row) => <SoonExpire value={row.soonExpire} /> },
        { field: fields.roleName, width: 130 },
        { field: fields.dealerName, width: 170, below: fields.areaName },
        { field: fields.totalEarn, width: 110 },
        { field: fields.totalUse, width: 110 },
        { field: fields.totalExpire, width: 110 },
        { field: fields.pointShow, width: 90, cell },
        { field: fields.bound, width: 100 },
        { field: fields.changeTime, width: 150 },
      ]),
    [viewer, open, cell],
  )
  return (
    <>
      <ListScreen
        load={callOf}
        rowKey={fields.userId}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        asOf="points.asOf"
        above={() => <SummaryTiles label="points.staffSummary" of={TILES} />}
        toolbar={
          <>
            <Export from={points.exportUserPoints} can="points.exportUserPoints" also={SIDE} />
            <ImportButton />
          </>
        }
        bulk={bulk}
        emptyText={t('points.noAccounts')}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.userId) }]}
      />
      <AccountPanel side={pointSide.staff} actions={actionsOf} />
      {dialogs}
    </>
  )
}
