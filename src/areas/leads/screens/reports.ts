import type { Screens } from '../..'
import EvaluationDetail from '../evaluations/EvaluationDetail'
import EvaluationList from '../evaluations/EvaluationList'
import ActivityReportDetail from '../materials/ActivityReportDetail'
import ActivityReportList from '../materials/ActivityReportList'
import CardDetail from '../materials/CardDetail'
import ConsultDetail from '../materials/ConsultDetail'
import MaterialDetail from '../materials/MaterialDetail'
import MaterialReportList from '../materials/MaterialReportList'
import RetentionDetail from '../materials/RetentionDetail'
import WorkstationReport from '../materials/WorkstationReport'
import AreaTargetDetail from '../targets/AreaTargetDetail'
import DealerTargetDetail from '../targets/DealerTargetDetail'
import DealerTaskList from '../targets/DealerTaskList'
import HostTaskList from '../targets/HostTaskList'
import HostTaskDetail from '../targets/HostTaskDetail'
import DealerMatrixReport from '../saleReports/DealerMatrixReport'
import {
  DealerReport,
  DealerTime,
  GroupReport,
  GroupTime,
  HeadquartersReport,
  HeadquartersTime,
} from '../saleReports/screens'

export const screens = {
  '/report/report-list': MaterialReportList,
  '/report/material-details': MaterialDetail,
  '/report/card-details': CardDetail,
  '/report/consult-details': ConsultDetail,
  '/report/report-activity': ActivityReportList,
  '/report/report-details': ActivityReportDetail,
  '/report/retention-details': RetentionDetail,
  '/report/workstation': WorkstationReport,
  '/task-system/task-host': HostTaskList,
  '/task-system/taskHostDetails': HostTaskDetail,
  '/task-system/dealerDetails': DealerTargetDetail,
  '/task-system/areaDetails': AreaTargetDetail,
  '/task-system/task-dealer': DealerTaskList,
  '/evaluate/evaluate-management': EvaluationList,
  '/evaluate/evaluate-detail': EvaluationDetail,
  '/saleReport/headquarters': HeadquartersReport,
  '/saleReport/dealer': DealerReport,
  '/saleReport/group-dealer': GroupReport,
  '/saleReport-time/headquarters': HeadquartersTime,
  '/saleReport-time/dealer': DealerTime,
  '/saleReport-time/group-dealer': GroupTime,
  '/saleReport-dimension/headquarters-by-dealer': DealerMatrixReport,
} satisfies Screens
