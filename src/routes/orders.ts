import type { RouteLine } from './line'

const SALE_PAGES = [
  '/solid-management/solidDetail',
  '/solid-management/transferOwnership',
  '/solid-management/transferApply',
  '/solid-management/completeInfo',
] as const

export const orders = [
  { path: '/order-management/orderHeadquarter', chunk: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/orderDealer', chunk: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/dealerHeadquarter', chunk: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/dealerDealer', chunk: 'orders', keepAliveFor: ['/order-management/orderDetail'] },
  { path: '/order-management/orderDetail', chunk: 'orders', hidden: true, needs: ['id'] },
  { path: '/order-management/orderShareManagement', chunk: 'orders' },
  { path: '/big-order/big-orderList', chunk: 'bigOrders', keepAliveFor: ['/big-order/big-orderDetail'] },
  { path: '/big-order/big-orderDetail', chunk: 'bigOrders', hidden: true, needs: ['id'] },
  {
    path: '/big-afterservice/big-serviceOrderList',
    chunk: 'bigOrders',
    keepAliveFor: ['/big-afterservice/big-serviceOrderDetail'],
  },
  { path: '/big-afterservice/big-serviceOrderDetail', chunk: 'bigOrders', hidden: true, needs: ['id'] },
  { path: '/account-management/silver', chunk: 'splitAccounts' },
  { path: '/account-management/silverManagement', chunk: 'splitAccounts' },
  { path: '/account-management/orders', chunk: 'splitAccounts' },
  {
    path: '/account-management/c-orders',
    chunk: 'splitAccounts',
    keepAliveFor: ['/account-management/c-ordersDetail'],
  },
  { path: '/account-management/c-ordersDetail', chunk: 'splitAccounts', hidden: true, needs: ['id'] },
  {
    path: '/solid-management/solidHeadquarter',
    chunk: 'actualSales',
    keepAliveFor: SALE_PAGES,
  },
  {
    path: '/solid-management/solidDealerCounselor',
    chunk: 'actualSales',
    keepAliveFor: SALE_PAGES,
  },
  {
    path: '/solid-management/solidDealerExhibition',
    chunk: 'actualSales',
    keepAliveFor: SALE_PAGES,
  },
  { path: '/solid-management/solidDetail', chunk: 'actualSales', hidden: true, needs: ['id'] },
  { path: '/solid-management/transferOwnership', chunk: 'actualSales', hidden: true, needs: ['id'] },
  { path: '/solid-management/transferApply', chunk: 'actualSales', hidden: true, needs: ['id'] },
  { path: '/solid-management/completeInfo', chunk: 'actualSales', hidden: true, needs: ['id'] },
  {
    path: '/equity-content/equity-contentList',
    chunk: 'benefits',
    keepAliveFor: ['/equity-content/equity-contentDetail'],
  },
  { path: '/equity-content/equity-contentDetail', chunk: 'benefits', hidden: true, needs: ['id'] },
  { path: '/smallOrder/carOrder', chunk: 'miniOrders' },
  { path: '/smallOrder/refundManagement', chunk: 'miniOrders' },
  { path: '/smallOrder/testDriveOrder', chunk: 'miniOrders' },
  { path: '/solid-management/solidReportDealer', chunk: 'actualSales' },
  {
    path: '/solid-management/solidReportDetail',
    chunk: 'actualSales',
    keepAliveFor: ['/solid-management/solidDetail'],
  },
  {
    path: '/solid-management/solidReportDealerDetail',
    chunk: 'actualSales',
    keepAliveFor: ['/solid-management/solidDetail'],
  },
] as const satisfies RouteLine[]
