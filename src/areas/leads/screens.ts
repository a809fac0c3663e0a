import type { Screens } from '..'
import BlackEntry from './blacks/BlackEntry'
import DealerBlackList from './blacks/DealerBlackList'
import PhoneBlackList from './blacks/PhoneBlackList'
import ChannelManagement from './channels/ChannelManagement'
import ClueDetail from './clues/ClueDetail'
import ClueList from './clues/ClueList'
import EvaluateDetail from './evaluations/EvaluateDetail'
import EvaluateManagement from './evaluations/EvaluateManagement'
import ActivityDetails from './materials/ActivityDetails'
import ActivityReports from './materials/ActivityReports'
import CardDetails from './materials/CardDetails'
import ConsultDetails from './materials/ConsultDetails'
import MaterialDetails from './materials/MaterialDetails'
import MaterialReports from './materials/MaterialReports'
import RetentionDetails from './materials/RetentionDetails'
import Workstations from './materials/Workstations'
import NurtureDetails from './nurture/NurtureDetails'
import NurtureList from './nurture/NurtureList'
import CallOutDetails from './outCalls/CallOutDetails'
import OutboundTask from './outCalls/OutboundTask'
import CluePool from './pool/CluePool'
import DealerTransfer from './transfer/DealerTransfer'
import AreaDetails from './targets/AreaDetails'
import TargetDealerDetails from './targets/DealerDetails'
import TaskDealer from './targets/TaskDealer'
import TaskHost from './targets/TaskHost'
import TaskHostDetails from './targets/TaskHostDetails'
import DealerMatrix from './sales/DealerMatrix'
import { DealerReport, DealerTime, GroupReport, GroupTime, HeadquartersReport, HeadquartersTime } from './sales/screens'

/** The screens of area leads. */
export const screens: Screens = {
  '/report/report-list': MaterialReports,
  '/report/material-details': MaterialDetails,
  '/report/card-details': CardDetails,
  '/report/consult-details': ConsultDetails,
  '/report/report-activity': ActivityReports,
  '/report/report-details': ActivityDetails,
  '/report/retention-details': RetentionDetails,
  '/report/workstation': Workstations,
  '/outboundTask/outboundTask': OutboundTask,
  '/outboundTask/callOutDetails': CallOutDetails,
  '/task-system/task-host': TaskHost,
  '/task-system/taskHostDetails': TaskHostDetails,
  '/task-system/dealerDetails': TargetDealerDetails,
  '/task-system/areaDetails': AreaDetails,
  '/task-system/task-dealer': TaskDealer,
  '/clue-management/clueList': ClueList,
  '/clue-management/clueDetail': ClueDetail,
  '/clue-management/cluePoolList': CluePool,
  '/clue-management/soureManagement': ChannelManagement,
  '/clue-management/dealerNetworkTran': DealerTransfer,
  '/clue-management/Blacklist': BlackEntry,
  '/clue-management/cultivate': NurtureList,
  '/clue-management/cultivateDetails': NurtureDetails,
  '/clue-management/phoneBlacklist': PhoneBlackList,
  '/clue-management/dealerBlack': DealerBlackList,
  '/evaluate/evaluate-management': EvaluateManagement,
  '/evaluate/evaluate-detail': EvaluateDetail,
  '/saleReport/headquarters': HeadquartersReport,
  '/saleReport/dealer': DealerReport,
  '/saleReport/group-dealer': GroupReport,
  '/saleReport-time/headquarters': HeadquartersTime,
  '/saleReport-time/dealer': DealerTime,
  '/saleReport-time/group-dealer': GroupTime,
  '/saleReport-dimension/headquarters-by-dealer': DealerMatrix,
}
