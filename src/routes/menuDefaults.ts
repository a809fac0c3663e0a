import type { Path } from '.'

/** Defaults for a new menu of a page or group: its icon, and the call ids offered as permissions of its buttons. */
interface MenuDefaults {
  icon?: string
  calls?: readonly string[]
}

const POLICY_CALLS = ['policies.create', 'policies.update', 'policies.publish', 'policies.remove']
const MINI_CALLS = ['miniOrders.exportList', 'miniOrders.agreeRefund', 'miniOrders.refuseRefund']

const RECORD_CALLS = ['socialActivities.approveEnrollRecord', 'socialActivities.exportEnrollRecords', 'activity.idNo']
const ENTRY_CALLS = [
  'quickEntries.create',
  'quickEntries.update',
  'quickEntries.shelve',
  'quickEntries.sort',
  'quickEntries.remove',
]
const NOTICE_CALLS = ['notices.create', 'notices.update', 'notices.sendOrCancel', 'notices.remove']
const MESSAGE_CALLS = ['customMsgs.create', 'customMsgs.repush', 'customMsgs.withdraw']

const GROUP_ICONS: Readonly<Record<string, string>> = {
  '/system-management': 'SettingOutlined',
  '/version': 'TagOutlined',
  '/policyAgreementManagement': 'SafetyCertificateOutlined',
  '/workNoList': 'SafetyOutlined',
  '/approval': 'AuditOutlined',
  '/account-management': 'AccountBookOutlined',
}

