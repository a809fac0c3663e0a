import type { RouteLine } from './line'

/** The routes of the shop, in the order of the menu. */
export const commerce = [
  {
    path: '/page-management-shop/special-management',
    area: 'shopPages',
    keepAliveFor: ['/page-management-shop/build-management'],
  },
  { path: '/page-management-shop/build-management', area: 'shopPages', hidden: true, alsoNew: true },
  { path: '/page-management-shop/banner-management', area: 'shopPages' },
  {
    path: '/shop-management-shop/shop-management',
    area: 'goods',
    keepAliveFor: ['/shop-management-shop/addGoods'],
  },
  { path: '/shop-management-shop/addGoods', area: 'goods', hidden: true, alsoNew: true },
  {
    path: '/shop-management-shop/shop-address',
    area: 'supply',
    keepAliveFor: ['/shop-management-shop/increase-shop-address', '/shop-management-shop/shop-address-details'],
  },
  { path: '/shop-management-shop/increase-shop-address', area: 'supply', hidden: true },
  { path: '/shop-management-shop/shop-address-details', area: 'supply', hidden: true, needs: ['id'] },
  { path: '/shop-management-shop/evaluate-management', area: 'supply' },
  { path: '/shop-management-shop/supplierManagement', area: 'supply' },
  {
    path: '/shop-management-shop/reward-shop-mgt',
    area: 'rewards',
    keepAliveFor: ['/shop-management-shop/addRewardGoods'],
  },
  {
    path: '/shop-management-shop/shop-task-mgt',
    area: 'rewards',
    keepAliveFor: ['/shop-management-shop/shop-task-detail', '/shop-management-shop/addGoodsTask'],
  },
  { path: '/shop-management-shop/shareManagement', area: 'rewards' },
  { path: '/shop-management-shop/shop-task-detail', area: 'rewards', hidden: true },
  {
    path: '/shop-management-shop/addRewardGoods',
    area: 'rewards',
    hidden: true,
    titles: [
      { when: ['id', 'toDetail'], title: '/shop-management-shop/addRewardGoods#detail' },
      { when: ['id'], title: '/shop-management-shop/addRewardGoods#edit' },
    ],
  },
  {
    path: '/shop-management-shop/addGoodsTask',
    area: 'rewards',
    hidden: true,
    titles: [
      { when: ['id', 'toDetail'], title: '/shop-management-shop/addGoodsTask#detail' },
      { when: ['id'], title: '/shop-management-shop/addGoodsTask#edit' },
    ],
  },
  {
    path: '/order-management-shop/order-management',
    area: 'shopOrders',
    keepAliveFor: ['/order-management-shop/order-management-detail'],
  },
  { path: '/order-management-shop/order-management-detail', area: 'shopOrders', hidden: true, needs: ['id'] },
  {
    path: '/order-management-shop/aftersale-management',
    area: 'afterSales',
    keepAliveFor: ['/order-management-shop/aftersale-management-detail'],
  },
  { path: '/order-management-shop/aftersale-management-detail', area: 'afterSales', hidden: true },
  { path: '/order-management-shop/freight-management', area: 'afterSales' },
  {
    path: '/order-management-shop/new-orderManage',
    area: 'shopOrders',
    keepAliveFor: ['/order-management-shop/order-management-detail'],
  },
  {
    path: '/config-management-shop/logistics-config',
    area: 'supply',
    keepAliveFor: ['/config-management-shop/addnewLogistics'],
  },
  { path: '/config-management-shop/category-config', area: 'catalogue' },
  { path: '/config-management-shop/primary-category', area: 'catalogue' },
  { path: '/config-management-shop/search-config', area: 'catalogue' },
  { path: '/config-management-shop/integral-config', area: 'catalogue' },
  { path: '/config-management-shop/addnewLogistics', area: 'supply', hidden: true, alsoNew: true },
  { path: '/config-management-shop/taxHeadings-management', area: 'catalogue' },
] as const satisfies RouteLine[]
