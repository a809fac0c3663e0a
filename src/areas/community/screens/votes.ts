import type { Screens } from '../..'
import VoteDetail from '../votes/VoteDetail'
import VoteRecordList from '../votes/VoteRecordList'
import VoteResultReport from '../votes/VoteResultReport'
import VoteList from '../votes/VoteList'

export const screens = {
  '/activity-management/vote': VoteList,
  '/activity-management/voteDetail': VoteDetail,
  '/activity-management/voteRecord': VoteRecordList,
  '/activity-management/voteResult': VoteResultReport,
} satisfies Screens
