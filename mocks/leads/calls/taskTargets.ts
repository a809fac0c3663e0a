import * as targets from '@/api/leads/taskTargets'
import { MAX } from '@/areas/leads/targets/shares'
import { dealerTask } from '@/entities/leads/dealerTask'
import { channelLevel, dealerTaskStatus, taskStatus } from '@/entities/leads/enums'
import { type Metric, METRICS, targetKey } from '@/entities/leads/target'
import { taskCommand } from '@/entities/leads/taskCommand'
import { dealerStatus, dealerType } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { type Context, Refusal } from '../../core/types'
import * as data from '../data/targets'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import { found, refuseFields, text, texts, integer, withId } from '../../core/input'
import { areaOf } from '../rules/leads'
import { org } from '../../system/rules/store'
import {
  areasOf,
  channelsOf,
  codesOf,
  dealerShape,
  dealersIn,
  gapsOf,
  shapesOf,
  stageOf,
  toDealerDetail,
  toDetail,
  toTask,
} from '../rules/targets'
import { oneOf } from '../../core/table'

type Input = Record<string, unknown>
const HOST = '/task-system/task-host'
const DRAFT = 0
const METRIC_NAMES: Record<Metric, string> = { clue: '线索', visit: '到店', drive: '试驾', order: '订单', sale: '实销' }
const LEVEL_NAMES = { area: '区域', channel: '渠道', dealer: '经销商' } as const
const stale = () => new Refusal(409, '任务状态已变化，请刷新后重试')
const hidden = () => new Refusal(403, '无权查看或数据不存在')

const head = (user: UserRow, permission: string) => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可操作')
}
const taskOf = (id: unknown): data.TaskRow => withId(data.tasks, id, '任务不存在')
const sight = (user: UserRow) => {
  const sees = seesRecord(user)
  return (row: data.DealerTaskRow) => sees({ dealerCode: row.dealerCode, areaName: areaOf(row.dealerCode) })
}
const inArea = (user: UserRow) => {
  const sees = seesRecord(user)
  return (row: data.AreaTaskRow) => sees({ dealerCode: '', areaName: row.areaName })
}

const listed = listOf(targets.list)<data.TaskRow>({
  is: ['periodType', 'status', { stage: stageOf }],
  like: ['title'],
  between: ['startTime'],
  // A task without provinces applies to all of them.
  where: {
    province: (asked) => (row) => text(asked) === '' || !row.province.length || row.province.includes(text(asked)),
  },
  sort: ['startTime', 'createTime'],
})

on(targets.list)((input, { user }) => {
  demandPage(user, HOST)
  return listed.page(data.tasks, input, (row) => toTask(row))
})

on(targets.get)((input, { user }) => {
  demandPage(user, HOST)
  const task = data.tasks.find((row) => row.id === text(input.id))
  if (!task) throw hidden()
  return toDetail(task)
})

const numbersIn = (input: Input, metrics: readonly Metric[]) =>
  data.rowOf(Object.fromEntries(metrics.map((metric) => [metric, integer(input[targetKey(metric)]) ?? 0])))

const validateTarget = (input: Input, metrics: readonly Metric[]): Record<string, string> =>
  Object.fromEntries(
    metrics.flatMap((metric) => {
      const number = integer(input[targetKey(metric)])
      return number === undefined || number < 1 || number > MAX ? [[targetKey(metric), '请输入大于 0 的整数']] : []
    }),
  )

const DAY = /^\d{4}-\d{2}-\d{2}$/
const validateDate = (from: string, until: string): string | undefined => {
  if (!DAY.test(from) || !DAY.test(until)) return '请选择起止日期'
  if (until < from) return '结束日期不能早于开始日期'
  return data.daysFrom(from, until) > 366 ? '时间范围不能超过 366 天' : undefined
}
const levelIn = (input: Input) =>
  integer(input.channel_level) === channelLevel.second ? channelLevel.second : channelLevel.first

const basicsOf = (input: Input) => {
  const { values, faults } = readInto(
    taskCommand,
    ['title', 'periodType', 'startTime', 'endTime', 'province', 'remark'],
    input,
    {},
  )
  const metrics = METRICS.filter((metric) => texts(input.metrics).includes(metric))
  refuseFields({
    ...faults,
    startTime: validateDate(values.startTime, values.endTime),
    metrics: metrics.length ? undefined : '请至少选择一个指标',
    ...validateTarget(input, metrics),
  })
  return { ...values, channel_level: levelIn(input), metrics, ...numbersIn(input, metrics) }
}

