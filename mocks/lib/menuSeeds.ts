import type { Path } from '@/routes'

/** Icons of groups and pages in the order of the menu. */
export const menuIcons: Readonly<Record<string, string>> = {
  '/home': 'HomeOutlined',
  '/system-management': 'SettingOutlined',
  '/system-management/resourceManagement': 'ApartmentOutlined',
  '/system-management/userManagement': 'UserOutlined',
  '/system-management/roleManagement': 'TeamOutlined',
  '/system-management/enterpriseManagement': 'BankOutlined',
  '/system-management/distributorManagement': 'ShopOutlined',
  '/system-management/groupDealerManagement': 'ClusterOutlined',
  '/system-management/secondDealerManagement': 'PartitionOutlined',
  '/system-management/carsManagement': 'CarOutlined',
  '/system-management/userInformation': 'SolutionOutlined',
  '/marketing-management': 'NotificationOutlined',
  '/report': 'BarChartOutlined',
  '/ADManagement': 'SoundOutlined',
  '/configuration': 'ControlOutlined',
  '/addCar': 'CarOutlined',
  '/addDvertising': 'MobileOutlined',
  '/outboundTask': 'PhoneOutlined',
  '/account-management': 'AccountBookOutlined',
  '/version': 'TagOutlined',
  '/drive-management': 'DashboardOutlined',
  '/big-order': 'FileDoneOutlined',
  '/big-afterservice': 'CustomerServiceOutlined',
  '/equity-content': 'CrownOutlined',
  '/clue-management': 'FunnelPlotOutlined',
  '/remoteStorage': 'DatabaseOutlined',
  '/star-management': 'StarOutlined',
  '/club-management': 'TeamOutlined',
  '/topic-management': 'CommentOutlined',
  '/dynamic-management': 'ThunderboltOutlined',
  '/activity-management': 'CalendarOutlined',
  '/template': 'LayoutOutlined',
  '/setting': 'GoldOutlined',
  '/afterSale-management': 'ToolOutlined',
  '/interactive-management': 'LikeOutlined',
  '/hot-management': 'FireOutlined',
  '/feedback': 'MessageOutlined',
  '/order-management': 'ProfileOutlined',
  '/wishList': 'HeartOutlined',
  '/officialMsg': 'BellOutlined',
  '/MsgManagement': 'MailOutlined',
  '/updatePassword': 'LockOutlined',
  '/workNo': 'IdcardOutlined',
  '/workNoList': 'SafetyOutlined',
  '/solid-management': 'CheckSquareOutlined',
  '/task-system': 'AimOutlined',
  '/evaluate': 'SmileOutlined',
  '/maintenance': 'ScheduleOutlined',
  '/appDatas': 'AppstoreOutlined',
  '/starRecommendation': 'UsergroupAddOutlined',
  '/smallOrder': 'ShoppingOutlined',
  '/carManagement': 'PictureOutlined',
  '/questionnaireManagement': 'FormOutlined',
  '/pushQuestionnaire': 'SendOutlined',
  '/saleReport': 'LineChartOutlined',
  '/saleReport-time': 'HistoryOutlined',
  '/saleReport-dimension': 'PieChartOutlined',
  '/page-management-shop': 'BgColorsOutlined',
  '/shop-management-shop': 'ShopOutlined',
  '/storeManagement': 'BankOutlined',
  '/order-management-shop': 'ShoppingCartOutlined',
  '/user-management-shop': 'UserOutlined',
  '/config-management-shop': 'SlidersOutlined',
  '/phev-report': 'ExperimentOutlined',
  '/paper': 'FileTextOutlined',
  '/carControl': 'ApiOutlined',
  '/dreamPlant': 'GlobalOutlined',
  '/approval': 'AuditOutlined',
  '/worldCupManagement': 'TrophyOutlined',
  '/trip-path': 'EnvironmentOutlined',
  '/policyAgreementManagement': 'SafetyCertificateOutlined',
  '/insurance': 'InsuranceOutlined',
  '/internalStaff': 'SolutionOutlined',
  '/write-off-TSP': 'DisconnectOutlined',
}

/** A button of a page: permission string (= call id), title, and whether it only reads. */
export interface Button {
  permission: string
  title: string
  reads?: boolean
}

