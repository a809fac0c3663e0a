import type { Screens } from '../..'
import BlacklistEntry from '../blacklist/BlacklistEntry'
import DealerBlackList from '../blacklist/DealerBlackList'
import PhoneBlackList from '../blacklist/PhoneBlackList'
import ChannelManagement from '../channels/ChannelManagement'
import ClueDetail from '../clues/ClueDetail'
import ClueList from '../clues/ClueList'
import NurtureDetails from '../nurture/NurtureDetails'
import NurtureList from '../nurture/NurtureList'
import CallOutDetails from '../outCalls/CallOutDetails'
import OutboundTask from '../outCalls/OutboundTask'
import CluePool from '../pool/CluePool'
import DealerTransfer from '../transfer/DealerTransfer'

/** Leads and all that is done with them. */
export const screens = {
  '/outboundTask/outboundTask': OutboundTask,
  '/outboundTask/callOutDetails': CallOutDetails,
  '/clue-management/clueList': ClueList,
  '/clue-management/clueDetail': ClueDetail,
  '/clue-management/cluePoolList': CluePool,
  '/clue-management/soureManagement': ChannelManagement,
  '/clue-management/dealerNetworkTran': DealerTransfer,
  '/clue-management/Blacklist': BlacklistEntry,
  '/clue-management/cultivate': NurtureList,
  '/clue-management/cultivateDetails': NurtureDetails,
  '/clue-management/phoneBlacklist': PhoneBlackList,
  '/clue-management/dealerBlack': DealerBlackList,
} satisfies Screens
