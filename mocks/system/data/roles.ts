import { enableStatus, homeVariant, shopType } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import type { RoleRow } from './types'

interface RoleSeed {
  code: string
  name: string
  shopTypes: readonly number[]
  scope: number
  paths: readonly string[] | '*'
  builtin?: boolean
  off?: boolean
  remark?: string
  /** Days since its last change, in the place of random ones: a role that was added later leaves all random data as it is. */
  changedDaysAgo?: number
  areas?: readonly string[]
  dealers?: readonly string[]
}

const shops = [1, 2, 4, 6] as const
const leadHq = [
  '/clue-management',
  '/outboundTask',
  '/evaluate',
  '/task-system/task-host',
  '/saleReport/headquarters',
  '/saleReport-time/headquarters',
  '/saleReport-dimension',
]
const leadDealer = [
  '/clue-management/clueList',
  '/clue-management/Blacklist',
  '/clue-management/dealerBlack',
  '/evaluate',
  '/task-system/task-dealer',
]
const reportDealer = ['/saleReport/dealer', '/saleReport-time/dealer']
const reportGroup = ['/saleReport/group-dealer', '/saleReport-time/group-dealer']
const orderDealer = [
  '/order-management/orderDealer',
  '/order-management-shop/order-management',
  '/order-management/dealerDealer',
  '/order-management/orderShareManagement',
  '/big-order',
  '/equity-content',
  '/smallOrder',
  '/solid-management/solidDealerCounselor',
  '/solid-management/solidDealerExhibition',
  '/solid-management/solidReportDealer',
  '/solid-management/solidReportDealerDetail',
]
/** Who answers for a dealer's money. */
const splitDealer = ['/account-management/silver', '/account-management/orders', '/account-management/c-orders']
const insuranceDealer = ['/insurance', '/phev-report']
/** The points of its own staff, which a dealer reads. */
const pointsDealer = ['/setting/userpointsreport']
/** The cars that a dealer keeps for test drives with their trips, and those that wait for it in depots. */
const driveDealer = [
  '/drive-management/driveCarDealer',
  '/drive-management/driveList',
  '/remoteStorage/remoteStorage',
  '/trip-path',
]
const serviceDealer = [
  '/afterSale-management',
  '/maintenance',
  '/big-afterservice',
  '/storeManagement/questionAnswer',
  '/storeManagement/userEvaluateAndAppeal',
]
const ownDealer = [
  '/system-management/userManagement',
  '/system-management/enterpriseManagement',
  '/system-management/distributorManagement',
  '/system-management/userInformation',
  '/system-management/secondDealerManagement',
]

