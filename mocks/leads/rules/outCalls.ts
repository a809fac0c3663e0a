import { callIntent, callStatus, outCallStatus, poolStatus } from '@/entities/leads/enums'
import type { OutCallDetail } from '@/entities/leads/outCallDetail'
import { formatTime, toMillis } from '@/lib/time'
import { control, copied, onReset } from '../../core/control'
import { keepFile } from '../../core/files'
import {
  buildConfigs,
  buildTasks,
  callLine,
  type ConfigRow,
  type LineRow,
  RECORDING,
  type TaskRow,
  transcriptOf,
} from '../data/outCalls'
import { recordingBytes } from '../../system/data/phoneProtect'
import { random } from '../../core/random'
import { isBlack } from './blacklist'
import { channels, dealerName, leadById, leads, seriesName } from './leads'
import { org, reference } from '../../system/rules/store'

export let tasks: TaskRow[]
export let configs: ConfigRow[]
let chance = random(1)

const seeds = copied(() => {
  const people = org.users
    .filter((row) => row.username === 'hq_clue' || row.username === 'superadmin')
    .map((row) => row.nickname)
  const cities = [...new Set(org.dealers.map((row) => row.cityName))]
  return {
    tasks: buildTasks(reference(), leads, { channels, carSeries: org.carSeries, cities, people }),
    configs: buildConfigs(reference()),
  }
})
onReset(() => {
  chance = random(20_240_713)
  ;({ tasks, configs } = seeds())
  for (const row of tasks) row.movedAt = control.now()
  keepFile({ id: RECORDING, ownerId: '', mime: 'audio/wav', bytes: recordingBytes })
})

export const dropTask = (row: TaskRow): void => {
  tasks = tasks.filter((one) => one !== row)
}
export const dropConfig = (row: ConfigRow): void => {
  configs = configs.filter((one) => one !== row)
}

/** Interval between the calls of a running task, in ms. */
const PACE_MS = 20_000
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

const isCalling = (callWindow: string, now: number): boolean => {
  const clock = minutes(formatTime(now, 'HH:mm'))
  return callWindow.split(',').some((part) => minutes(part.slice(0, 5)) <= clock && clock < minutes(part.slice(6, 11)))
}

/** Applies a call to its lead: a pool entry that awaits verification is passed on or closed. */
const clean = (row: LineRow, time: string): void => {
  const entry = leadById(row.clueId)?.pool
  if (entry?.status !== poolStatus.verifying) return
  if (row.callStatus === callStatus.notInService || row.intent === callIntent.invalid)
    Object.assign(entry, { status: poolStatus.closed, leaveTime: time })
  else entry.status = poolStatus.unassigned
}

/**
 * Advances the running tasks to now, one call every 20 seconds within their hours. A task is done when all numbers
 * were called or its time is over.
 */
export const runTasks = (now: number): void => {
  for (const task of tasks.filter((row) => row.status === outCallStatus.running)) {
    const due = Math.floor((now - task.movedAt) / PACE_MS)
    task.movedAt += due * PACE_MS
    const open = task.lines.filter((row) => row.callStatus === callStatus.notCalled)
    const called = isCalling(task.callWindow, now) && (toMillis(task.startTime) ?? 0) <= now ? open.slice(0, due) : []
    for (const row of called) {
      const lead = leadById(row.clueId)
      const time = formatTime(now)
      callLine(chance, task, row, {
        time,
        black: isBlack(row.phone) || lead?.blackFlag === 1,
        dealerCode: lead?.dealerCode ?? '',
      })
      clean(row, time)
    }
    if (called.length === open.length || (toMillis(task.endTime) ?? 0) <= now) task.status = outCallStatus.done
  }
}

export const lineView = (task: TaskRow, row: LineRow): OutCallDetail =>
  // The data holds only the values of the enumerations. An empty value is absent.
  ({
    ...row,
    script: undefined,
    taskId: task.taskId,
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
    transcript: transcriptOf(row),
  }) as OutCallDetail // see above

export const callsOfLead = (clueId: string): OutCallDetail[] =>
  tasks
    .flatMap((task) =>
      task.lines
        .filter((row) => row.clueId === clueId && row.callStatus !== callStatus.notCalled)
        .map((row) => lineView(task, row)),
    )
    .toSorted((a, b) => (a.callTime < b.callTime ? 1 : -1))
