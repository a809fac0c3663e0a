import type { Path } from '@/routes'

/** Icons of groups and pages in the order of the menu. */
export const menuIcons: Readonly<Record<string, string>> = {
  '/home': 'HomeOutlined',
  '/system-management': 'SettingOutlined',
  '/system-management/resourceManagement': 'ApartmentOutlined',
  '/system-management/userManagement': 'UserOutlined',
  '/system-management/roleManagement': 'TeamOutlined',
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
}

/** Roles that look and do not touch: of their pages they get only the buttons that read. */
export const readOnlyRoles: ReadonlySet<string> = new Set(['HQ_ROLE_READER'])
