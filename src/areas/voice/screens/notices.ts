import type { Screens } from '../..'
import NoticeDetail from '../notices/NoticeDetail'
import NoticeList from '../notices/NoticeList'

/** Official notices: one pair of screens, in two groups of the menu. */
export const screens = {
  '/officialMsg/officialMsg': NoticeList,
  '/officialMsg/officialMsgUpdate': NoticeDetail,
  '/MsgManagement/officialMsg': NoticeList,
  '/MsgManagement/officialMsgUpdate': NoticeDetail,
} satisfies Screens
