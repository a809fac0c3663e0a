import type { AreaTask } from '@/entities/leads/areaTask'
import type { ChannelTask } from '@/entities/leads/channelTask'
import type { DealerTask, DealerTaskDetail } from '@/entities/leads/dealerTask'
import type { DealerTaskSplit } from '@/entities/leads/dealerTaskSplit'
import { dealerTaskType, metric as metricCodes, taskStatus } from '@/entities/leads/enums'
import { type Daily, type Metric, METRICS, type Numbers, targetKey } from '@/entities/leads/target'
import type { Level, TaskCommand, TaskDetail } from '@/entities/leads/taskCommand'
import type { UserRow } from '../../system/data/types'
import * as data from '../data/targets'
import { NONE } from '../data/targets'
import { channelName, consultantName } from './leads'
import { org } from '../../system/rules/store'

const dealersByCode = () => new Map([...org.dealers, ...org.secondDealers].map((row) => [row.dealerCode, row]))

const doneIn = (from: string, until: string, among: ReadonlySet<string>) => {
  const made = new Map<string, Map<string, Numbers>>()
  const by = (name: string, group: Parameters<typeof data.doneBy>[2], codes: ReadonlySet<string> = among) => {
    const known = made.get(name) ?? data.doneBy(from, until, group, codes)
    made.set(name, known)
    return known
  }
  const provinceOf = () => {
    const all = dealersByCode()
    return (code: string) => all.get(code)?.provinceName ?? ''
  }
  return {
    dealer: (code: string) => by('dealer', (event) => event.dealerCode).get(code) ?? NONE,
    province: (name: string) => {
      const of = provinceOf()
      return by('province', (event) => of(event.dealerCode)).get(name) ?? NONE
    },
    channel: (one: string, two: string) =>
      by(two ? 'two' : 'one', (event) => (two ? event.twoChannelCode : event.oneChannelCode)).get(two || one) ?? NONE,
    user: (id: string) => by('user', (event) => event.saleUserId).get(id) ?? NONE,
    all: () => by('all', () => 'all').get('all') ?? NONE,
    daily: (today: string): Daily[] => {
      const last = until < today ? until : today
      const days = by('day', (_, day) => day)
      return from > last
        ? []
        : Array.from({ length: data.daysFrom(from, last) }, (_, at) => data.dayAfter(from, at)).map((date) => ({
            date,
            ...(days.get(date) ?? NONE),
          }))
    },
  }
}
type Done = ReturnType<typeof doneIn>

/** Returns the progress in percent with one decimal: the mean rate of the metrics that have a target. */
const progressOf = (
  targets: Readonly<Numbers>,
  done: Readonly<Numbers>,
  metrics: readonly Metric[] = METRICS,
): number | null => {
  const rates = metrics.filter((metric) => targets[metric] > 0).map((metric) => done[metric] / targets[metric])
  return rates.length ? Math.round((rates.reduce((sum, rate) => sum + rate, 0) / rates.length) * 1000) / 10 : null
}

export const stageOf = (task: Pick<data.TaskRow, 'startTime' | 'endTime'>): 1 | 2 | 3 => {
  const day = data.today()
  return day < task.startTime ? 1 : day > task.endTime ? 3 : 2
}

export const areasOf = (id: string) => data.areaTasks.filter((row) => row.taskId === id)
export const channelsOf = (id: string) => data.channelTasks.filter((row) => row.taskId === id)
export const dealersIn = (id: string) => data.dealerTasks.filter((row) => row.taskId === id)
export const codesOf = (id: string): ReadonlySet<string> => new Set(dealersIn(id).map((row) => row.dealerCode))

export const sumsOf = (id: string): Record<Level, Numbers> => ({
  area: data.sumOf(areasOf(id)),
  channel: data.sumOf(channelsOf(id)),
  dealer: data.sumOf(dealersIn(id)),
})

/** True if a level splits a metric. Channels have leads, orders and sales only. */
const splits = (level: Level, metric: Metric) =>
  level !== 'channel' || (metric !== metricCodes.visit && metric !== metricCodes.drive)

/** Returns the differences between a task's totals and its sums, by level and metric. */
export const gapsOf = (task: data.TaskRow): { level: Level; metric: Metric; gap: number }[] => {
  const sums = sumsOf(task.id)
  const levels: readonly Level[] = ['area', 'channel', 'dealer']
  return levels.flatMap((level) =>
    task.metrics.flatMap((metric) => {
      const gap = task[targetKey(metric)] - sums[level][metric]
      return gap !== 0 && splits(level, metric) ? [{ level, metric, gap }] : []
    }),
  )
}

/** Returns the previous period of the same length, which ends on the day before the task. */
const before = ({ startTime, endTime }: Pick<data.TaskRow, 'startTime' | 'endTime'>): [string, string] => {
  const until = data.dayAfter(startTime, -1)
  return [data.dayAfter(until, 1 - data.daysFrom(startTime, endTime)), until]
}

