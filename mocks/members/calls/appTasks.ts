import * as socialPoints from '@/api/members/socialPoints'
import { appPointTask, appTaskType } from '@/entities/members/appPointTask'
import { enableStatus } from '@/entities/shared/enums'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { appTaskViews } from '../rules/appTasks'
import { appTasks } from '../rules/pointBook'
import { demandWriter } from '../rules/writers'

const PAGE = '/setting/contact'
const UNKNOWN = '任务不存在'
const KEYS = [
  ...(['taskName', 'icon', 'points', 'dayTimes', 'totalTimes', 'ownerOnly', 'buttonText', 'jumpUrl'] as const),
  ...(['content', 'sort'] as const),
] as const

const listed = listOf(socialPoints.listTasks)({
  is: ['taskType', 'ownerOnly', 'status'],
  like: ['taskName'],
  sort: ['points', 'doneUsers', 'issuedPoints', 'sort'],
  order: ({ sortField }) => (sortField === undefined ? (a, b) => a.sort - b.sort : () => 0),
})
on(socialPoints.listTasks)((input, { user }) => {
  demandHeadquartersPage(user, PAGE)
  return listed.page(appTaskViews(), input)
})
on(socialPoints.getTask)(({ id }, { user }) => {
  demandHeadquartersPage(user, PAGE)
  return withId(appTaskViews(), id, UNKNOWN)
})
on(socialPoints.updateTask)((input, { user, now }) => {
  demandWriter(user, 'socialPoints.updateTask')
  const was = withId(appTasks(), input.id, UNKNOWN)
  refuseChanged({ ...was, updateBy: '其他运营' }, input)
  const { values, faults } = readInto(appPointTask, KEYS, input, was)
  refuseFields({
    ...faults,
    dayTimes: was.taskType === appTaskType.newcomer && values.dayTimes !== 1 ? '新手任务每人一次' : faults.dayTimes,
    jumpUrl: /^(https:\/\/\S+|\/\S*|)$/.test(values.jumpUrl) ? faults.jumpUrl : '请输入以https开头的链接或应用内路径',
  })
  Object.assign(was, values, { updateTime: wireTime(now) })
  return { id: was.id }
})
on(socialPoints.setTaskStatus)(({ id, status }, { user, now }) => {
  demandWriter(user, 'socialPoints.setTaskStatus')
  const task = withId(appTasks(), id, UNKNOWN)
  const to = integer(status) === enableStatus.enabled ? enableStatus.enabled : enableStatus.disabled
  if (task.status === to) throw new Refusal(400, '状态已变化，请刷新后重试')
  Object.assign(task, { status: to, updateTime: wireTime(now) })
  return { id: task.id }
})
