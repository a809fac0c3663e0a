import type { Screens } from '../..'
import VoteDetail from '../votes/VoteDetail'
import VoteRecords from '../votes/VoteRecords'
import VoteResult from '../votes/VoteResult'
import Votes from '../votes/Votes'

/** Votes among users of the community. */
export const screens = {
  '/activity-management/vote': Votes,
  '/activity-management/voteDetail': VoteDetail,
  '/activity-management/voteRecord': VoteRecords,
  '/activity-management/voteResult': VoteResult,
} satisfies Screens
