import type { Screens } from '../..'
import PointRuleForm from '../pointTasks/PointRuleForm'
import TaskBoard from '../pointTasks/TaskBoard'
import TaskDetail from '../pointTasks/TaskDetail'

/** Tasks that pay points, with their records and enquiries, and the rule of App points. */
export const screens = {
  '/setting/contact': TaskBoard,
  '/setting/detail': TaskDetail,
  '/setting/integralRule': PointRuleForm,
} satisfies Screens
