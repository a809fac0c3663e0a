import type { Screens } from '../..'
import ApprovalBoard from '../approvals/ApprovalBoard'
import SeriesList from '../cars/SeriesList'
import DealerList from '../dealers/DealerList'
import EnterpriseList from '../enterprises/EnterpriseList'
import GroupList from '../groups/GroupList'
import SecondDealerList from '../subDealers/SecondDealerList'

export const screens = {
  '/system-management/enterpriseManagement': EnterpriseList,
  '/system-management/distributorManagement': DealerList,
  '/system-management/groupDealerManagement': GroupList,
  '/system-management/secondDealerManagement': SecondDealerList,
  '/system-management/carsManagement': SeriesList,
  '/approval/approval-index': ApprovalBoard,
} satisfies Screens
