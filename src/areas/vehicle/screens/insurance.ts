import type { Screens } from '../..'
import InsurerList from '../insurance/InsurerList'
import PolicyList from '../insurance/PolicyList'
import PolicyRecord from '../insurance/PolicyRecord'

/** Insurers and insurance policies. */
export const screens = {
  '/insurance/InsuranceCompanyManagement': InsurerList,
  '/insurance/riskOfSingle': PolicyList,
  '/insurance/riskOfSingleDetails': PolicyRecord,
} satisfies Screens
