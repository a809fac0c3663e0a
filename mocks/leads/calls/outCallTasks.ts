import { outCallDetail } from '@/entities/leads/outCallDetail'
import * as outCall from '@/api/leads/outCall'
import {
  callIntent,
  callStatus as callStatuses,
  clueStatus,
  leadScope,
  outCallStatus,
  taskSource,
} from '@/entities/leads/enums'
import { type OutCallTask, outCallTask } from '@/entities/leads/outCallTask'
import { dealerType } from '@/entities/shared/enums'
import type { ImportSummary } from '@/entities/shared/file'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { freshLine, type LeadChoice, leadLine, type LineRow, type TaskRow } from '../data/outCalls'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { isBlack } from '../rules/blacklist'
import { validateWindow } from '../rules/callRules'
import { PHONE, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, integer } from '../../core/input'
import { channelName, dealerName, leadById, leads, seesLead, seriesName } from '../rules/leads'
import { dropTask, lineView, runTasks, tasks } from '../rules/outCalls'
import { columnsOf, readSheet, sheetOf, type SheetRow, xlsFile } from '../../core/sheet'
import { newId, org } from '../../system/rules/store'
import { between, oneOf } from '../../core/table'
import { addTemplate } from '../rules/templates'

type Input = Record<string, unknown>
const PAGE = '/outboundTask/outboundTask'
const RESULTS = ['未呼', '已接通', '未接', '拒接', '关机', '空号停机', '黑名单拦截'] as const
const INTENTS: Readonly<Record<string, string>> = { A: '意向明确', B: '需跟进', C: '暂无意向', D: '无效' }
const DAY = 86_400_000
const MAX_DAYS = 30

/**
 * Rejects users outside headquarters and its areas, who have no access to out-calls. Then advances the running tasks
 * to now.
 */
const enter = (user: UserRow, now: number): void => {
  demandPage(user, PAGE)
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
  runTasks(now)
}

/**
 * Returns the numbers of a task that a user may see: those of leads in the data scope. Numbers without a lead are
 * limited to headquarters.
 */
const linesOf = (user: UserRow) => {
  const sees = seesLead(user)
  return (task: TaskRow): LineRow[] =>
    user.dealerType === dealerType.headquarters
      ? task.lines
      : task.lines.filter(({ clueId }) => [leadById(clueId)].some((lead) => lead && sees(lead)))
}

const isCalled = ({ callStatus }: LineRow) =>
  callStatus !== callStatuses.notCalled && callStatus !== callStatuses.blocked
const isWarm = ({ intent }: LineRow) => intent === callIntent.clear || intent === callIntent.followUp
const count = (rows: readonly LineRow[], fits: (row: LineRow) => boolean): number => rows.filter(fits).length

const taskView =
  (lines: (task: TaskRow) => LineRow[]) =>
  (row: TaskRow): OutCallTask => {
    const { lines: _lines, movedAt: _movedAt, ...rest } = row
    const seen = lines(row)
    const calledCount = count(seen, isCalled)
    return {
      ...rest,
      oneChannel: channelName(row.oneChannelCode),
      clueCount: seen.length,
      calledCount,
      connectedCount: count(seen, ({ callStatus }) => callStatus === callStatuses.reached),
      intentCount: count(seen, isWarm),
      progress: seen.length ? Math.round((calledCount / seen.length) * 1000) / 10 : 0,
    } as OutCallTask // the data holds only the values of the enumerations
  }

const listed = listOf(outCall.listTasks)<TaskRow>({
  is: ['taskId', 'source', 'callType', 'oneChannelCode', 'status'],
  like: ['taskName', 'createBy'],
  between: ['startTime'],
  sort: ['createTime', 'startTime'],
})
/** Returns the tasks a user may see: the user's own, and those with numbers in the data scope. */
const visible = (user: UserRow): TaskRow[] => {
  const lines = linesOf(user)
  return tasks.filter(
    (row) => user.dealerType === dealerType.headquarters || row.createBy === user.nickname || lines(row).length > 0,
  )
}
const taskOf = (id: unknown, user: UserRow): TaskRow =>
  found(
    visible(user).find(({ taskId }) => taskId === text(id)),
    '无权查看或数据不存在',
  )

on(outCall.listTasks)((input, { user, now }) => {
  enter(user, now)
  return listed.page(visible(user), input, taskView(linesOf(user)))
})

const listedLines = listOf(outCall.listTaskDetails)<LineRow>({
  is: ['id', 'callStatus', 'intent', 'seriesCode'],
  like: ['customerName'],
  phone: ['phone'],
  between: ['callTime'],
  where: { handed: (asked) => (row) => integer(asked) !== 1 || row.dealerCode !== '' },
  sort: ['callTime', 'duration'],
})

