import type { Screens } from '../..'
import PointRuleForm from '../pointTasks/PointRuleForm'
import TaskBoard from '../pointTasks/TaskBoard'
import TaskDetail from '../pointTasks/TaskDetail'

export const screens = {
  '/setting/contact': TaskBoard,
  '/setting/detail': TaskDetail,
  '/setting/integralRule': PointRuleForm,
} satisfies Screens