const seeds: readonly RoleSeed[] = [
  {
    code: 'SUPERADMIN',
    name: '超级管理员',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: '*',
    builtin: true,
    remark: '系统内置，拥有全部菜单与数据权限',
  },
  {
    code: 'HQ_ADMIN',
    name: '总部管理员',
    shopTypes: [shopType.headquarters],
    scope: 1,
    builtin: true,
    paths: [
      '/system-management',
      '/internalStaff',
      '/workNo',
      '/workNoList',
      '/version',
      '/policyAgreementManagement',
      '/approval',
      '/officialMsg',
      '/MsgManagement',
    ],
  },
  {
    code: 'DEALER_ADMIN',
    name: '经销商管理员',
    shopTypes: shops,
    scope: 4,
    builtin: true,
    paths: [
      ...ownDealer,
      ...leadDealer,
      ...orderDealer,
      ...driveDealer,
      ...serviceDealer,
      ...insuranceDealer,
      ...pointsDealer,
      ...reportDealer,
      '/report',
      '/approval',
      '/workNo',
      '/workNoList',
      ...splitDealer,
      '/marketing-management/ProvideData',
      '/marketing-management/campaign-host',
      '/marketing-management/campaign-dealer',
      '/marketing-management/article',
      '/marketing-management/video',
      '/marketing-management/poster',
      '/marketing-management/casePromotion',
      '/storeManagement',
    ],
  },
  { code: 'HQ_CLUE', name: '总部线索运营', shopTypes: [shopType.headquarters], scope: 1, paths: leadHq },
  {
    code: 'HQ_ROLE_READER',
    name: '权限审计员',
    shopTypes: [shopType.headquarters],
    scope: 6,
    paths: ['/system-management/roleManagement'],
    remark: '只读查看角色与权限',
  },
  {
    code: 'HQ_ORDER',
    name: '总部订单运营',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: [
      '/order-management',
      '/big-order',
      '/big-afterservice',
      '/smallOrder',
      '/solid-management',
      '/account-management',
      '/equity-content',
      '/approval',
    ],
  },
  {
    code: 'HQ_DRIVE',
    name: '总部试驾管理（已停用）',
    shopTypes: [shopType.headquarters],
    scope: 1,
    off: true,
    remark: '职责并入总部订单运营',
    paths: ['/drive-management', '/smallOrder/testDriveOrder', '/approval'],
  },
  {
    code: 'HQ_MARKETING',
    name: '总部市场营销',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: [
      '/marketing-management',
      '/appDatas',
      '/report',
      '/ADManagement',
      '/addDvertising',
      '/questionnaireManagement',
      '/paper',
    ],
  },
  {
    code: 'HQ_CONTENT',
    name: '总部内容运营',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: [
      '/appDatas',
      '/star-management',
      '/hot-management',
      '/configuration',
      '/carManagement',
      '/addCar',
      '/template',
    ],
  },
  {
    code: 'HQ_COMMUNITY',
    name: '社区运营',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: [
      '/dynamic-management',
      '/topic-management',
      '/club-management',
      '/interactive-management',
      '/activity-management',
      '/feedback',
    ],
  },
  {
    code: 'HQ_MEMBER',
    name: '会员与积分运营',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: [
      '/setting',
      '/starRecommendation',
      '/wishList',
      '/dreamPlant',
      '/worldCupManagement',
      '/user-management-shop',
    ],
  },
  {
    code: 'HQ_SHOP',
    name: '商城运营',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: [
      '/page-management-shop',
      '/shop-management-shop',
      '/order-management-shop',
      '/config-management-shop',
      '/user-management-shop',
    ],
  },
  {
    code: 'HQ_VEHICLE',
    name: '车联网运营',
    shopTypes: [shopType.headquarters],
    scope: 1,
    paths: ['/carControl', '/remoteStorage', '/trip-path', '/write-off-TSP', '/phev-report', '/insurance'],
  },
  {
    code: 'AREA_MANAGER',
    name: '大区经理',
    shopTypes: [shopType.headquarters],
    scope: 2,
    paths: [
      ...leadHq,
      '/report',
      '/marketing-management/campaign-dealer',
      '/drive-management/driveList',
      '/approval',
      '/order-management/orderHeadquarter',
      '/order-management/dealerHeadquarter',
      '/solid-management/solidHeadquarter',
      '/system-management/salesAreaManagement',
      '/system-management/distributorManagement',
      '/system-management/secondDealerManagement',
      '/system-management/userInformation',
    ],
  },
  {
    code: 'DISTRICT_MANAGER',
    name: '省区经理',
    shopTypes: [shopType.headquarters],
    scope: 2,
    paths: [
      ...leadHq,
      '/drive-management/driveList',
      '/system-management/distributorManagement',
      '/system-management/secondDealerManagement',
    ],
  },
  {
    code: 'HQ_EAST_SUPERVISOR',
    name: '华东华南专项督导',
    shopTypes: [shopType.headquarters],
    scope: 7,
    areas: ['华东'],
    dealers: ['D00023', 'D00024'],
    paths: [...leadHq, '/system-management/distributorManagement'],
    remark: '专项督导，范围为华东大区及广州两店',
  },
  {
    code: 'DEALER_SALES_MANAGER',
    name: '销售经理',
    shopTypes: [shopType.dealership, shopType.showroom, shopType.brandOwned],
    scope: 4,
    paths: [
      ...leadDealer,
      ...orderDealer,
      ...splitDealer,
      ...driveDealer,
      ...insuranceDealer,
      ...pointsDealer,
      ...reportDealer,
      '/approval',
      '/workNo',
      '/workNoList',
      '/system-management/userInformation',
    ],
  },
  {
    code: 'DEALER_CONSULTANT',
    name: '销售顾问',
    shopTypes: [shopType.dealership, shopType.showroom, shopType.brandOwned],
    scope: 6,
    paths: [
      '/clue-management/clueList',
      '/drive-management/driveList',
      '/order-management/orderDealer',
      '/solid-management/solidDealerCounselor',
      '/solid-management/solidReportDealerDetail',
      '/workNo',
      '/marketing-management/article',
      '/marketing-management/poster',
    ],
  },
  {
    code: 'DEALER_TELESALES',
    name: '电销专员',
    shopTypes: [shopType.dealership, shopType.showroom, shopType.brandOwned],
    scope: 6,
    paths: ['/clue-management/clueList', '/workNo'],
  },
  {
    code: 'DEALER_MARKETING',
    name: '市场经理',
    shopTypes: [shopType.dealership, shopType.showroom, shopType.brandOwned],
    scope: 5,
    paths: [
      '/shop-management-shop/shop-task-mgt',
      '/shop-management-shop/shareManagement',
      '/marketing-management/campaign-dealer',
      '/marketing-management/article',
      '/marketing-management/video',
      '/marketing-management/poster',
      '/appDatas/videoManagement',
      '/appDatas/posterManagement',
      '/appDatas/articleManagement',
      '/ADManagement/ADManagement',
      '/activity-management/applyActivity',
      '/activity-management/applyRecord',
      '/activity-management/signInManage',
      '/activity-management/signUpManage',
      '/report',
      '/storeManagement',
    ],
  },
  {
    code: 'DEALER_SERVICE_MANAGER',
    name: '服务经理',
    shopTypes: [shopType.dealership, shopType.brandOwned, shopType.service],
    scope: 5,
    paths: [...serviceDealer, '/storeManagement', '/approval', '/workNo', '/workNoList'],
  },
  {
    code: 'DEALER_SERVICE_ADVISER',
    name: '服务顾问',
    shopTypes: [shopType.dealership, shopType.brandOwned, shopType.service],
    scope: 6,
    paths: ['/afterSale-management/maintenance', '/afterSale-management/picksend', '/workNo'],
  },
  {
    code: 'DEALER_FINANCE',
    name: '门店财务（已停用）',
    shopTypes: shops,
    scope: 5,
    off: true,
    paths: ['/account-management/silver', '/account-management/orders'],
    remark: '财务功能已迁至分账系统',
  },
  {
    code: 'SECOND_ADMIN',
    name: '二网管理员',
    shopTypes: [shopType.second],
    scope: 5,
    paths: [
      '/clue-management/clueList',
      '/drive-management/driveList',
      '/order-management/orderDealer',
      '/system-management/secondDealerManagement',
      '/system-management/userManagement',
      '/workNo',
    ],
  },
  {
    code: 'GROUP_ADMIN',
    name: '集团管理员',
    shopTypes: [shopType.group],
    scope: 3,
    paths: [
      ...ownDealer,
      ...leadDealer,
      ...orderDealer,
      ...reportGroup,
      '/report',
      '/system-management/groupDealerManagement',
      '/approval',
      '/marketing-management/ProvideData',
    ],
  },
  { code: 'GROUP_ANALYST', name: '集团数据专员', shopTypes: [shopType.group], scope: 6, off: true, paths: reportGroup },
  {
    code: 'HQ_REVIEW',
    name: '内容审核',
    shopTypes: [shopType.headquarters],
    scope: 1,
    changedDaysAgo: 30,
    paths: [
      '/dynamic-management/dynamic',
      '/dynamic-management/contentReview',
      '/dynamic-management/dynamicArticle',
      '/club-management/audit',
      '/club-management/member',
      '/interactive-management',
    ],
  },
  {
    code: 'HQ_FINANCE',
    name: '总部财务',
    shopTypes: [shopType.headquarters],
    scope: 1,
    changedDaysAgo: 30,
    paths: [
      '/account-management/silverManagement',
      '/account-management/orders',
      '/account-management/c-orders',
      '/order-management/orderHeadquarter',
      '/big-order',
      '/big-afterservice',
      '/smallOrder/carOrder',
      '/smallOrder/refundManagement',
      '/order-management-shop/order-management',
      '/order-management-shop/aftersale-management',
      '/marketing-management/payRecords',
    ],
  },
]

/** The roles; their user counts are 0 here. */
export const buildRoles = (context: Context): RoleRow[] =>
  seeds.map((seed, index) => ({
    id: String(101 + index),
    roleName: seed.name,
    roleCode: seed.code,
    shopTypes: [...seed.shopTypes],
    dataScope: seed.scope,
    scopeAreas: [...(seed.areas ?? [])],
    scopeDealers: [...(seed.dealers ?? [])],
    menuPaths: seed.paths === '*' ? '*' : [...new Set([...seed.paths, '/updatePassword'])],
    homeVariant: seed.shopTypes.includes(0) ? homeVariant.hq : homeVariant.dealer,
    userCount: 0,
    builtin: seed.builtin ? 1 : 0,
    status: seed.off ? enableStatus.disabled : enableStatus.enabled,
    sort: (index + 1) * 10,
    remark: seed.remark ?? '',
    ...(seed.changedDaysAgo
      ? { updateBy: '系统管理员', updateTime: context.time(seed.changedDaysAgo) }
      : {
          updateBy: seed.builtin ? '系统' : context.random.pick(['系统管理员', '李静', '周志强']),
          updateTime: context.timeBetween(700, 2),
        }),
  }))