on(targets.create)((input, { user, now }) => {
  head(user, 'taskTargets.create')
  const task = data.addTask({
    ...basicsOf(input),
    status: taskStatus.draft,
    createBy: user.nickname,
    createTime: formatTime(now),
  })
  data.layOut(task, undefined)
  return { id: task.id }
})

on(targets.update)((input, { user }) => {
  head(user, 'taskTargets.update')
  const task = taskOf(input.id)
  if (stageOf(task) === 3) throw new Refusal(409, '任务已结束，不能修改')
  if (task.status === taskStatus.enabled) {
    if (['title', 'periodType', 'startTime', 'metrics', 'province'].some((key) => input[key] !== undefined))
      throw new Refusal(409, '已启用的任务只能调整目标')
    const reason = text(input.reason)
    refuseFields({
      reason: reason === '' ? '请输入调整原因' : [...reason].length > 200 ? '调整原因不能超过200个字符' : undefined,
      ...validateTarget(input, task.metrics),
    })
    Object.assign(task, numbersIn(input, task.metrics))
    return
  }
  const next = basicsOf(input)
  const anew = next.channel_level !== task.channel_level
  Object.assign(task, next)
  data.layAnew(task)
  if (anew) data.layChannels(task, false)
})

on(targets.remove)((input, { user }) => {
  head(user, 'taskTargets.remove')
  const task = taskOf(input.id)
  if (task.status !== taskStatus.draft) throw stale()
  data.dropTask(task.id)
})

on(targets.enable)((input, { user }) => {
  head(user, 'taskTargets.enable')
  const task = taskOf(input.id)
  if (task.status === taskStatus.enabled) throw stale()
  if (stageOf(task) === 3) throw new Refusal(409, '任务已结束，不能启用')
  const [gap] = gapsOf(task)
  if (gap)
    throw new Refusal(409, `目标未平衡：${LEVEL_NAMES[gap.level]}分解的${METRIC_NAMES[gap.metric]}目标差额 ${gap.gap}`)
  const clash = data.tasks.some(
    (row) =>
      row !== task &&
      row.status === dealerTaskStatus.running &&
      row.periodType === task.periodType &&
      row.startTime <= task.endTime &&
      row.endTime >= task.startTime,
  )
  if (clash) throw new Refusal(409, '同周期已存在启用任务')
  task.status = taskStatus.enabled
  for (const row of dealersIn(task.id)) row.status = dealerTaskStatus.running
})

on(targets.disable)((input, { user }) => {
  head(user, 'taskTargets.disable')
  const task = taskOf(input.id)
  if (task.status !== taskStatus.enabled) throw stale()
  task.status = taskStatus.disabled
  for (const row of dealersIn(task.id)) row.status = dealerTaskStatus.disabled
})

on(targets.listArea)((input, { user }) => {
  demandPage(user, HOST)
  const task = taskOf(input.taskId)
  const province = oneOf(input.province)
  return areasOf(task.id)
    .filter((row) => province(row.province))
    .filter(inArea(user))
    .map(shapesOf(task).area)
})

on(targets.getArea)((input, { user }) => {
  demandPage(user, HOST)
  const row = data.areaTasks.find((one) => one.id === text(input.id))
  if (!row || !inArea(user)(row)) throw hidden()
  const task = taskOf(row.taskId)
  const inside = new Set(org.dealers.filter((one) => one.provinceName === row.province).map((one) => one.dealerCode))
  const dealer = data.sumOf(dealersIn(task.id).filter((one) => inside.has(one.dealerCode)))
  return { ...shapesOf(task).area(row), task: toTask(task), sums: { dealer } }
})

on(targets.listChannel)((input, { user }) => {
  demandPage(user, HOST)
  const task = taskOf(input.taskId)
  const level = oneOf(input.channel_level)
  return channelsOf(task.id)
    .filter((row) => level(row.channel_level))
    .map(shapesOf(task).channel)
})