const policyButtons: readonly Button[] = [
  { permission: 'policies.saveByType', title: '编辑协议' },
  { permission: 'policies.update', title: '修改草稿与撤回发布' },
  { permission: 'policies.publish', title: '发布协议' },
  { permission: 'policies.remove', title: '删除草稿' },
]

/** The buttons of the pages. */
export const menuButtons: Partial<Record<Path, readonly Button[]>> = {
  '/updatePassword': [{ permission: 'auth.updatePassword', title: '确认修改', reads: true }],
  '/system-management/resourceManagement': [
    { permission: 'menus.save', title: '保存资源' },
    { permission: 'menus.remove', title: '删除资源' },
  ],
  '/system-management/userManagement': [
    { permission: 'users.create', title: '新增用户' },
    { permission: 'users.update', title: '编辑用户' },
    { permission: 'users.quit', title: '办理离职' },
    { permission: 'users.importFile', title: '导入用户' },
    { permission: 'users.exportList', title: '导出用户', reads: true },
    { permission: 'users.saveRelatedDealers', title: '关联经销商' },
  ],
  '/system-management/roleManagement': [
    { permission: 'roles.save', title: '保存角色' },
    { permission: 'roles.remove', title: '删除角色' },
    { permission: 'roles.exportList', title: '导出角色', reads: true },
  ],
  '/system-management/enterpriseManagement': [
    { permission: 'companies.save', title: '新增企业' },
    { permission: 'companies.update', title: '编辑企业' },
    { permission: 'users.updateSuperadmin', title: '编辑超级管理员' },
    { permission: 'users.resetSuperadminPassword', title: '重置超级管理员密码' },
  ],
  '/system-management/distributorManagement': [
    { permission: 'dealers.updateFirst', title: '编辑经销商' },
    { permission: 'dealers.setAcceptClue', title: '线索接收开关' },
    { permission: 'dealers.setOptional', title: '用户可选开关' },
    { permission: 'dealers.setTransportCarStatus', title: '取送车开关' },
    { permission: 'dealers.setBlackStatus', title: '停网与恢复' },
  ],
  '/system-management/groupDealerManagement': [
    { permission: 'dealers.updateGroup', title: '编辑集团' },
    { permission: 'dealers.exportGroups', title: '导出集团', reads: true },
  ],
  '/system-management/secondDealerManagement': [
    { permission: 'dealers.createSecond', title: '申请二网' },
    { permission: 'dealers.updateSecond', title: '编辑二网' },
    { permission: 'dealers.setAcceptClue', title: '线索接收开关' },
    { permission: 'orders.approveSecondDealer', title: '审批二网' },
  ],
  '/system-management/carsManagement': [
    { permission: 'carSeries.create', title: '新增车系' },
    { permission: 'carSeries.update', title: '编辑车系' },
    { permission: 'carSeries.remove', title: '删除车系' },
  ],
  '/internalStaff': [
    { permission: 'internalStaff.save', title: '保存内部员工' },
    { permission: 'internalStaff.remove', title: '删除内部员工' },
    { permission: 'internalStaff.importFile', title: '导入内部员工' },
    { permission: 'internalStaff.exportList', title: '导出内部员工', reads: true },
    { permission: 'users.modifyChery', title: '员工标识' },
  ],
  '/system-management/userInformation': [
    { permission: 'organisation.setStaffStatus', title: '启停员工' },
    { permission: 'organisation.setStaffDeptStatus', title: '启停门店部门' },
  ],
  '/policyAgreementManagement/agreementPrivacy': [{ permission: 'policies.create', title: '新增协议' }, ...policyButtons.slice(1)],
  '/policyAgreementManagement/faceManagement': policyButtons,
  '/policyAgreementManagement/logoutManagement': policyButtons,
  '/policyAgreementManagement/parkingManagement': policyButtons,
  '/policyAgreementManagement/OTAupgradeProtocol': policyButtons,
  '/policyAgreementManagement/insurancePointsGuide': policyButtons,
  '/version/version': [
    { permission: 'versions.create', title: '新增版本' },
    { permission: 'versions.update', title: '编辑与发布版本' },
  ],
}

/** Roles that look and do not touch: of their pages they get only the buttons that read. */
export const readOnlyRoles: ReadonlySet<string> = new Set(['HQ_ROLE_READER'])
