import { useMemo } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import type { RewardShare } from '@/entities/commerce/rewardShare'
import { orderShare } from '@/entities/orders/orderShare'
import { Panel } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { plain } from '@/kit/show/format'
import { maskName } from '@/lib/masking'
import { useT } from '@/locales'
import { recordColumnsFor, recordName } from './orderRecords'

const WIDTH = 1080
const SORT = { field: orderShare.createTime.key, order: 'desc' } as const

export const ShareOrders = ({ of, onClose }: { of: RewardShare; onClose: () => void }) => {
  const t = useT()
  const viewer = useViewer()
  const columns = useMemo(() => recordColumnsFor(viewer), [viewer])
  const { shareUserId, goodsCode } = of
  const title = t('rewards.ordersOf', {
    name: maskName(plain(of.shareUserName)),
    goods: plain(of.goodsName) || goodsCode,
  })
  return (
    <Panel open width={WIDTH} title={title} onClose={onClose}>
      <InnerPlace name="orders">
        <ListScreen
          load={rewards.listOrderRecords}
          also={{ shareUserId, goodsCode }}
          rowKey={orderShare.id}
          nameOf={recordName}
          columns={columns}
          sort={SORT}
          emptyText={t('rewards.noOrders')}
        />
      </InnerPlace>
    </Panel>
  )
}
