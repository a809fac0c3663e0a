import { Badge, Space } from 'antd'
import { useMemo } from 'react'
import { totalIn } from '@/api/reply'
import * as orders from '@/api/orders/orders'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { auditStatus } from '@/entities/shared/enums'
import { secondDealer } from '@/entities/shared/secondDealer'
import { useLoad } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { Applications } from './parts/Applications'
import { MoveDialog, useMoving } from './parts/MoveDialog'
import { SecondPanel } from './parts/SecondPanel'
import { keepsOutlets } from './parts/access'
import { useSecondActions } from './parts/useSecondActions'
import { columnsFor, filtersFor, SORT } from './parts/secondDealerColumns'

const SubDealerTable = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const { actionsOf, close } = useSecondActions(viewer, open)
  const { action: move, ...moving } = useMoving()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open, t), [viewer, open, t])
  return (
    <>
      <ListScreen
        load={dealers.listSecond}
        rowKey={secondDealer.id}
        nameOf={(row) => row.dealerName}
        filters={filters}
        columns={columns}
        sort={SORT}
        create={{
          label: 'subDealers.apply',
          can: 'dealers.createSecond',
          hide: !keepsOutlets(viewer),
          run: () => open('new'),
        }}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={[...(keepsOutlets(viewer) ? [close] : []), ...(viewer.hq ? [move] : [])]}
      />
      <SecondPanel viewer={viewer} actionsOf={actionsOf} />
      <MoveDialog {...moving} />
    </>
  )
}

export default function SecondDealerList() {
  const t = useT()
  const { second } = useViewer()
  if (second) return <SubDealerTable />
  return (
    <ScreenTabs
      tabs={[
        { key: 'outlets', label: t('subDealers.tab'), children: <SubDealerTable /> },
        { key: 'applications', label: <Waiting />, children: <Applications /> },
      ]}
    />
  )
}

const Waiting = () => {
  const t = useT()
  const { data } = useLoad(
    orders.listSecondDealerApprovals.query({ status: auditStatus.waiting, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const count = totalIn(data)
  return (
    <Space size={6}>
      {t('subDealers.applications')}
      <Badge count={count ?? 0} size="small" title={t('subDealers.waitingCount', { count })} />
    </Space>
  )
}