on(outCall.listTaskDetails)((input, { user, now }) => {
  enter(user, now)
  const task = taskOf(input.taskId, user)
  const all = linesOf(user)(task)
  const summary = {
    ...Object.fromEntries(RESULTS.map((_, code) => [code, count(all, ({ callStatus }) => callStatus === code)])),
    ...Object.fromEntries(Object.keys(INTENTS).map((code) => [code, count(all, ({ intent }) => intent === code)])),
    handed: count(all, ({ dealerCode }) => dealerCode !== ''),
  }
  return {
    ...listedLines.page(all, input, (row) => lineView(task, row)),
    summary,
    task: taskView(linesOf(user))(task),
  }
})

on(outCall.exportTasks)((input: Input, { user, now }) => {
  demand(user, 'outCall.exportTasks')
  enter(user, now)
  const lines = linesOf(user)
  if (text(input.taskId) !== '')
    return sheetOf(listedLines.exported(lines(taskOf(input.taskId, user)), input), {
      ...columnsOf(outCallDetail, 'clueId', 'customerName', 'phone', 'cityName'),
      意向车系: (row) => seriesName(row.seriesCode),
      ...columnsOf(outCallDetail, 'callStatus', 'callTimes', 'callTime'),
      '通话时长（秒）': 'duration',
      ...columnsOf(outCallDetail, 'intent', 'tags'),
      下发经销商: (row) => dealerName(row.dealerCode),
    })
  return sheetOf(
    listed.exported(visible(user), input).map(taskView(lines)),
    columnsOf(
      outCallTask,
      'taskId',
      'taskName',
      'source',
      'callType',
      'oneChannel',
      'scriptName',
      'startTime',
      'endTime',
      'clueCount',
      'calledCount',
      'connectedCount',
      'intentCount',
      'status',
      'createBy',
      'createTime',
    ),
  )
})

const choiceOf = (input: Input): LeadChoice => ({
  oneChannelCode: text(input.oneChannelCode),
  twoChannelCode: text(input.twoChannelCode),
  clueTimeStart: text(input.clueTimeStart),
  clueTimeEnd: text(input.clueTimeEnd),
  clueScope: integer(input.clueScope) ?? 0,
})

/**
 * Returns the leads selected by a choice: those waiting for an owner, those in the pool, or both. Leads of numbers
 * blocked by headquarters are omitted.
 */
const chosen = (choice: LeadChoice, user: UserRow): LineRow[] => {
  const sees = seesLead(user)
  const at = between(choice.clueTimeStart, choice.clueTimeEnd)
  const one = oneOf(choice.oneChannelCode)
  const two = oneOf(choice.twoChannelCode)
  const isPooled = (row: (typeof leads)[number]) => row.pool !== undefined && row.pool.status < 3
  return leads
    .filter((row) =>
      choice.clueScope === leadScope.unassigned
        ? row.status === clueStatus.unassigned
        : choice.clueScope === leadScope.pool
          ? isPooled(row)
          : row.status === clueStatus.unassigned || isPooled(row),
    )
    .filter(
      (row) =>
        sees(row) && at(row.createTime) && one(row.oneChannelCode) && two(row.twoChannelCode) && !isBlack(row.phone),
    )
    .map((row) => leadLine(newId(), row))
}

const validateTime = (input: Input, before: TaskRow | undefined, now: number): Record<string, string | undefined> => {
  const [start, end] = [toMillis(text(input.startTime)), toMillis(text(input.endTime))]
  return {
    startTime:
      start === undefined
        ? '请选择计划开始'
        : start < now - 120_000 && text(input.startTime) !== before?.startTime
          ? '开始时间不能早于当前时间'
          : undefined,
    endTime:
      end === undefined
        ? '请选择计划结束'
        : start !== undefined && end <= start
          ? '结束时间须晚于开始时间'
          : start !== undefined && end - start > MAX_DAYS * DAY
            ? '任务周期不能超过 30 天'
            : undefined,
  }
}

const COMMON = ['taskName', 'callType', 'scriptName', 'callWindow', 'remark'] as const
const read = (input: Input, before: TaskRow | undefined, now: number) => {
  const { values, faults } = readInto(
    outCallTask,
    [...COMMON, 'retryTimes', 'startTime', 'endTime'],
    input,
    before ?? {},
  )
  refuseFields({
    ...faults,
    callWindow: validateWindow(values.callWindow),
    ...validateTime(values, before, now),
  })
  return values
}

/** Returns the numbers of a choice. Throws a refusal by field if the choice is empty or matches no lead. */
const pick = (choice: LeadChoice, user: UserRow): LineRow[] => {
  if (!Object.values(choice).some(Boolean)) refuseFields({ oneChannel: '请至少选择一个名单条件' })
  const lines = chosen(choice, user)
  if (lines.length === 0) refuseFields({ oneChannel: '没有符合条件的线索' })
  return lines
}

const add = (
  of: ReturnType<typeof read>,
  choice: LeadChoice,
  source: number,
  lines: LineRow[],
  user: UserRow,
  now: number,
): string => {
  const taskId = newId()
  tasks.unshift({
    ...of,
    ...choice,
    taskId,
    source,
    status: outCallStatus.waiting,
    createBy: user.nickname,
    createTime: formatTime(now),
    lines,
    movedAt: now,
  })
  return taskId
}

