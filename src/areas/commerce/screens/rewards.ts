import type { Screens } from '../..'
import RewardGoodsList from '../rewards/RewardGoodsList'
import RewardGoodsDetail from '../rewards/RewardGoodsDetail'
import RewardTaskDetail from '../rewards/RewardTaskDetail'
import RewardTaskForm from '../rewards/RewardTaskForm'
import RewardShareList from '../rewards/RewardShareList'
import RewardTaskList from '../rewards/RewardTaskList'

export const screens = {
  '/shop-management-shop/reward-shop-mgt': RewardGoodsList,
  '/shop-management-shop/addRewardGoods': RewardGoodsDetail,
  '/shop-management-shop/shop-task-mgt': RewardTaskList,
  '/shop-management-shop/shop-task-detail': RewardTaskDetail,
  '/shop-management-shop/shareManagement': RewardShareList,
  '/shop-management-shop/addGoodsTask': RewardTaskForm,
} satisfies Screens