const PAGES: Partial<Record<Path, MenuDefaults>> = {
  '/updatePassword': { icon: 'LockOutlined', calls: ['auth.updatePassword'] },
  '/system-management/resourceManagement': { icon: 'ApartmentOutlined', calls: ['menus.save', 'menus.remove'] },
  '/system-management/userManagement': {
    icon: 'UserOutlined',
    calls: [
      'users.create',
      'users.update',
      'users.quit',
      'users.importFile',
      'users.exportList',
      'users.saveRelatedDealers',
    ],
  },
  '/system-management/roleManagement': {
    icon: 'TeamOutlined',
    calls: ['roles.save', 'roles.remove', 'roles.exportList'],
  },
  '/system-management/enterpriseManagement': {
    icon: 'BankOutlined',
    calls: ['companies.save', 'companies.update', 'users.updateSuperadmin', 'users.resetSuperadminPassword'],
  },
  '/system-management/distributorManagement': {
    icon: 'ShopOutlined',
    calls: [
      'dealers.updateFirst',
      'dealers.setAcceptClue',
      'dealers.setOptional',
      'dealers.setTransportCarStatus',
      'dealers.setBlackStatus',
    ],
  },
  '/system-management/groupDealerManagement': {
    icon: 'ClusterOutlined',
    calls: ['dealers.updateGroup', 'dealers.exportGroups'],
  },
  '/system-management/secondDealerManagement': {
    icon: 'BranchesOutlined',
    calls: ['dealers.createSecond', 'dealers.updateSecond', 'dealers.setAcceptClue', 'orders.approveSecondDealer'],
  },
  '/system-management/carsManagement': {
    icon: 'CarOutlined',
    calls: ['carSeries.create', 'carSeries.update', 'carSeries.remove'],
  },
  '/system-management/userInformation': {
    icon: 'IdcardOutlined',
    calls: ['organisation.setStaffStatus', 'organisation.setStaffDeptStatus'],
  },
  '/system-management/salesAreaManagement': { icon: 'GlobalOutlined', calls: ['organisation.updateDeptRegions'] },
  '/internalStaff': {
    icon: 'SolutionOutlined',
    calls: [
      'internalStaff.save',
      'internalStaff.remove',
      'internalStaff.importFile',
      'internalStaff.exportList',
      'users.modifyChery',
    ],
  },
  '/version/version': { calls: ['versions.create', 'versions.update'] },
  '/policyAgreementManagement/agreementPrivacy': { calls: POLICY_CALLS },
  '/policyAgreementManagement/faceManagement': { calls: POLICY_CALLS },
  '/policyAgreementManagement/logoutManagement': { calls: POLICY_CALLS },
  '/policyAgreementManagement/parkingManagement': { calls: POLICY_CALLS },
  '/policyAgreementManagement/OTAupgradeProtocol': { calls: POLICY_CALLS },
  '/policyAgreementManagement/insurancePointsGuide': { calls: POLICY_CALLS },
  '/workNo': { icon: 'IdcardOutlined', calls: ['phoneProtect.bind', 'phoneProtect.unbind'] },
  '/workNoList/workNoList': { calls: ['phoneProtect.bind', 'phoneProtect.unbind', 'phoneProtect.releaseSecretNo'] },
  '/approval/approval-index': {
    calls: [
      'approvals.approveBusiness',
      'approvals.rejectBusiness',
      'approvals.revokeBusiness',
      'approvals.apply',
      'approvals.submit',
    ],
  },
  '/account-management/silver': {
    calls: [
      'prorateAccounts.create',
      'prorateAccounts.update',
      'prorateAccounts.resubmit',
      'prorateAccounts.uploadPicture',
      'prorateAccounts.initiatePayment',
      'prorateAccounts.submitPayment',
      'prorateAccounts.queryApplication',
      'prorateAccounts.getAgreementSignUrl',
    ],
  },
  '/account-management/silverManagement': {
    calls: [
      'prorateAccounts.enable',
      'prorateAccounts.disable',
      'prorateAccounts.saveConfig',
      'prorateAccounts.queryApplication',
      'prorateAccounts.getAgreementSignUrl',
    ],
  },
  '/account-management/orders': { calls: ['prorateOrders.exportList'] },
  '/account-management/c-orders': { calls: ['prorateOrders.exportConsumer'] },
  '/clue-management/clueList': {
    calls: [
      'clues.reassignAgents',
      'clues.reassignAgain',
      'cluePhoneBlack.create',
      'cluePhoneBlack.createDealer',
      'clues.exportZb',
      'clues.exportDealer',
      'clues.exportFollow',
    ],
  },
  '/clue-management/dealerNetworkTran': {
    calls: ['clues.reassignAgain', 'dealers.setAcceptClue', 'dealers.setBlackStatus'],
  },
  '/clue-management/cultivate': { calls: ['clues.importNurture', 'clues.reassignAgents', 'cluePhoneBlack.create'] },
  '/marketing-management/article': {
    calls: [
      'articles.create',
      'articles.update',
      'articles.setShelf',
      'articles.setCarousel',
      'articles.pushC',
      'articles.remove',
    ],
  },
  '/marketing-management/poster': {
    calls: [
      'posters.create',
      'posters.update',
      'posters.setRank',
      'posters.pushC',
      'posters.remove',
      'posters.exportList',
    ],
  },
  '/marketing-management/casePromotion': {
    calls: [
      'promotions.create',
      'promotions.update',
      'promotions.setStatus',
      'promotions.relate',
      'promotions.unrelate',
    ],
  },
  '/marketing-management/shareRecord': { calls: ['shares.create', 'shares.move', 'shares.top'] },
  '/marketing-management/invitation-index': {
    calls: [
      'invitationPosters.create',
      'invitationPosters.update',
      'invitationPosters.setShelf',
      'invitationPosters.move',
      'invitationPosters.top',
      'invitationPosters.remove',
      'invitationPosters.exportReferrers',
    ],
  },
  '/marketing-management/video': {
    calls: ['videos.create', 'videos.update', 'videos.setRank', 'videos.pushC', 'videos.remove', 'videos.exportList'],
  },
  '/marketing-management/label': { calls: ['labels.create', 'labels.update', 'labels.setRank', 'labels.remove'] },
  '/big-order/big-orderList': { calls: ['bigOrders.exportList', 'bigOrders.agreeRefund', 'bigOrders.refuseRefund'] },
  '/big-afterservice/big-serviceOrderList': {
    calls: ['bigOrders.exportList', 'bigOrders.agreeRefund', 'bigOrders.refuseRefund'],
  },
  '/order-management/orderHeadquarter': { calls: ['orders.exportList', 'orders.saveTaxRate'] },
  '/order-management/dealerHeadquarter': { calls: ['orders.approveSecondDealer'] },
  '/order-management/orderShareManagement': { calls: ['rewards.exportOrderRecords', 'rewards.removeOrderRecord'] },
  '/solid-management/solidReportDealer': { calls: ['ats.exportReport'] },
  '/solid-management/solidReportDetail': { calls: ['ats.exportReport'] },
  '/solid-management/solidReportDealerDetail': { calls: ['ats.exportReport'] },
  '/solid-management/solidHeadquarter': { calls: ['ats.exportList', 'ats.hqReview', 'approvals.submit'] },
  '/solid-management/solidDealerCounselor': {
    calls: ['ats.save', 'ats.submit', 'approvals.apply', 'approvals.submit', 'ats.transferOwnership'],
  },
  '/solid-management/solidDealerExhibition': {
    calls: ['ats.showroomReview', 'approvals.submit', 'ats.save', 'ats.submit', 'ats.transferOwnership'],
  },
  '/equity-content/equity-contentList': { calls: ['bigOrders.updateRight'] },
  '/ADManagement/ADManagement': {
    calls: ['advertisements.create', 'advertisements.update', 'advertisements.setStatus'],
  },
  '/ADManagement/flashScreen': {
    calls: [
      'advertisements.createSplash',
      'advertisements.updateSplash',
      'advertisements.setSplashShelf',
      'advertisements.sortSplash',
      'advertisements.removeSplash',
    ],
  },
  '/configuration/configuration': { calls: ['advertisements.enableHotspot', 'advertisements.disableHotspot'] },
  '/addDvertising/addDvertising': { calls: ['ads.create', 'ads.update', 'ads.setShelf', 'ads.move'] },
  '/smallOrder/carOrder': { calls: MINI_CALLS },
  '/smallOrder/refundManagement': { calls: MINI_CALLS },
  '/smallOrder/testDriveOrder': { calls: ['testDrive.exportList'] },
  '/trip-path/addCar': { calls: ['tripReports.exportList', 'tripReports.saveConfig'] },
  '/drive-management/driveList': { calls: ['testDrive.exportList'] },
  '/drive-management/driveCarDealer': {
    calls: [
      'testDrive.createCar',
      'testDrive.updateCar',
      'testDrive.updateCarPicture',
      'testDrive.updateCarPlate',
      'testDrive.setCarListing',
      'testDrive.batchTakeDownCars',
      'testDrive.applyCarStatus',
      'testDrive.exportCarsDealer',
    ],
  },
  '/drive-management/driveCarZB': {
    calls: [
      'testDrive.approveCarStatus',
      'testDrive.readCarChanges',
      'testDrive.setCarListing',
      'testDrive.batchTakeDownCars',
      'testDrive.exportCarsZb',
    ],
  },
  '/afterSale-management/picksend': {
    calls: [
      'reservations.exportPicksends',
      'transportCars.saveConfig',
      'transportCars.exportList',
      'dealers.setTransportCarStatus',
    ],
  },
  '/hot-management/recommend': {
    calls: ['recommends.create', 'recommends.update', 'recommends.shelve', 'recommends.sort', 'recommends.remove'],
  },
  '/hot-management/new-recommended': {
    calls: ['hotContent.createRecommend', 'hotContent.updateRecommend', 'hotContent.removeRecommend'],
  },
  '/hot-management/quickEntry': { calls: ENTRY_CALLS },
  '/carManagement/quickEntryManagement': { calls: ENTRY_CALLS },
  '/hot-management/popular': { calls: ['dynamics.addHot', 'dynamics.sortHot', 'dynamics.removeHot'] },
  '/activity-management/applyActivity': { calls: RECORD_CALLS },
  '/activity-management/apply': {
    calls: [
      'socialActivities.createEnroll',
      'socialActivities.updateEnroll',
      'socialActivities.shelveEnroll',
      'socialActivities.removeEnroll',
      'socialActivities.createTemplate',
    ],
  },
  '/activity-management/applyRecord': { calls: RECORD_CALLS },
  '/activity-management/vote': {
    calls: [
      'socialActivities.createVote',
      'socialActivities.updateVote',
      'socialActivities.shelveVote',
      'socialActivities.removeVote',
    ],
  },
  '/shop-management-shop/shop-task-mgt': {
    calls: [
      'rewards.createActivity',
      'rewards.updateActivity',
      'rewards.setActivityEnabled',
      'rewards.removeActivity',
      'rewards.importDealers',
      'rewards.removeOrderRecord',
      'rewards.exportActivities',
      'rewards.exportActivityDetails',
      'rewards.exportUsersByActivity',
      'rewards.exportGoodsByActivity',
      'rewards.exportOrderRecords',
    ],
  },
  '/shop-management-shop/shareManagement': { calls: ['rewards.removeShare'] },
  '/shop-management-shop/reward-shop-mgt': {
    calls: [
      'rewards.createGoods',
      'rewards.updateGoods',
      'rewards.setGoodsEnabled',
      'rewards.removeGoods',
      'rewards.importDealers',
      'rewards.exportGoods',
      'rewards.exportGoodsStatistics',
    ],
  },
  '/activity-management/voteRecord': { calls: ['socialActivities.exportVoteRecords'] },
  '/order-management-shop/order-management': {
    calls: [
      'shopOrders.deliver',
      'shopOrders.updateAddress',
      'shopOrders.updateLogistics',
      'shopOrders.cancel',
      'shopOrders.supportAfterSales',
      'shopOrders.applyAfterSale',
      'shopOrders.remark',
      'shopOrders.exportList',
    ],
  },
  '/order-management-shop/new-orderManage': {
    calls: [
      'shopOrders.deliver',
      'shopOrders.batchDeliver',
      'shopOrders.updateAddress',
      'shopOrders.updateLogistics',
      'shopOrders.cancel',
      'shopOrders.remark',
      'shopOrders.exportList',
    ],
  },
  '/order-management-shop/aftersale-management': {
    calls: [
      'shopOrders.agreeAfterSale',
      'shopOrders.refuseAfterSale',
      'shopOrders.confirmReceiving',
      'shopOrders.agreeRefund',
      'shopOrders.saveAfterSaleConfig',
      'shopOrders.remark',
    ],
  },
  '/order-management-shop/freight-management': {
    calls: ['logistics.createFreight', 'logistics.updateFreight', 'logistics.removeFreight'],
  },
  '/template/template': {
    calls: ['socialActivities.createTemplate', 'socialActivities.updateTemplate', 'socialActivities.removeTemplate'],
  },
  '/interactive-management/comment': {
    calls: [
      'interactions.addComment',
      'interactions.topComment',
      'interactions.setCommentQuality',
      'interactions.removeComment',
    ],
  },
  '/interactive-management/reply': { calls: ['interactions.removeReply'] },
  '/hot-management/hotplate': { calls: ['hotContent.shelvePlate', 'hotContent.sortPlates'] },
  '/hot-management/thehotplate': { calls: ['hotContent.updatePlate', 'hotContent.shelvePlate'] },
  '/shop-management-shop/shop-management': {
    calls: [
      'goods.create',
      'goods.update',
      'goods.shelve',
      'goods.unshelve',
      'goods.setHotSale',
      'goods.recommend',
      'kit.delete',
      'goods.saveSellOutConfig',
    ],
  },
  '/config-management-shop/category-config': {
    calls: ['categories.create', 'categories.update', 'categories.sort', 'categories.remove'],
  },
  '/config-management-shop/search-config': { calls: ['categories.saveSearchConfig'] },
  '/config-management-shop/integral-config': { calls: ['integral.createExchange', 'integral.updateExchange'] },
  '/config-management-shop/taxHeadings-management': { calls: ['goods.setTaxItemStatus'] },
  '/config-management-shop/primary-category': {
    calls: ['categories.create', 'categories.update', 'categories.sort', 'categories.remove'],
  },
  '/page-management-shop/special-management': {
    calls: ['specials.createSubject', 'specials.updateSubject', 'specials.sortSubjects', 'specials.removeSubject'],
  },
  '/page-management-shop/banner-management': {
    calls: [
      'specials.createBanner',
      'specials.updateBanner',
      'specials.setBannerShelf',
      'specials.sortBanners',
      'specials.removeBanner',
    ],
  },
  '/shop-management-shop/shop-address': {
    calls: ['logistics.createAddress', 'logistics.updateAddress', 'logistics.removeAddress'],
  },
  '/config-management-shop/logistics-config': {
    calls: ['logistics.create', 'logistics.update', 'logistics.remove'],
  },
  '/shop-management-shop/evaluate-management': {
    calls: ['goods.examineComment', 'goods.topComment', 'goods.removeComment'],
  },
  '/shop-management-shop/supplierManagement': { calls: ['goods.saveSupplier'] },
  '/afterSale-management/maintenance': { calls: ['reservations.updateStatus'] },
  '/afterSale-management/scheduling': { calls: ['reservations.saveSchedule'] },
  '/maintenance/maintenance': { calls: ['reservations.saveDayConfig'] },
  '/clue-management/cluePoolList': { calls: ['clues.reassignAgents', 'cluePhoneBlack.create'] },
  '/carControl/TSP-port-log': { calls: ['vehicleControl.exportTspLogs'] },
  '/carControl/vehicleCondition-data': { calls: ['vehicleControl.location'] },
  '/trip-path/storeVideoReports': { calls: ['tripReports.exportStoreVideo'] },
  '/phev-report': { icon: 'ExperimentOutlined', calls: ['phev.exportList'] },
  '/insurance/InsuranceCompanyManagement': {
    calls: ['insurance.createCompany', 'insurance.updateCompany', 'insurance.removeCompany'],
  },
  '/starRecommendation/recommender': { calls: ['invitationPosters.exportReferrers'] },
  '/starRecommendation/recommended': { calls: ['invitationPosters.exportReferrers'] },
  '/user-management-shop/star-recommendation': { calls: ['shopUsers.exportRecommends'] },
  '/user-management-shop/cumulativeTraded': { calls: ['shopUsers.exportTraded'] },
  '/user-management-shop/recommendStarPromoter': { calls: ['shopUsers.createPromoter', 'shopUsers.removePromoter'] },
  '/insurance/riskOfSingle': { calls: ['insurance.exportPolicies'] },
  '/worldCupManagement/matchManagement': {
    calls: ['worldCup.update', 'worldCup.updateScore', 'worldCup.setJackpot'],
  },
  '/worldCupManagement/activitySettings': { calls: ['worldCup.update', 'worldCup.setJackpot'] },
  '/worldCupManagement/guessDetails': { calls: ['worldCup.exportDetails'] },
  '/worldCupManagement/drawPrize': {
    calls: ['worldCup.drawLottery', 'worldCup.setJackpot', 'worldCup.exportDetails'],
  },
  '/officialMsg/officialMsg': { calls: NOTICE_CALLS },
  '/MsgManagement/officialMsg': { calls: NOTICE_CALLS },
  '/officialMsg/CMsg': { calls: MESSAGE_CALLS },
  '/MsgManagement/CMsg': { calls: MESSAGE_CALLS },
  '/MsgManagement/msg-reach': { calls: ['customMsgs.exportReach'] },
  '/storeManagement/storePromotion': { calls: ['stores.savePromotion', 'stores.setPromotionStatus'] },
  '/storeManagement/storeBasicInfoList': { calls: ['stores.update', 'stores.exportList'] },
  '/dreamPlant/growManagement': { calls: ['growthPlanet.updateEvent', 'growthPlanet.setEventStatus'] },
  '/dreamPlant/levelManagement': { calls: ['growthPlanet.updateLevel'] },
  '/dreamPlant/growReport': { calls: ['growthPlanet.exportTasks'] },
  '/dreamPlant/setting': { calls: ['growthPlanet.updateStarConfig'] },
  '/carControl/AccessConfiguration': { calls: ['vehicleControl.updateAccessConfig'] },
  '/carControl/unbundling': { calls: ['vehicleControl.unbind'] },
  '/write-off-TSP': { calls: ['vehicleControl.writeOffTsp'] },
  '/setting/contact': {
    calls: [
      'pointTasks.setOn',
      'pointTasks.updateRoles',
      'pointTasks.update',
      'socialPoints.updateTask',
      'socialPoints.setTaskStatus',
      'feedback.updateContact',
    ],
  },
  '/setting/integralRule': { calls: ['integral.saveRule'] },
  '/feedback/index': {
    calls: [
      'feedback.exportList',
      'feedback.remark',
      'feedback.reply',
      'feedback.updateContact',
      'feedback.exportWishes',
    ],
  },
  '/storeManagement/questionAnswer': { calls: ['stores.replyQuestion', 'stores.removeQuestion'] },
  '/storeManagement/employeeInfoMaintenance': { calls: ['stores.saveEmployee', 'stores.removeEmployee'] },
  '/wishList/wishList': { calls: ['feedback.exportWishes'] },
  '/paper/paper': {
    calls: [
      'questionnaires.create',
      'questionnaires.update',
      'questionnaires.remove',
      'questionnaires.start',
      'questionnaires.stop',
      'questionnaires.exportAnswers',
    ],
  },
  '/paper/questionnaire-details': { calls: ['questionnaires.exportAnswers'] },
  '/paper/display-data': { calls: ['questionnaires.exportAnswers'] },
  '/paper/question': {
    calls: [
      'questionnaires.createQuestion',
      'questionnaires.updateQuestion',
      'questionnaires.removeQuestion',
      'questionnaires.setQuestionShelf',
      'questionnaires.topQuestion',
    ],
  },
  '/storeManagement/userEvaluateAndAppeal': {
    calls: ['stores.replyEvaluation', 'stores.createAppeal', 'approvals.revokeBusiness'],
  },
  '/storeManagement/appealManagement': {
    calls: [
      'stores.startAppealApproval',
      'approvals.approveBusiness',
      'approvals.rejectBusiness',
      'approvals.revokeBusiness',
    ],
  },
  '/storeManagement/scoreSetting': { calls: ['stores.saveScoreSetting'] },
  '/setting/userpointsreport': {
    calls: [
      'points.changeUserPoint',
      'points.setUserPointShow',
      'points.exportUserPoints',
      'points.exportAllUserDetails',
      'pointImports.importFile',
      'pointImports.exportTask',
    ],
  },
  '/setting/integralPool': { calls: ['points.changePoolBalance', 'socialPoints.changePool'] },
  '/setting/integralReport': { calls: ['points.exportReport'] },
  '/setting/integralSetting': { calls: ['points.setRate', 'pointTasks.updateRoles'] },
  '/setting/reportUnbundling': { calls: ['points.unbind'] },
  '/questionnaireManagement/questionnaireManagement': {
    calls: ['questionnaires.setShelf', 'questionnaires.top', 'questionnaires.start', 'questionnaires.stop'],
  },
  '/paper/push-paper': {
    calls: ['questionnaires.createPush', 'questionnaires.exportPushes', 'questionnaires.retryPush', 'phev.exportList'],
  },
  '/pushQuestionnaire/failureList': { calls: ['questionnaires.exportPushes', 'questionnaires.retryPush'] },
  '/paper/satisfaction-report': { calls: ['questionnaires.exportSatisfaction'] },
  '/paper/push-failed-paper': { calls: ['questionnaires.exportPushes', 'questionnaires.retryPush'] },
}

export const menuDefaultsOf = (path: string): MenuDefaults => {
  const icon = GROUP_ICONS[path]
  return icon ? { icon } : (Object.entries(PAGES).find(([one]) => one === path)?.[1] ?? {})
}
