import type { RouteLine } from './line'

/** The routes of voice: feedback, notices, messages to users, questionnaires and satisfaction, stores. */
export const voice = [
  { path: '/paper/paper', area: 'questionnaires', keepAliveFor: ['/paper/add-paper'] },
  { path: '/paper/add-paper', area: 'paperDesign', hidden: true },
  {
    path: '/paper/question',
    area: 'questionBank',
    keepAliveFor: ['/paper/Administration-detail', '/paper/question-detail', '/paper/add-detail'],
  },
  {
    path: '/paper/Administration-detail',
    area: 'questionBank',
    hidden: true,
    titles: [{ when: ['id'], title: '/paper/Administration-detail#copy' }],
  },
  { path: '/paper/question-detail', area: 'questionBank', hidden: true },
  { path: '/paper/add-detail', area: 'questionBank', hidden: true },
  { path: '/pushQuestionnaire/failureList', area: 'paperPushes' },
  { path: '/paper/push-failed-paper', area: 'paperPushes' },
  { path: '/officialMsg/officialMsg', area: 'notices', keepAliveFor: ['/officialMsg/officialMsgUpdate'] },
  { path: '/officialMsg/officialMsgUpdate', area: 'notices', hidden: true, alsoNew: true },
  { path: '/officialMsg/CMsg', area: 'customMsgs', keepAliveFor: ['/officialMsg/cmsg-details'] },
  { path: '/officialMsg/cmsg-details', area: 'customMsgs', hidden: true, alsoNew: true },
  { path: '/MsgManagement/officialMsg', area: 'notices', keepAliveFor: ['/MsgManagement/officialMsgUpdate'] },
  { path: '/MsgManagement/officialMsgUpdate', area: 'notices', hidden: true, alsoNew: true },
  { path: '/MsgManagement/CMsg', area: 'customMsgs', keepAliveFor: ['/MsgManagement/cmsg-details'] },
  { path: '/MsgManagement/cmsg-details', area: 'customMsgs', hidden: true, alsoNew: true },
  { path: '/MsgManagement/msg-reach', area: 'customMsgs' },
  { path: '/feedback/index', area: 'feedback', keepAliveFor: ['/feedback/detail'] },
  { path: '/feedback/detail', area: 'feedback', hidden: true, needs: ['id'] },
  { path: '/storeManagement/employeeInfoMaintenance', area: 'storeEmployees' },
  { path: '/storeManagement/questionAnswer', area: 'storeQuestions' },
  { path: '/storeManagement/storePromotion', area: 'storePromotions' },
  { path: '/storeManagement/storeBasicInfoList', area: 'stores' },
] as const satisfies RouteLine[]
