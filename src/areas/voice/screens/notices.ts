import type { Screens } from '../..'
import NoticeDetail from '../notices/NoticeDetail'
import NoticeList from '../notices/NoticeList'

export const screens = {
  '/officialMsg/officialMsg': NoticeList,
  '/officialMsg/officialMsgUpdate': NoticeDetail,
  '/MsgManagement/officialMsg': NoticeList,
  '/MsgManagement/officialMsgUpdate': NoticeDetail,
} satisfies Screens
