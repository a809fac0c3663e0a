import type { Screens } from '../..'
import MessageDetail from '../customMsgs/MessageDetail'
import MessageList from '../customMsgs/MessageList'
import ReachReport from '../customMsgs/ReachReport'

export const screens = {
  '/officialMsg/CMsg': MessageList,
  '/officialMsg/cmsg-details': MessageDetail,
  '/MsgManagement/CMsg': MessageList,
  '/MsgManagement/cmsg-details': MessageDetail,
  '/MsgManagement/msg-reach': ReachReport,
} satisfies Screens
