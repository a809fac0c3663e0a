import type { Screens } from '../..'
import MessageDetail from '../customMsgs/MessageDetail'
import MessageList from '../customMsgs/MessageList'
import ReachReport from '../customMsgs/ReachReport'

/** Messages of headquarters to users of the apps, in two groups of the menu, and how many people they reached. */
export const screens = {
  '/officialMsg/CMsg': MessageList,
  '/officialMsg/cmsg-details': MessageDetail,
  '/MsgManagement/CMsg': MessageList,
  '/MsgManagement/cmsg-details': MessageDetail,
  '/MsgManagement/msg-reach': ReachReport,
} satisfies Screens
