import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { plateFilter } from '@/business/plateFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type PicksendOrder, picksendOrder as order, picksendStatus } from '@/entities/vehicle/picksendOrder'
import { useLinkActions } from '@/kit/actions/links'
import { useToday } from '@/kit/data/useToday'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { usePeek } from '@/kit/record/usePeek'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { to } from '@/routes'
import PicksendDetail from '../PicksendDetail'
import { isLate, weekAround } from '../picksendRules'
import { PicksendFigures, PicksendQueues } from './PicksendFigures'
import { RULES } from './RulesPanel'

const DETAIL = '/afterSale-management/picksendDetail'
const RESERVATION = '/afterSale-management/maintenanceDetails'

const filtersFor = (viewer: Viewer) => [
  containsFilter(order.orderNo),
  choicesFilter(order.status),
  phoneFilter(order.phone),
  plateFilter(order.plate),
  spanFilter(order.appointTime),
  ...areaFiltersFor(viewer, { areaName: { label: 'customerOrder.areaName' }, dealerName: order.dealerName }),
  order.serviceKind,
  order.provider,
]

const Status = ({ row }: { row: PicksendOrder }) => {
  const t = useT()
  const tag = <StatusTag field={order.status} value={row.status} />
  return isLate(row) ? <TwoValues upper={tag} below={<Mark tone="error">{t('picksends.late')}</Mark>} /> : tag
}

const nameOf = (row: PicksendOrder) => row.orderNo || row.id
const COLUMNS: readonly ColumnOf<PicksendOrder>[] = [
  { field: order.orderNo, width: 170, link: (row) => to(DETAIL, { id: row.id }), text: nameOf },
  { field: order.status, width: 116, cell: (row) => <Status row={row} /> },
  { field: order.appointTime, width: 150 },
  { field: order.customerName, width: 130, below: order.phone },
  { field: order.serviceKind, width: 104 },
  { field: order.plate, width: 112 },
  { field: order.dealerName, width: 180 },
  { field: order.pickAddress, width: 200 },
  { field: order.provider, width: 116, below: order.driverName },
  { field: order.feeAmount, width: 104 },
  order.payer,
  order.createTime,
]

/** Orders; by default those from a week before to a week after today. */
export const PicksendOrders = () => {
  const t = useT()
  const viewer = useViewer()
  const { go } = useScreen()
  const { open } = useOpened()
  const linkTo = useLinkActions()
  const peek = usePeek(DETAIL, PicksendDetail)
  const today = useToday()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, COLUMNS), [viewer])
  const defaults = useMemo(() => ({ [order.appointTime.key]: weekAround(today) }), [today])
  const sort = useQueueSort({
    by: order.appointTime.key,
    waiting: [picksendStatus.toDispatch, picksendStatus.incident],
  })
  return (
    <>
      <ListScreen
        load={reservations.listPicksends}
        above={() => <PicksendFigures hq={viewer.hq} />}
        rowKey={order.id}
        nameOf={nameOf}
        filters={filters}
        defaults={defaults}
        columns={columns}
        sort={sort}
        emptyText={t('picksends.none')}
        toolbar={
          <>
            <PicksendQueues />
            <Export from={reservations.exportPicksends} can="reservations.exportPicksends" />
            <Button icon={<SettingOutlined />} onClick={() => open(RULES)}>
              {t('picksends.rules')}
            </Button>
          </>
        }
        actions={(row) => [
          { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
          isGiven(row.reserveNo) && linkTo('picksendOrder.reserveNo', RESERVATION, { id: row.reserveId }),
          peek.action(row),
        ]}
      />
      {peek.host}
    </>
  )
}
