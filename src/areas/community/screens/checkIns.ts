import type { Screens } from '../..'
import SignInBoard from '../checkIns/SignInBoard'
import SignList from '../checkIns/SignList'
import SignDetail from '../checkIns/SignDetail'

export const screens = {
  '/activity-management/signInManage': SignInBoard,
  '/activity-management/signUpManage': SignList,
  '/activity-management/addSignAct': SignDetail,
} satisfies Screens
