import type { Screens } from '../..'
import RewardGoodsList from '../rewards/RewardGoodsList'
import RewardGoodsPage from '../rewards/RewardGoodsPage'
import RewardTaskDetail from '../rewards/RewardTaskDetail'
import RewardTaskPage from '../rewards/RewardTaskPage'
import RewardShares from '../rewards/RewardShares'
import RewardTasks from '../rewards/RewardTasks'

/** The reward programme: its goods and its tasks. */
export const screens = {
  '/shop-management-shop/reward-shop-mgt': RewardGoodsList,
  '/shop-management-shop/addRewardGoods': RewardGoodsPage,
  '/shop-management-shop/shop-task-mgt': RewardTasks,
  '/shop-management-shop/shop-task-detail': RewardTaskDetail,
  '/shop-management-shop/shareManagement': RewardShares,
  '/shop-management-shop/addGoodsTask': RewardTaskPage,
} satisfies Screens