const saveRows = (input: Input, rows: readonly (data.TargetRow & { id: string })[], metrics: readonly Metric[]) => {
  const sent = (Array.isArray(input.rows) ? input.rows : []).filter(isRecord)
  const failed = sent.flatMap((one) => {
    const id = text(one.id)
    const row = rows.find((known) => known.id === id)
    if (!row) return [{ id, reason: '记录不存在' }]
    const changed = metrics.filter((metric) => one[targetKey(metric)] !== undefined)
    const bad = changed.find((metric) => {
      const number = integer(one[targetKey(metric)])
      return number === undefined || number < 0 || number > MAX
    })
    if (bad) return [{ id, reason: `${METRIC_NAMES[bad]}目标须为整数` }]
    Object.assign(
      row,
      Object.fromEntries(changed.map((metric) => [targetKey(metric), integer(one[targetKey(metric)])])),
    )
    return []
  })
  return { failed }
}
const openTask = (id: unknown): data.TaskRow => {
  const task = taskOf(id)
  if (stageOf(task) === 3) throw new Refusal(409, '任务已结束，不能修改')
  return task
}

on(targets.updateArea)((input, { user }) => {
  head(user, 'taskTargets.updateArea')
  const task = openTask(input.taskId)
  return saveRows(input, areasOf(task.id), task.metrics)
})
on(targets.updateChannel)((input, { user }) => {
  head(user, 'taskTargets.updateChannel')
  const task = openTask(input.taskId)
  return saveRows(input, channelsOf(task.id), task.metrics)
})

const headOf = (row: data.DealerTaskRow) => data.tasks.find(({ id }) => id === row.taskId) ?? row
const listedDealers = listOf(targets.listDealer)<data.DealerTaskRow>({
  is: [
    'dealerCode',
    'status',
    {
      taskType: (row) => (headOf(row) === row ? 2 : 1),
      province: ({ dealerCode }) => org.dealers.find((row) => row.dealerCode === dealerCode)?.provinceName ?? '',
    },
  ],
  like: [{ title: (row) => headOf(row).title }],
  between: [{ startTime: (row) => headOf(row).startTime }],
  sort: [{ startTime: (row) => headOf(row).startTime }],
})

on(targets.listDealer)((input, { user }) => {
  const shape = dealerShape(user)
  if (text(input.taskId) !== '') {
    demandPage(user, HOST)
    const rows = dealersIn(taskOf(input.taskId).id).filter(sight(user))
    if (text(input.pageNo) !== '') return listedDealers.page(rows, input, shape)
    // A grid needs all rows of its task, so a page is returned only if it is requested.
    const all = listedDealers.fitting(rows, input)
    return { records: all.map(shape), total: all.length }
  }
  demandPage(user, '/task-system/task-dealer')
  // A task that headquarters has not enabled or has disabled is not visible to the dealer.
  const isThere = (row: data.DealerTaskRow) =>
    headOf(row) === row ||
    (user.dealerType > 2
      ? headOf(row).status === taskStatus.enabled && row.status === dealerTaskStatus.running
      : row.status !== dealerTaskStatus.draft)
  return listedDealers.page(data.dealerTasks.filter(sight(user)).filter(isThere), input, shape)
})

/** Returns a dealer's task that the user may see. A missing and a hidden task throw the same refusal. */
const dealerTaskOf = (id: unknown, user: UserRow): data.DealerTaskRow => {
  const row = data.dealerTasks.find((one) => one.id === text(id))
  if (!row || !sight(user)(row)) throw hidden()
  if (user.dealerType > 2 && row.taskId !== '' && row.status !== dealerTaskStatus.running) throw hidden()
  return row
}

on(targets.getDealer)((input, { user }) => {
  const row = dealerTaskOf(input.id, user)
  if (user.dealerType > 2 && !row.seenBy.includes(user.id)) row.seenBy.push(user.id)
  return toDealerDetail(row, user)
})

const ownOf = (input: Input) => {
  const { values, faults } = readInto(dealerTask, ['title', 'startTime', 'endTime', 'remark'], input, {})
  const bad = METRICS.filter((metric) => {
    const number = integer(input[targetKey(metric)] ?? 0)
    return number === undefined || number < 0 || number > MAX
  })
  const numbers = numbersIn(input, METRICS)
  refuseFields({
    ...faults,
    startTime: validateDate(values.startTime, values.endTime),
    ...Object.fromEntries(bad.map((metric) => [targetKey(metric), '请输入整数'])),
    clueTarget:
      bad.length || METRICS.some((metric) => numbers[targetKey(metric)] > 0) ? undefined : '请至少填写一个目标',
  })
  return { ...values, channel_level: levelIn(input), ...numbers }
}
const ofDealer = (user: UserRow) => {
  if (user.dealerType !== dealerType.dealer && user.dealerType !== dealerType.second)
    throw new Refusal(403, '仅经销商可操作')
}

