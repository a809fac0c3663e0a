import type { Screens } from '../..'
import BlacklistEntryForm from '../blacklist/BlacklistEntryForm'
import DealerBlackList from '../blacklist/DealerBlackList'
import PhoneBlackList from '../blacklist/PhoneBlackList'
import ChannelBoard from '../channels/ChannelBoard'
import ClueDetail from '../clues/ClueDetail'
import ClueList from '../clues/ClueList'
import NurtureClueDetail from '../nurture/NurtureClueDetail'
import NurtureList from '../nurture/NurtureList'
import OutCallTaskDetail from '../outCalls/OutCallTaskDetail'
import OutCallTaskList from '../outCalls/OutCallTaskList'
import CluePoolList from '../pool/CluePoolList'
import DealerTransferForm from '../transfer/DealerTransferForm'

export const screens = {
  '/outboundTask/outboundTask': OutCallTaskList,
  '/outboundTask/callOutDetails': OutCallTaskDetail,
  '/clue-management/clueList': ClueList,
  '/clue-management/clueDetail': ClueDetail,
  '/clue-management/cluePoolList': CluePoolList,
  '/clue-management/soureManagement': ChannelBoard,
  '/clue-management/dealerNetworkTran': DealerTransferForm,
  '/clue-management/Blacklist': BlacklistEntryForm,
  '/clue-management/cultivate': NurtureList,
  '/clue-management/cultivateDetails': NurtureClueDetail,
  '/clue-management/phoneBlacklist': PhoneBlackList,
  '/clue-management/dealerBlack': DealerBlackList,
} satisfies Screens