on(outCall.createTask)((input, { user, now }) => {
  demand(user, 'outCall.createTask')
  enter(user, now)
  const values = read({ ...input }, undefined, now)
  const choice = choiceOf(input)
  return { taskId: add(values, choice, taskSource.manual, pick(choice, user), user, now) }
})

on(outCall.updateTask)((input, { user, now }) => {
  demand(user, 'outCall.updateTask')
  enter(user, now)
  const row = taskOf(input.taskId, user)
  if (row.status !== outCallStatus.waiting && row.status !== outCallStatus.paused) throw stale()
  const merged = { ...row, ...input }
  const { callType, scriptName, ...rest } = read({ ...input }, row, now)
  if (row.status === outCallStatus.paused) {
    if (callType !== row.callType) throw new Refusal(409, '已暂停的任务不能修改外呼方式')
    Object.assign(row, rest, { scriptName: row.scriptName })
    return
  }
  const choice = choiceOf(merged)
  const isOther =
    row.source === taskSource.manual &&
    Object.entries(choice).some(([key, value]) => Object.entries(row).find(([one]) => one === key)?.[1] !== value)
  if (isOther) Object.assign(row, choice, { lines: pick(choice, user) })
  Object.assign(row, rest, { callType, scriptName })
})

on(outCall.removeTask)((input, { user, now }) => {
  demand(user, 'outCall.removeTask')
  enter(user, now)
  const row = taskOf(input.id, user)
  if (row.status !== outCallStatus.waiting) throw stale()
  dropTask(row)
})

on(outCall.enableTask)((input, { user, now }) => {
  demand(user, 'outCall.enableTask')
  enter(user, now)
  const row = taskOf(input.id, user)
  if (row.status !== outCallStatus.waiting && row.status !== outCallStatus.paused) throw stale()
  if ((toMillis(row.endTime) ?? 0) <= now) throw new Refusal(409, '任务已过计划结束时间，请先修改时间')
  Object.assign(row, { status: outCallStatus.running, movedAt: now })
})

on(outCall.disableTask)((input, { user, now }) => {
  demand(user, 'outCall.disableTask')
  enter(user, now)
  const row = taskOf(input.id, user)
  if (row.status !== outCallStatus.running) throw stale()
  row.status = outCallStatus.paused
})

const COLUMNS = ['客户姓名', '手机号', '省份', '城市', '意向车系', '备注'] as const
const MAX_ROWS = 5000
addTemplate('import_outcall', () =>
  xlsFile('excel.xls', COLUMNS, [
    ['张三', '13800138000', '上海市', '上海市', org.carSeries[0]?.seriesName ?? '', '示例行，导入前请删除'],
  ]),
)

const lineOfRow = ({ cells }: SheetRow, seen: Set<string>): { reason: string } | LineRow => {
  const phone = cells['手机号'] ?? ''
  const series = org.carSeries.find(({ seriesName: name }) => name === cells['意向车系'])
  if ((cells['客户姓名'] ?? '') === '') return { reason: '请填写客户姓名' }
  if (!PHONE.test(phone)) return { reason: '手机号格式不正确' }
  if (seen.has(phone)) return { reason: '文件内重复' }
  seen.add(phone)
  if (isBlack(phone)) return { reason: '号码在黑名单中' }
  if ((cells['意向车系'] ?? '') !== '' && !series) return { reason: '意向车系不存在' }
  const lead = leads.find((row) => row.phone === phone)
  if (lead) return leadLine(newId(), lead)
  return freshLine(newId(), {
    customerName: cells['客户姓名'],
    phone,
    cityName: cells['城市'] ?? '',
    seriesCode: series?.seriesCode ?? '',
  })
}

on(outCall.importTask)(async (_, { user, form, now }): Promise<ImportSummary> => {
  demand(user, 'outCall.importTask')
  enter(user, now)
  const input = Object.fromEntries([...(form?.entries() ?? [])].filter(([, value]) => typeof value === 'string'))
  const { values, faults } = readInto(outCallTask, COMMON, input, {})
  refuseFields({ ...faults, callWindow: validateWindow(values.callWindow) })
  const { fileName, rows } = await readSheet(form, COLUMNS, MAX_ROWS)
  const seen = new Set<string>()
  const lines: LineRow[] = []
  const failRows = rows.flatMap((row) => {
    const line = lineOfRow(row, seen)
    if ('reason' in line)
      return [
        { rowNo: row.rowNo, phone: row.cells['手机号'], customerName: row.cells['客户姓名'], reason: line.reason },
      ]
    lines.push(line)
    return []
  })
  if (lines.length > 0) {
    const times = { startTime: formatTime(now), endTime: formatTime(now + 7 * DAY) }
    add({ ...values, ...times, retryTimes: 0 }, choiceOf({}), taskSource.imported, lines, user, now)
  }
  return { fileName, total: rows.length, successCount: lines.length, failCount: failRows.length, failRows }
})
