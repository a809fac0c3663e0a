import { orderShare } from '@/entities/orders/orderShare'
import * as rewards from '@/api/commerce/rewards'
import { orderRewardStatus } from '@/entities/orders/orderEnums'
import { isHeadquarters } from '@/session/identity'
import { rewardGoodsCode } from '../../commerce/rules/rewards'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { demand, demandOnePage } from '../../system/rules/access'
import type { OrderShareRow } from '../data/orderShares'
import { dropOrderShare, orderShares, seesOrder, shareView } from '../rules/orders'

const PAGE = '/order-management/orderShareManagement'

const TASKS = '/shop-management-shop/shop-task-mgt'
const SHARES = '/shop-management-shop/shareManagement'

const listed = listOf(rewards.listOrderRecords)<OrderShareRow>({
  is: [
    'shareUserType',
    'dealerCode',
    'status',
    'rewardType',
    { activityId: (row) => row.activityId ?? '' },
    { shareUserId: (row) => row.shareUserId ?? '' },
    { goodsCode: (row) => rewardGoodsCode(row.rewardGoodsId) },
  ],
  like: ['orderNo', 'shareUserName'],
  phone: ['sharePhone'],
  between: ['createTime'],
  sort: ['createTime', 'shareTime', { orderAmount: (row) => row.amountCents }],
})

on(rewards.listOrderRecords)((input, { user }) => {
  demandOnePage(user, [PAGE, TASKS, SHARES])
  return listed.page(orderShares().filter(seesOrder(user)), input, shareView)
})
on(rewards.exportOrderRecords)((input, { user }) => {
  demand(user, 'rewards.exportOrderRecords')
  return sheetOf(
    listed.exported(orderShares().filter(seesOrder(user)), input).map(shareView),
    columnsOf(
      orderShare,
      'orderNo',
      'shareUserName',
      'sharePhone',
      'dealerName',
      'customerName',
      'phone',
      'seriesName',
      'orderAmount',
      'shareTime',
      'createTime',
      'rewardValue',
      'status',
    ),
  )
})
on(rewards.removeOrderRecord)(({ id }, { user }) => {
  demand(user, 'rewards.removeOrderRecord')
  if (!isHeadquarters(user)) throw new Refusal(403, '没有操作权限')
  const row = orderShares().find((one) => one.id === text(id))
  if (!row) throw new Refusal(404, '数据不存在')
  if (row.status === orderRewardStatus.pending || row.status === orderRewardStatus.granted)
    throw new Refusal(400, '状态已变化，请刷新后重试')
  dropOrderShare(row.id)
  return {}
})
