import * as pointTasks from '@/api/members/pointTasks'
import { pointSide, poolType } from '@/entities/members/pointEnums'
import { type PointTask, pointTask, type PointTaskStep, pointTaskStep } from '@/entities/members/pointTask'
import { enableStatus, shopType } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandOnePage, demandPage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import type { StepRow } from '../data/pointTasks'
import { appTasks, tasks } from '../rules/pointBook'
import {
  isPast,
  type RecordRow,
  recordsFor,
  recordTrend,
  stepsOf,
  tasksFor,
  taskSums,
  taskView,
} from '../rules/pointTasks'
import { demandWriter } from '../rules/writers'

const PAGE = '/setting/contact'
const MATRIX = '/setting/integralSetting'
const UNKNOWN = '参数缺失或数据不存在，请从列表进入'
const CHANGED = '状态已变化，请刷新后重试'
const MAX_STEPS = 10

const listed = listOf(pointTasks.list)<PointTask>({
  is: ['id', 'taskType', 'poolType', 'status', { roles: ({ roles }) => roles.map(({ id }) => id) }],
  like: ['taskName'],
  where: {
    startTimeStart:
      (asked) =>
      ({ endTime }) =>
        text(asked) === '' || endTime === '' || endTime >= text(asked),
    startTimeEnd:
      (asked) =>
      ({ startTime }) =>
        text(asked) === '' || startTime <= text(asked),
  },
  sort: ['doneCount', 'issuedPoints'],
  order: ({ sortField }) => (sortField === undefined ? (a, b) => a.sort - b.sort : () => 0),
})
on(pointTasks.list)((input, { user }) => {
  demandOnePage(user, [PAGE, MATRIX])
  const records = recordsFor(user)
  const shown = tasksFor(user)
  return { ...listed.page(shown.map(taskView(user, records)), input), summary: taskSums(records, shown) }
})
on(pointTasks.listOptions)(({ side }, { user }) => {
  demandPage(user, PAGE)
  const rows = integer(side) === pointSide.app ? appTasks() : tasksFor(user)
  return rows.map(({ id, taskName }) => ({ id, taskName }))
})
on(pointTasks.getRule)(({ id }, { user }) => {
  demandPage(user, PAGE)
  return taskView(user, recordsFor(user))(withId(tasksFor(user), id, UNKNOWN))
})
on(pointTasks.listDetails)(({ taskId }, { user }) => {
  demandPage(user, PAGE)
  // The data holds only the values of the enumeration.
  return stepsOf(withId(tasksFor(user), taskId, UNKNOWN).id) as PointTaskStep[]
})

on(pointTasks.setOn)(({ id, status }, { user, now }) => {
  demandWriter(user, 'pointTasks.setOn')
  const task = withId(tasks().tasks, id, UNKNOWN)
  const to = integer(status) === enableStatus.enabled ? enableStatus.enabled : enableStatus.disabled
  if (task.status === to) throw new Refusal(400, CHANGED)
  if (to === enableStatus.enabled && isPast(task)) throw new Refusal(400, '任务已过期，请先调整结束时间')
  Object.assign(task, { status: to, updateBy: user.nickname, updateTime: wireTime(now) })
  return { id: task.id }
})
on(pointTasks.updateRoles)(({ id, roleIds }, { user, now }) => {
  demandWriter(user, 'pointTasks.updateRoles')
  const task = withId(tasks().tasks, id, UNKNOWN)
  const known = texts(roleIds).filter((one) => taskRoles().some((role) => role.id === one))
  if (known.length === 0) refuseFields({ roles: '请至少选择一个角色' })
  Object.assign(task, { roleIds: known, updateBy: user.nickname, updateTime: wireTime(now) })
  return { id: task.id }
})

const KEYS = [
  ...(['taskName', 'icon', 'poolType', 'startTime', 'endTime', 'dayLimit', 'monthLimit', 'validDays'] as const),
  ...(['jumpUrl', 'sort', 'ruleText'] as const),
] as const
const STEP = ['stepName', 'eventCode', 'threshold', 'points', 'timesLimit'] as const

