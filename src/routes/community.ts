import type { RouteLine } from './line'

/** The routes of the community, in the order of the menu. */
export const community = [
  {
    path: '/club-management/carClub',
    area: 'clubs',
    keepAliveFor: ['/club-management/carClubDetail'],
  },
  { path: '/club-management/carClubDetail', area: 'clubs', hidden: true, alsoNew: true },
  { path: '/club-management/audit', area: 'clubs' },
  { path: '/club-management/member', area: 'clubs' },
  { path: '/topic-management/plate', area: 'boards', keepAliveFor: ['/topic-management/plateDetail'] },
  { path: '/topic-management/plateDetail', area: 'boards', hidden: true, alsoNew: true },
  { path: '/topic-management/topic', area: 'boards', keepAliveFor: ['/topic-management/topicDetail'] },
  { path: '/topic-management/topicDetail', area: 'boards', hidden: true, alsoNew: true },
  { path: '/dynamic-management/dynamic', area: 'posts', keepAliveFor: ['/dynamic-management/dynamicDetail'] },
  { path: '/dynamic-management/dynamicDetail', area: 'posts', hidden: true },
  {
    path: '/dynamic-management/dynamicArticle',
    area: 'postArticles',
    keepAliveFor: ['/dynamic-management/dynamicDetail'],
  },
  { path: '/dynamic-management/dynamicSiftConflg', area: 'feed' },
  {
    path: '/dynamic-management/latestPlateConfiguration',
    area: 'feed',
    keepAliveFor: ['/dynamic-management/addNewPlate'],
  },
  { path: '/dynamic-management/addNewPlate', area: 'feed', hidden: true, alsoNew: true },
  { path: '/activity-management/apply', area: 'enrolments', keepAliveFor: ['/activity-management/applyDetail'] },
  { path: '/activity-management/applyDetail', area: 'enrolments', hidden: true, alsoNew: true },
  { path: '/activity-management/applyActivity', area: 'enrolRecords' },
  { path: '/activity-management/applyRecord', area: 'enrolRecords' },
  {
    path: '/activity-management/vote',
    area: 'votes',
    keepAliveFor: ['/activity-management/voteDetail', '/activity-management/voteResult'],
  },
  { path: '/activity-management/voteDetail', area: 'votes', hidden: true, alsoNew: true },
  { path: '/activity-management/voteRecord', area: 'votes' },
  { path: '/activity-management/voteResult', area: 'votes', hidden: true },
  {
    path: '/activity-management/signInManage',
    area: 'checkIns',
    keepAliveFor: ['/activity-management/addSignAct'],
  },
  { path: '/activity-management/signUpManage', area: 'checkIns', keepAliveFor: ['/activity-management/addSignAct'] },
  { path: '/activity-management/addSignAct', area: 'checkIns', hidden: true, alsoNew: true },
  { path: '/interactive-management/comment', area: 'interactions' },
  { path: '/interactive-management/giveLike', area: 'interactions' },
  { path: '/interactive-management/share', area: 'interactions' },
  { path: '/interactive-management/reply', area: 'interactions' },
] as const satisfies RouteLine[]
