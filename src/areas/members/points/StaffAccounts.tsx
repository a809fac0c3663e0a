import { Tooltip } from 'antd'
import { type ReactNode, useCallback, useMemo } from 'react'
import * as points from '@/api/members/points'
import type { Counted } from '@/api/reply'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { pointSide, staffAccountStatus } from '@/entities/members/pointEnums'
import { staffPoint as fields, type StaffPoint } from '@/entities/members/staffPoint'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import type { ListCall } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { isNarrowed, SoonExpire } from './parts/account'
import { AccountList } from './parts/AccountList'
import { ImportButton } from './parts/ImportButton'

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
/** The unfiltered list has its own call. */
const callOf = (search: Record<string, unknown>): ListCall<StaffPoint, Search, Counted<StaffPoint>> =>
  isNarrowed(search) ? points.listUsersByCondition : points.listUsers

/** The balance of former staff expires after 30 days. */
const Balance = ({ row }: { row: StaffPoint }) => {
  const t = useT()
  const value = <Value field={fields.balance} value={row.balance} />
  if (!is(row.status, staffAccountStatus.left)) return <b>{value}</b>
  return (
    <Tooltip title={t('points.voidSoon')}>
      <span className="quiet">{value}</span>
    </Tooltip>
  )
}
const columnsOf = (cell: (row: StaffPoint) => ReactNode): ColumnOf<StaffPoint>[] => [
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
]

export const StaffAccounts = () => {
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useCallback((cell: (row: StaffPoint) => ReactNode) => forViewer(viewer, columnsOf(cell)), [viewer])
  return (
    <AccountList
      side={pointSide.staff}
      summary="points.staffSummary"
      load={callOf}
      filters={filters}
      columns={columns}
      toolbar={
        <>
          <Export from={points.exportUserPoints} can="points.exportUserPoints" also={SIDE} />
          <ImportButton />
        </>
      }
    />
  )
}
