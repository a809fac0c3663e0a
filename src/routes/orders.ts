import type { RouteLine } from './line'

/** The routes of orders. */
export const orders = [
  { path: '/order-management/orderHeadquarter', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/orderDealer', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/dealerHeadquarter', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/dealerDealer', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/orderDetail', area: 'orders', hidden: true, needs: ['id'] },
  { path: '/order-management/orderShareManagement', area: 'orders' },
] as const satisfies RouteLine[]
