import type { RouteLine } from './line'

/** The pages of a sale, during which the lists of sales stay as they are. */
const SALE_PAGES = [
  '/solid-management/solidDetail',
  '/solid-management/transferOwnership',
  '/solid-management/transferApply',
  '/solid-management/completeInfo',
] as const

/** The routes of orders. */
export const orders = [
  { path: '/order-management/orderHeadquarter', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/orderDealer', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/dealerHeadquarter', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/dealerDealer', area: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/orderDetail', area: 'orders', hidden: true, needs: ['id'] },
  { path: '/order-management/orderShareManagement', area: 'orders' },
  { path: '/big-order/big-orderList', area: 'bigOrders', keepAliveFor: ['/big-order/big-orderDetail'] },
  { path: '/big-order/big-orderDetail', area: 'bigOrders', hidden: true, needs: ['id'] },
  {
    path: '/big-afterservice/big-serviceOrderList',
    area: 'bigOrders',
    keepAliveFor: ['/big-afterservice/big-serviceOrderDetail'],
  },
  { path: '/big-afterservice/big-serviceOrderDetail', area: 'bigOrders', hidden: true, needs: ['id'] },
  { path: '/account-management/silver', area: 'splitAccounts' },
  { path: '/account-management/silverManagement', area: 'splitAccounts' },
  { path: '/account-management/orders', area: 'splitAccounts' },
  {
    path: '/account-management/c-orders',
    area: 'splitAccounts',
    keepAliveFor: ['/account-management/c-ordersDetail'],
  },
  { path: '/account-management/c-ordersDetail', area: 'splitAccounts', hidden: true, needs: ['id'] },
  {
    path: '/solid-management/solidHeadquarter',
    area: 'actualSales',
    keepAliveFor: SALE_PAGES,
  },
  {
    path: '/solid-management/solidDealerCounselor',
    area: 'actualSales',
    keepAliveFor: SALE_PAGES,
  },
  {
    path: '/solid-management/solidDealerExhibition',
    area: 'actualSales',
    keepAliveFor: SALE_PAGES,
  },
  { path: '/solid-management/solidDetail', area: 'actualSales', hidden: true, needs: ['id'] },
  { path: '/solid-management/transferOwnership', area: 'actualSales', hidden: true, needs: ['id'] },
  { path: '/solid-management/transferApply', area: 'actualSales', hidden: true, needs: ['id'] },
  { path: '/solid-management/completeInfo', area: 'actualSales', hidden: true, needs: ['id'] },
  {
    path: '/equity-content/equity-contentList',
    area: 'benefits',
    keepAliveFor: ['/equity-content/equity-contentDetail'],
  },
  { path: '/equity-content/equity-contentDetail', area: 'benefits', hidden: true, needs: ['id'] },
  { path: '/smallOrder/carOrder', area: 'miniOrders' },
  { path: '/smallOrder/refundManagement', area: 'miniOrders' },
  { path: '/smallOrder/testDriveOrder', area: 'miniOrders' },
  { path: '/solid-management/solidReportDealer', area: 'actualSales' },
  { path: '/solid-management/solidReportDetail', area: 'actualSales', keepAliveFor: ['/solid-management/solidDetail'] },
  {
    path: '/solid-management/solidReportDealerDetail',
    area: 'actualSales',
    keepAliveFor: ['/solid-management/solidDetail'],
  },
] as const satisfies RouteLine[]
