import type { Screens } from '../..'
import SignInManage from '../checkIns/SignInManage'
import SignList from '../checkIns/SignList'
import SignPage from '../checkIns/SignPage'

/** Check-in activities, their sessions, and who came. */
export const screens = {
  '/activity-management/signInManage': SignInManage,
  '/activity-management/signUpManage': SignList,
  '/activity-management/addSignAct': SignPage,
} satisfies Screens