export const toTask = (
  task: data.TaskRow,
  done: Done = doneIn(task.startTime, task.endTime, codesOf(task.id)),
): TaskCommand => {
  const numbers = done.all()
  return {
    ...task,
    done: numbers,
    progress: progressOf(data.numbersOf(task), numbers, task.metrics),
    dealerCount: dealersIn(task.id).length,
    stage: stageOf(task),
    unbalanced: [...new Set(gapsOf(task).map(({ level }) => level))],
  } as TaskCommand // The data holds only the values of the enumerations.
}

export const toDetail = (task: data.TaskRow): TaskDetail => {
  const done = doneIn(task.startTime, task.endTime, codesOf(task.id))
  return { ...toTask(task, done), sums: sumsOf(task.id), daily: done.daily(data.today()) }
}

export const shapesOf = (task: data.TaskRow) => {
  const codes = codesOf(task.id)
  const done = doneIn(task.startTime, task.endTime, codes)
  const last = doneIn(...before(task), codes)
  const all = dealersByCode()
  const counts = new Map<string, number>()
  for (const code of codes) {
    const province = all.get(code)?.provinceName ?? ''
    counts.set(province, (counts.get(province) ?? 0) + 1)
  }
  const withDone = <Row extends data.TargetRow>(row: Row, now: Numbers, lastDone: Numbers) => ({
    ...row,
    done: now,
    lastDone,
    progress: progressOf(data.numbersOf(row), now, task.metrics),
  })
  return {
    area: (row: data.AreaTaskRow): AreaTask => ({
      ...withDone(row, done.province(row.province), last.province(row.province)),
      dealerCount: counts.get(row.province) ?? 0,
    }),
    channel: (row: data.ChannelTaskRow): ChannelTask =>
      ({
        ...withDone(
          row,
          done.channel(row.oneChannelCode, row.twoChannelCode),
          last.channel(row.oneChannelCode, row.twoChannelCode),
        ),
        oneChannel: channelName(row.oneChannelCode),
        twoChannel: channelName(row.twoChannelCode),
      }) as ChannelTask, // The data holds only the values of the enumerations.
  }
}

/** Builds rows of dealer tasks. Figures and ranks of each headquarters task are cached for one response. */
export const dealerShape = (user: UserRow) => {
  const all = dealersByCode()
  const known = new Map<string, { done: Done; last: Done; ranks: ReadonlyMap<string, number> }>()
  const knowledgeOf = (task: data.TaskRow) => {
    const made = known.get(task.id)
    if (made) return made
    const codes = codesOf(task.id)
    const done = doneIn(task.startTime, task.endTime, codes)
    const rates = dealersIn(task.id).flatMap((row) => {
      const rate = progressOf(data.numbersOf(row), done.dealer(row.dealerCode), task.metrics)
      return rate === null ? [] : [{ id: row.id, rate }]
    })
    const ranks = new Map(rates.map(({ id, rate }) => [id, rates.filter((one) => one.rate > rate).length + 1]))
    const entry = { done, last: doneIn(...before(task), codes), ranks }
    known.set(task.id, entry)
    return entry
  }
  return (row: data.DealerTaskRow): DealerTask => {
    const task = data.tasks.find((one) => one.id === row.taskId)
    const { title, startTime, endTime, channel_level, remark } = task ?? row
    const own = new Set([row.dealerCode])
    const knowledge = task && knowledgeOf(task)
    const done = (knowledge?.done ?? doneIn(startTime, endTime, own)).dealer(row.dealerCode)
    const { seenBy, splits: _, ...rest } = row
    const place = all.get(row.dealerCode)
    const metrics = task?.metrics ?? [...METRICS]
    return {
      ...rest,
      ...{ title, startTime, endTime, channel_level, remark, metrics, done },
      taskType: task ? dealerTaskType.issued : dealerTaskType.own,
      dealerName: place?.dealerName ?? '',
      province: place?.provinceName ?? '',
      cityName: place?.cityName ?? '',
      lastDone: (knowledge?.last ?? doneIn(...before({ startTime, endTime }), own)).dealer(row.dealerCode),
      progress: progressOf(data.numbersOf(row), done, metrics),
      rank: knowledge?.ranks.get(row.id) ?? null,
      isNew: task && user.dealerType > 2 && !seenBy.some((one) => one === '*' || one === user.id) ? 1 : 0,
      ended: stageOf({ startTime, endTime }) === 3 ? 1 : 0,
      released: !task || task.status === taskStatus.enabled ? 1 : 0,
    } as DealerTask // The data holds only the values of the enumerations.
  }
}

/** Builds the detail of a dealer's task with its days and consultants. Former consultants keep their figures. */
export const toDealerDetail = (row: data.DealerTaskRow, user: UserRow): DealerTaskDetail => {
  const shaped = dealerShape(user)(row)
  const done = doneIn(shaped.startTime, shaped.endTime, new Set([row.dealerCode]))
  const there = new Set(data.sellersOf(row.dealerCode).map(({ id }) => id))
  return {
    ...shaped,
    daily: done.daily(data.today()),
    splits: row.splits.map((split): DealerTaskSplit => {
      const numbers = done.user(split.userId)
      return {
        ...split,
        userName: consultantName(split.userId),
        done: numbers,
        progress: progressOf(data.numbersOf(split), numbers, shaped.metrics),
        left: there.has(split.userId) ? 0 : 1,
      }
    }),
  }
}
