import * as rewards from '@/api/commerce/rewards'
import type { RewardShare } from '@/entities/commerce/rewardShare'
import { rewardShareWay } from '@/entities/commerce/rewardEnums'
import { toCents } from '@/lib/money'
import { demandHeadquarters } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { orderShares } from '../../orders/rules/orders'
import { demandPage, seesRecord } from '../../system/rules/access'
import { dropRewardShare, rewardShares } from '../rules/rewards'
import { grouped, type ShareView, shareViews } from '../rules/rewardViews'

const PAGE = '/shop-management-shop/shareManagement'
const BEST = 10

const listed = listOf(rewards.listShares)<ShareView>({
  is: ['id', 'shareUserType', 'areaName', 'dealerCode', 'validFlag'],
  like: ['goodsName', 'title'],
  between: ['shareTime'],
  where: {
    // Names and phones are masked in the list, but the filters match the stored values.
    shareUserName: (asked) => {
      const word = text(asked)
      const ids = new Set(rewardShares().flatMap(({ id, shareUserName }) => (shareUserName.includes(word) ? [id] : [])))
      return ({ id }) => word === '' || ids.has(id)
    },
    phone: (asked) => {
      const word = text(asked)
      const ids = new Set(rewardShares().flatMap(({ id, phone }) => (phone.endsWith(word) ? [id] : [])))
      return ({ id }) => word === '' || ids.has(id)
    },
    hasOrder: (asked) => (row) => text(asked) !== '1' || row.orderCount > 0,
  },
  sort: ['shareTime', 'viewCount', 'orderCount', { orderAmount: (row) => toCents(row.orderAmount) ?? 0 }],
})

on(rewards.listShares)((input, { user }) => {
  demandPage(user, PAGE)
  const rows = shareViews().filter(seesRecord(user))
  const fitting = listed.fitting(rows, input)
  const bySharer = grouped(fitting, ({ shareUserId }) => shareUserId)
  const sum = (of: (row: ShareView) => number) => fitting.reduce((all, row) => all + of(row), 0)
  return {
    // The data holds only the codes of the enumerations.
    ...listed.page(rows, input, (row) => row as RewardShare),
    summary: {
      shareCount: fitting.length,
      userCount: bySharer.size,
      viewCount: sum(({ viewCount }) => viewCount),
      orderCount: sum(({ orderCount }) => orderCount),
    },
    best: [...bySharer.values()]
      .map((shares) => ({
        shareUserName: shares[0]?.shareUserName,
        shareCount: shares.length,
        orderCount: shares.reduce((all, { orderCount }) => all + orderCount, 0),
      }))
      .toSorted((a, b) => b.shareCount - a.shareCount || b.orderCount - a.orderCount)
      .slice(0, BEST),
    byWay: rewardShareWay.options.map(({ value }) => ({
      shareWay: value,
      shareCount: fitting.filter(({ shareWay }) => shareWay === value).length,
    })),
  }
})

on(rewards.removeShare)(({ id }, { user }) => {
  demandHeadquarters(user, 'rewards.removeShare')
  const row = rewardShares().find((one) => one.id === text(id))
  if (!row) throw new Refusal(404, '数据不存在')
  // A refunded order still refers to the share.
  if (orderShares().some(({ shareId }) => shareId === row.id)) throw new Refusal(400, '该分享已有成交订单，不能删除')
  dropRewardShare(row.id)
  return {}
})