const readSteps = (sent: unknown, taskId: string, dayLimit: number): StepRow[] => {
  const inputs = Array.isArray(sent) ? sent.filter(isRecord) : []
  if (inputs.length === 0 || inputs.length > MAX_STEPS) refuseFields({ steps: '请设置1-10个奖励步骤' })
  const steps = inputs.map((input, index): StepRow => {
    const was = stepsOf(taskId).find(({ id }) => id === text(input.id))
    const { values, faults } = readInto(pointTaskStep, STEP, input, was ?? {})
    refuseFields(Object.fromEntries(Object.entries(faults).map(([key, fault]) => [`steps.${index}.${key}`, fault])))
    return { id: was?.id ?? newId(), taskId, ...values, sort: index + 1 }
  })
  steps.forEach((step, index) => {
    const before = steps.slice(0, index).findLast(({ eventCode }) => eventCode === step.eventCode)
    if (before && step.threshold <= before.threshold)
      refuseFields({ [`steps.${index}.threshold`]: '同一事件的达成值须逐档递增' })
    if (dayLimit > 0 && step.points > dayLimit) refuseFields({ [`steps.${index}.points`]: '单次积分不能大于每日上限' })
  })
  return steps
}
on(pointTasks.update)((input, { user, now }) => {
  demandWriter(user, 'pointTasks.update')
  const was = withId(tasks().tasks, input.id, UNKNOWN)
  refuseChanged(was, input)
  const { values, faults } = readInto(pointTask, KEYS, input, was)
  refuseFields({
    ...faults,
    poolType: values.poolType === poolType.app ? '员工任务不能由App积分池出资' : faults.poolType,
    jumpUrl: /^(https:\/\/\S+|\/\S*|)$/.test(values.jumpUrl) ? faults.jumpUrl : '请输入以https开头的链接或应用内路径',
    endTime: values.endTime !== '' && values.endTime <= values.startTime ? '结束时间须晚于开始时间' : faults.endTime,
    monthLimit:
      values.monthLimit > 0 && values.monthLimit < values.dayLimit ? '每月上限不能小于每日上限' : faults.monthLimit,
  })
  const steps = readSteps(input.steps ?? stepsOf(was.id), was.id, values.dayLimit)
  // A removed step is kept, because payments refer to it by name.
  const dropped = stepsOf(was.id).filter(({ id }) => !steps.some((step) => step.id === id))
  for (const step of dropped) Object.assign(step, { sort: 0 })
  tasks().steps = [...tasks().steps.filter((step) => !steps.some(({ id }) => id === step.id)), ...steps]
  Object.assign(was, values, { updateBy: user.nickname, updateTime: wireTime(now) })
  return { id: was.id }
})

const records = listOf(pointTasks.listRecords)<RecordRow>({
  is: ['taskId', 'userId', 'dealerCode', 'status'],
  like: ['userName', 'roleName', 'bizNo'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime'],
})
on(pointTasks.listRecords)((input, { user }) => {
  demandPage(user, PAGE)
  const rows = recordsFor(user)
  const page = records.page(rows, input)
  if ((integer(input.pageNo) ?? 1) > 1) return page
  return { ...page, trend: recordTrend(records.fitting(rows, { taskId: input.taskId, userId: input.userId })) }
})

const taskRoles = () =>
  org.roles.filter(
    ({ shopTypes, status }) => status === enableStatus.enabled && !shopTypes.includes(shopType.headquarters),
  )
on(pointTasks.listRoles)((_input, { user }) => {
  demandOnePage(user, [PAGE, MATRIX, '/setting/integralReport', '/setting/userpointsreport'])
  return taskRoles().map(({ id, roleName, shopTypes }) => ({ id, roleName, shopTypes }))
})
