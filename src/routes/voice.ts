import type { RouteLine } from './line'

/** The routes of voice: feedback, notices, messages to users, questionnaires and satisfaction, stores. */
export const voice = [
  { path: '/officialMsg/officialMsg', area: 'notices', keepAliveFor: ['/officialMsg/officialMsgUpdate'] },
  { path: '/officialMsg/officialMsgUpdate', area: 'notices', hidden: true, alsoNew: true },
  { path: '/officialMsg/CMsg', area: 'customMsgs', keepAliveFor: ['/officialMsg/cmsg-details'] },
  { path: '/officialMsg/cmsg-details', area: 'customMsgs', hidden: true, alsoNew: true },
  { path: '/MsgManagement/officialMsg', area: 'notices', keepAliveFor: ['/MsgManagement/officialMsgUpdate'] },
  { path: '/MsgManagement/officialMsgUpdate', area: 'notices', hidden: true, alsoNew: true },
  { path: '/MsgManagement/CMsg', area: 'customMsgs', keepAliveFor: ['/MsgManagement/cmsg-details'] },
  { path: '/MsgManagement/cmsg-details', area: 'customMsgs', hidden: true, alsoNew: true },
  { path: '/MsgManagement/msg-reach', area: 'customMsgs' },
] as const satisfies RouteLine[]
