import { to } from '@/routes'

export const GOODS_FORM = '/shop-management-shop/addRewardGoods'
export const TASKS = '/shop-management-shop/shop-task-mgt'
export const TASK = '/shop-management-shop/shop-task-detail'
export const TASK_FORM = '/shop-management-shop/addGoodsTask'
export const settingsOf = (id: string): string => to(TASK_FORM, { id, toDetail: 1 })