on(targets.createDealer)((input, { user }) => {
  if (text(input.taskId) === '') {
    demand(user, 'taskTargets.createDealer')
    ofDealer(user)
    return { id: data.addOwn({ ...ownOf(input), dealerCode: user.dealerCode, status: dealerTaskStatus.draft }).id }
  }
  head(user, 'taskTargets.createDealer')
  const task = openTask(input.taskId)
  const codes = texts(input.dealerCodes)
  const there = codesOf(task.id)
  const dealers = codes.map((code) =>
    found(
      org.dealers.find((row) => row.dealerCode === code && row.status !== dealerStatus.left),
      `经销商${code}不存在`,
    ),
  )
  if (dealers.length === 0) throw new Refusal(400, '请选择经销商')
  const twice = dealers.find((row) => there.has(row.dealerCode))
  if (twice) throw new Refusal(409, `${twice.dealerName}已在任务中`)
  for (const dealer of dealers) {
    if (!areasOf(task.id).some((row) => row.province === dealer.provinceName))
      data.addArea(task, dealer.provinceName, data.NONE)
    data.addDealer(task, dealer.dealerCode, data.NONE, DRAFT)
  }
  return {}
})

const saveSplits = (row: data.DealerTaskRow, input: Input, user: UserRow) => {
  ofDealer(user)
  const { metrics, ended } = dealerShape(user)(row)
  if (row.status === dealerTaskStatus.disabled || ended) throw stale()
  const sent = (Array.isArray(input.splits) ? input.splits : []).filter(isRecord)
  const people = new Set(data.sellersOf(row.dealerCode).map(({ id }) => id))
  const splits = sent.map((one): data.SplitRow => {
    const userId = text(one.userId)
    const before = row.splits.find((split) => split.userId === userId)
    if (!before && !people.has(userId)) throw new Refusal(400, '销售顾问不存在或已离职')
    return before && !people.has(userId) ? before : { userId, ...numbersIn(one, metrics) }
  })
  const lost = row.splits.find(
    (split) => !people.has(split.userId) && !splits.some((one) => one.userId === split.userId),
  )
  if (lost) throw new Refusal(409, '已离职顾问的目标不能删除')
  const sum = data.sumOf(splits)
  if (splits.length && metrics.some((metric) => sum[metric] < row[targetKey(metric)]))
    throw new Refusal(409, '顾问目标之和不能低于经销商目标')
  row.splits = splits
  return { failed: [] }
}

on(targets.updateDealer)((input, { user }) => {
  demand(user, 'taskTargets.updateDealer')
  if (text(input.taskId) !== '') {
    if (user.dealerType > 2) throw new Refusal(403, '仅总部可操作')
    const task = openTask(input.taskId)
    return saveRows(input, dealersIn(task.id).filter(sight(user)), task.metrics)
  }
  const row = dealerTaskOf(input.id, user)
  if (Array.isArray(input.splits)) return saveSplits(row, input, user)
  ofDealer(user)
  if (row.taskId !== '' || row.status === dealerTaskStatus.running) throw stale()
  Object.assign(row, ownOf(input))
  return { failed: [] }
})

/** Returns a task that the user may enable, disable or remove: the dealer its own, headquarters an issued one. */
const ruledBy = (input: Input, { user }: Context, permission: string): data.DealerTaskRow => {
  demand(user, permission)
  const row = dealerTaskOf(input.id, user)
  if (row.taskId === '') ofDealer(user)
  else head(user, permission)
  return row
}
on(targets.removeDealer)((input, context) => {
  const row = ruledBy(input, context, 'taskTargets.removeDealer')
  if (row.status !== dealerTaskStatus.draft) throw stale()
  data.dropDealerTask(row.id)
})
on(targets.enableDealer)((input, context) => {
  const row = ruledBy(input, context, 'taskTargets.enableDealer')
  if (row.status === dealerTaskStatus.running) throw stale()
  const task = data.tasks.find((one) => one.id === row.taskId)
  if (task && task.status !== taskStatus.enabled) throw new Refusal(409, '总部任务未启用')
  row.status = dealerTaskStatus.running
})
on(targets.disableDealer)((input, context) => {
  const row = ruledBy(input, context, 'taskTargets.disableDealer')
  if (row.status !== dealerTaskStatus.running) throw stale()
  row.status = dealerTaskStatus.disabled
})
