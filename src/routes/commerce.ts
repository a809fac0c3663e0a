import type { RouteLine } from './line'

export const commerce = [
  {
    path: '/page-management-shop/special-management',
    chunk: 'shopPages',
    keepAliveFor: ['/page-management-shop/build-management'],
  },
  { path: '/page-management-shop/build-management', chunk: 'shopPages', hidden: true, alsoNew: true },
  { path: '/page-management-shop/banner-management', chunk: 'shopPages' },
  {
    path: '/shop-management-shop/shop-management',
    chunk: 'goods',
    keepAliveFor: ['/shop-management-shop/addGoods'],
  },
  { path: '/shop-management-shop/addGoods', chunk: 'goods', hidden: true, alsoNew: true },
  {
    path: '/shop-management-shop/shop-address',
    chunk: 'supply',
    keepAliveFor: ['/shop-management-shop/increase-shop-address', '/shop-management-shop/shop-address-details'],
  },
  { path: '/shop-management-shop/increase-shop-address', chunk: 'supply', hidden: true },
  { path: '/shop-management-shop/shop-address-details', chunk: 'supply', hidden: true, needs: ['id'] },
  { path: '/shop-management-shop/evaluate-management', chunk: 'supply' },
  { path: '/shop-management-shop/supplierManagement', chunk: 'supply' },
  {
    path: '/shop-management-shop/reward-shop-mgt',
    chunk: 'rewards',
    keepAliveFor: ['/shop-management-shop/addRewardGoods'],
  },
  {
    path: '/shop-management-shop/shop-task-mgt',
    chunk: 'rewards',
    keepAliveFor: ['/shop-management-shop/shop-task-detail', '/shop-management-shop/addGoodsTask'],
  },
  { path: '/shop-management-shop/shareManagement', chunk: 'rewards' },
  { path: '/shop-management-shop/shop-task-detail', chunk: 'rewards', hidden: true },
  {
    path: '/shop-management-shop/addRewardGoods',
    chunk: 'rewards',
    hidden: true,
    titles: [
      { when: ['id', 'toDetail'], title: '/shop-management-shop/addRewardGoods#detail' },
      { when: ['id'], title: '/shop-management-shop/addRewardGoods#edit' },
    ],
  },
  {
    path: '/shop-management-shop/addGoodsTask',
    chunk: 'rewards',
    hidden: true,
    titles: [
      { when: ['id', 'toDetail'], title: '/shop-management-shop/addGoodsTask#detail' },
      { when: ['id'], title: '/shop-management-shop/addGoodsTask#edit' },
    ],
  },
  {
    path: '/order-management-shop/order-management',
    chunk: 'shopOrders',
    keepAliveFor: ['/order-management-shop/order-management-detail'],
  },
  { path: '/order-management-shop/order-management-detail', chunk: 'shopOrders', hidden: true, needs: ['id'] },
  {
    path: '/order-management-shop/aftersale-management',
    chunk: 'afterSales',
    keepAliveFor: ['/order-management-shop/aftersale-management-detail'],
  },
  { path: '/order-management-shop/aftersale-management-detail', chunk: 'afterSales', hidden: true },
  { path: '/order-management-shop/freight-management', chunk: 'afterSales' },
  {
    path: '/order-management-shop/new-orderManage',
    chunk: 'shopOrders',
    keepAliveFor: ['/order-management-shop/order-management-detail'],
  },
  {
    path: '/config-management-shop/logistics-config',
    chunk: 'supply',
    keepAliveFor: ['/config-management-shop/addnewLogistics'],
  },
  { path: '/config-management-shop/category-config', chunk: 'catalogue' },
  { path: '/config-management-shop/primary-category', chunk: 'catalogue' },
  { path: '/config-management-shop/search-config', chunk: 'catalogue' },
  { path: '/config-management-shop/integral-config', chunk: 'catalogue' },
  { path: '/config-management-shop/addnewLogistics', chunk: 'supply', hidden: true, alsoNew: true },
  { path: '/config-management-shop/taxHeadings-management', chunk: 'catalogue' },
] as const satisfies RouteLine[]
