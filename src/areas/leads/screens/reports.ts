import type { Screens } from '../..'
import EvaluateDetail from '../evaluations/EvaluateDetail'
import EvaluateManagement from '../evaluations/EvaluateManagement'
import ActivityDetails from '../materials/ActivityDetails'
import ActivityReports from '../materials/ActivityReports'
import CardDetails from '../materials/CardDetails'
import ConsultDetails from '../materials/ConsultDetails'
import MaterialDetails from '../materials/MaterialDetails'
import MaterialReports from '../materials/MaterialReports'
import RetentionDetails from '../materials/RetentionDetails'
import Workstations from '../materials/Workstations'
import AreaDetails from '../targets/AreaDetails'
import TargetDealerDetails from '../targets/DealerDetails'
import TaskDealer from '../targets/TaskDealer'
import TaskHost from '../targets/TaskHost'
import TaskHostDetails from '../targets/TaskHostDetails'
import DealerMatrix from '../sales/DealerMatrix'
import {
  DealerReport,
  DealerTime,
  GroupReport,
  GroupTime,
  HeadquartersReport,
  HeadquartersTime,
} from '../sales/screens'

/** Reports, targets and judgements. */
export const screens = {
  '/report/report-list': MaterialReports,
  '/report/material-details': MaterialDetails,
  '/report/card-details': CardDetails,
  '/report/consult-details': ConsultDetails,
  '/report/report-activity': ActivityReports,
  '/report/report-details': ActivityDetails,
  '/report/retention-details': RetentionDetails,
  '/report/workstation': Workstations,
  '/task-system/task-host': TaskHost,
  '/task-system/taskHostDetails': TaskHostDetails,
  '/task-system/dealerDetails': TargetDealerDetails,
  '/task-system/areaDetails': AreaDetails,
  '/task-system/task-dealer': TaskDealer,
  '/evaluate/evaluate-management': EvaluateManagement,
  '/evaluate/evaluate-detail': EvaluateDetail,
  '/saleReport/headquarters': HeadquartersReport,
  '/saleReport/dealer': DealerReport,
  '/saleReport/group-dealer': GroupReport,
  '/saleReport-time/headquarters': HeadquartersTime,
  '/saleReport-time/dealer': DealerTime,
  '/saleReport-time/group-dealer': GroupTime,
  '/saleReport-dimension/headquarters-by-dealer': DealerMatrix,
} satisfies Screens
