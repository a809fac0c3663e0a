import type { Screens } from '..'
import AreaTree from './areas/AreaTree'
import ApprovalIndex from './approvals/ApprovalIndex'
import SeriesList from './cars/SeriesList'
import DealerList from './dealers/DealerList'
import EnterpriseList from './enterprises/EnterpriseList'
import GroupList from './groups/GroupList'
import Home from './home/Home'
import InternalStaffList from './internalStaff/InternalStaffList'
import MenuTree from './menus/MenuTree'
import SecondDealerList from './seconds/SecondDealerList'
import UpdatePassword from './password/UpdatePassword'
import { AgreementPrivacy, FaceManagement, InsurancePointsGuide, LogoutManagement, OTAupgradeProtocol, ParkingManagement } from './policies/screens'
import RoleList from './roles/RoleList'
import StaffList from './staff/StaffList'
import UserList from './users/UserList'
import VersionList from './versions/VersionList'
import WorkNo from './workNo/WorkNo'
import WorkNoDetail from './workNo/WorkNoDetail'
import WorkNoList from './workNo/WorkNoList'

/** The screens of area system. */
export const screens = {
  '/home': Home,
  '/updatePassword': UpdatePassword,
  '/system-management/resourceManagement': MenuTree,
  '/system-management/userManagement': UserList,
  '/system-management/roleManagement': RoleList,
  '/system-management/enterpriseManagement': EnterpriseList,
  '/system-management/distributorManagement': DealerList,
  '/system-management/groupDealerManagement': GroupList,
  '/system-management/secondDealerManagement': SecondDealerList,
  '/system-management/carsManagement': SeriesList,
  '/system-management/userInformation': StaffList,
  '/system-management/salesAreaManagement': AreaTree,
  '/internalStaff': InternalStaffList,
  '/policyAgreementManagement/agreementPrivacy': AgreementPrivacy,
  '/policyAgreementManagement/faceManagement': FaceManagement,
  '/policyAgreementManagement/logoutManagement': LogoutManagement,
  '/policyAgreementManagement/parkingManagement': ParkingManagement,
  '/policyAgreementManagement/OTAupgradeProtocol': OTAupgradeProtocol,
  '/policyAgreementManagement/insurancePointsGuide': InsurancePointsGuide,
  '/version/version': VersionList,
  '/workNo': WorkNo,
  '/workNoList/workNoList': WorkNoList,
  '/workNoList/workNoDetail': WorkNoDetail,
  '/approval/approval-index': ApprovalIndex,
} satisfies Screens
