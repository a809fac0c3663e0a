import type { Screens } from '../..'
import InsurerList from '../insurance/InsurerList'
import PolicyList from '../insurance/PolicyList'
import InsurancePolicyDetail from '../insurance/InsurancePolicyDetail'

export const screens = {
  '/insurance/InsuranceCompanyManagement': InsurerList,
  '/insurance/riskOfSingle': PolicyList,
  '/insurance/riskOfSingleDetails': InsurancePolicyDetail,
} satisfies Screens
