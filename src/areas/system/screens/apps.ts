import type { Screens } from '../..'
import {
  AgreementPrivacy,
  FaceManagement,
  InsurancePointsGuide,
  LogoutManagement,
  OTAupgradeProtocol,
  ParkingManagement,
} from '../policies/screens'
import VersionList from '../versions/VersionList'
import WorkNoBoard from '../workNo/WorkNoBoard'
import WorkNoDetail from '../workNo/WorkNoDetail'
import WorkNoList from '../workNo/WorkNoList'

export const screens = {
  '/policyAgreementManagement/agreementPrivacy': AgreementPrivacy,
  '/policyAgreementManagement/faceManagement': FaceManagement,
  '/policyAgreementManagement/logoutManagement': LogoutManagement,
  '/policyAgreementManagement/parkingManagement': ParkingManagement,
  '/policyAgreementManagement/OTAupgradeProtocol': OTAupgradeProtocol,
  '/policyAgreementManagement/insurancePointsGuide': InsurancePointsGuide,
  '/version/version': VersionList,
  '/workNo': WorkNoBoard,
  '/workNoList/workNoList': WorkNoList,
  '/workNoList/workNoDetail': WorkNoDetail,
} satisfies Screens
