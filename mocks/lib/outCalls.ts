import type { OutCallDetail } from '@/entities/leads/outCallDetail'
import { formatTime, toMillis } from '@/lib/time'
import { control, onReset } from '../core/control'
import { keepFile } from '../core/files'
import { buildConfigs, buildTasks, callLine, type ConfigRow, type LineRow, RECORDING, type TaskRow, transcriptOf } from '../data/outCalls'
import { recordingBytes } from '../data/phoneProtect'
import { random } from '../data/random'
import { isBlack } from './blacks'
import { channels, dealerName, leadById, leads, seriesName } from './leads'
import { org, reference } from './store'

/** Out-call tasks and the rules that make them, as they are now. */
export let tasks: TaskRow[]
export let configs: ConfigRow[]
let chance = random(1)

onReset(() => {
  chance = random(20_240_713)
  const people = org.users.filter((row) => row.username === 'hq_clue' || row.username === 'superadmin').map((row) => row.nickname)
  const cities = [...new Set(org.dealers.map((row) => row.cityName))]
  tasks = buildTasks(reference(), leads, { channels, carSeries: org.carSeries, cities, people }).map((row) => ({ ...row, movedAt: control.now() }))
  configs = buildConfigs(reference())
  keepFile({ id: RECORDING, ownerId: '', mime: 'audio/wav', bytes: recordingBytes })
})

export const dropTask = (row: TaskRow): void => {
  tasks = tasks.filter((one) => one !== row)
}
export const dropConfig = (row: ConfigRow): void => {
  configs = configs.filter((one) => one !== row)
}

/** A running task calls one number in so many ms. */
const PACE_MS = 20_000
const UNCALLED = 0
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

const isCalling = (callWindow: string, now: number): boolean => {
  const clock = minutes(formatTime(now, 'HH:mm'))
  return callWindow.split(',').some((part) => minutes(part.slice(0, 5)) <= clock && clock < minutes(part.slice(6, 11)))
}

/** What a call changes on its lead: one that was waiting in the pool to be cleaned is handed on or closed. */
const clean = (row: LineRow, time: string): void => {
  const entry = leadById(row.clueId)?.pool
  if (entry?.status !== 2) return
  if (row.callStatus === 5 || row.intent === 'D') Object.assign(entry, { status: 4, leaveTime: time })
  else entry.status = 1
}

/** Lets the running tasks call on until now: a number every 20 seconds within their hours; done when all are called or their time is over. */
export const runTasks = (now: number): void => {
  for (const task of tasks.filter((row) => row.status === 1)) {
    const due = Math.floor((now - task.movedAt) / PACE_MS)
    task.movedAt += due * PACE_MS
    const open = task.lines.filter((row) => row.callStatus === UNCALLED)
    const called = isCalling(task.callWindow, now) && (toMillis(task.startTime) ?? 0) <= now ? open.slice(0, due) : []
    for (const row of called) {
      const lead = leadById(row.clueId)
      const time = formatTime(now)
      callLine(chance, task, row, { time, black: isBlack(row.phone) || lead?.blackFlag === 1, dealerCode: lead?.dealerCode ?? '' })
      clean(row, time)
    }
    if (called.length === open.length || (toMillis(task.endTime) ?? 0) <= now) task.status = 3
  }
}

/** A line as the console gets it. */
export const lineFace = (task: TaskRow, row: LineRow): OutCallDetail =>
  // The data holds only the values of the enumerations; what is '' is not there.
  ({
    ...row,
    script: undefined,
    taskId: task.taskId,
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
    transcript: transcriptOf(row),
  }) as OutCallDetail // see above

/** The calls that were made for a lead in all tasks, newest first. */
export const callsOfLead = (clueId: string): OutCallDetail[] =>
  tasks
    .flatMap((task) => task.lines.filter((row) => row.clueId === clueId && row.callStatus !== UNCALLED).map((row) => lineFace(task, row)))
    .toSorted((a, b) => (a.callTime < b.callTime ? 1 : -1))
