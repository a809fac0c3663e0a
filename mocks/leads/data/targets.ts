import { evenly, shareBy } from '@/areas/leads/targets/shares'
import { channelLevel, metric as metricCodes, periodType as periodTypes, taskStatus } from '@/entities/leads/enums'
import { type Metric, METRICS, type Numbers, targetKey, type TargetKey } from '@/entities/leads/target'
import { dealerStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import { control, copied, onReset } from '../../core/control'
import { channels, leads } from '../rules/leads'
import { soldCars } from '../../orders/rules/sold'
import { org, reference } from '../../system/rules/store'
import { createContext } from '../../core/context'
import { random } from '../../core/random'
import type { DealerRow } from '../../system/data/types'

export type TargetRow = Record<TargetKey, number>

export interface TaskRow extends TargetRow {
  id: string
  title: string
  /** 1 month, 2 quarter, 3 year, 4 special. */
  periodType: number
  /** Days, both included. */
  startTime: string
  endTime: string
  metrics: Metric[]
  channel_level: number
  /** Names of provinces. All provinces if empty. */
  province: string[]
  /** 0 draft, 1 enabled, 2 disabled. */
  status: number
  createBy: string
  createTime: string
  remark: string
}

export interface AreaTaskRow extends TargetRow {
  id: string
  taskId: string
  areaName: string
  province: string
}

export interface ChannelTaskRow extends TargetRow {
  id: string
  taskId: string
  channel_level: number
  oneChannelCode: string
  twoChannelCode: string
}

export interface SplitRow extends TargetRow {
  userId: string
}

export interface DealerTaskRow extends TargetRow {
  id: string
  /** Empty if it was made by the dealer. */
  taskId: string
  dealerCode: string
  /** Title, dates, channel level and remark of the dealer's own task. An issued task uses those of headquarters. */
  title: string
  startTime: string
  endTime: string
  channel_level: number
  status: number
  remark: string
  splits: SplitRow[]
  /** Ids of the dealer's users who have opened the task. '*' means all of them. */
  seenBy: string[]
}

export interface Event {
  dealerCode: string
  saleUserId: string
  oneChannelCode: string
  twoChannelCode: string
  /** Day on which each metric was reached. Empty if it was not. */
  days: Record<Metric, string>
}

export let tasks: TaskRow[]
export let areaTasks: AreaTaskRow[]
export let channelTasks: ChannelTaskRow[]
export let dealerTasks: DealerTaskRow[]
let past: Event[] | undefined

const REAL_DAYS = 90
export const PAST_DAYS = 480
export const NONE: Readonly<Numbers> = { clue: 0, visit: 0, drive: 0, order: 0, sale: 0 }
const REACH: Readonly<Numbers> = { clue: 1, visit: 0.55, drive: 0.4, order: 0.25, sale: 0.2 }

export const rowOf = (numbers: Readonly<Partial<Numbers>>): TargetRow => {
  const row: TargetRow = { clueTarget: 0, visitTarget: 0, driveTarget: 0, orderTarget: 0, saleTarget: 0 }
  for (const metric of METRICS) row[targetKey(metric)] = numbers[metric] ?? 0
  return row
}
export const numbersOf = (row: TargetRow): Numbers => {
  const numbers: Numbers = { ...NONE }
  for (const metric of METRICS) numbers[metric] = row[targetKey(metric)]
  return numbers
}
export const sumOf = (rows: readonly TargetRow[]): Numbers => {
  const sum: Numbers = { ...NONE }
  for (const row of rows) for (const metric of METRICS) sum[metric] += row[targetKey(metric)]
  return sum
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
export const daysFrom = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1

/** Returns the dealers of a task: those in the network and in its provinces. */
export const dealersOf = (provinces: readonly string[]): DealerRow[] =>
  org.dealers.filter(
    (row) => row.status !== dealerStatus.left && (provinces.length === 0 || provinces.includes(row.provinceName)),
  )

const usual = (dealerCode: string, month: string): Numbers => {
  const place = Number(dealerCode.replace(/\D/g, '')) || 0
  const season = Number(month.slice(5)) || 1
  const clue = place === 1 ? 18 + (season % 4) : 2 + ((place * 7 + season * 3) % 3)
  const numbers: Numbers = { ...NONE }
  for (const metric of METRICS) numbers[metric] = Math.max(1, Math.round(clue * REACH[metric]))
  return { ...numbers, sale: place === 1 ? 20 + (season % 3) : 1 }
}

/** Returns the events before the demo leads, always the same, generated on first use. */
export const pastEvents = (): Event[] => (past ??= madeUp(dealersOf([]), PAST_DAYS, REAL_DAYS, 13))

/** Generates dealer events between two ages in days, reproducible by seed. */
export const madeUp = (dealers: readonly DealerRow[], oldest: number, newest: number, seed: number): Event[] => {
  const first = createContext(reference(), 1, 1)
  const last = first.date(newest)
  const second = channels.filter((row) => row.channelLevel === channelLevel.second)
  return dealers.flatMap((dealer) => {
    const chance = random(Number(dealer.dealerCode.replace(/\D/g, '')) * 7919 + seed)
    const people = org.staff.filter(
      (one) => one.dealerCode === dealer.dealerCode && one.post === staffPost.salesConsultant,
    )
    const perDay = usual(dealer.dealerCode, '2026-06').clue / 30.5
    const events: Event[] = []
    for (let ago = oldest; ago > newest; ago--) {
      if (!chance.chance(Math.min(perDay, 1))) continue
      const channel = chance.pick(second)
      const days: Record<Metric, string> = { clue: first.date(ago), visit: '', drive: '', order: '', sale: '' }
      let later = ago
      for (const metric of METRICS.slice(1)) {
        if (!chance.chance(REACH[metric] / REACH[METRICS[METRICS.indexOf(metric) - 1] ?? 'clue'])) break
        later -= chance.int(1, 6)
        const day = first.date(later)
        if (day >= last) break
        days[metric] = day
      }
      events.push({
        dealerCode: dealer.dealerCode,
        saleUserId: people.length ? chance.pick(people).id : '',
        oneChannelCode: channel.parentCode,
        twoChannelCode: channel.channelCode,
        days,
      })
    }
    return events
  })
}

const realEvents = (): Event[] =>
  leads
    .filter((row) => row.dealerCode !== '')
    .map(({ dealerCode, saleUserId, oneChannelCode, twoChannelCode, createTime, reached }) => ({
      dealerCode,
      saleUserId,
      oneChannelCode,
      twoChannelCode,
      days: {
        clue: createTime.slice(0, 10),
        visit: reached.visit.slice(0, 10),
        drive: reached.drive.slice(0, 10),
        order: reached.order.slice(0, 10),
        sale: reached.deal.slice(0, 10),
      },
    }))

type Doer = Pick<Event, 'dealerCode' | 'saleUserId' | 'oneChannelCode' | 'twoChannelCode'>
type Group = (event: Doer, day: string) => string
const tallyIn =
  (found: Map<string, Numbers>, from: string, until: string, group: Group, among: ReadonlySet<string>) =>
  (event: Doer, metric: Metric, day: string): void => {
    if (day === '' || day < from || day > until || !among.has(event.dealerCode)) return
    const key = group(event, day)
    if (key === '') return
    const numbers = found.get(key) ?? { ...NONE }
    numbers[metric]++
    found.set(key, numbers)
  }

const ofLeads = (from: string, until: string, group: Group, among: ReadonlySet<string>): Map<string, Numbers> => {
  const found = new Map<string, Numbers>()
  const tally = tallyIn(found, from, until, group, among)
  for (const events of [pastEvents(), realEvents()])
    for (const event of events)
      for (const metric of METRICS) if (metric !== metricCodes.sale) tally(event, metric, event.days[metric])
  return found
}
const CAR_STEPS = ['visit', 'drive', 'order', 'sale'] as const
export const doneBy = (from: string, until: string, group: Group, among: ReadonlySet<string>): Map<string, Numbers> => {
  const found = ofLeads(from, until, group, among)
  const tally = tallyIn(found, from, until, group, among)
  for (const car of soldCars(today())) for (const metric of CAR_STEPS) tally(car, metric, car.days[metric])
  return found
}

const monthOf = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
const endOf = (first: string, months: number) => dayAfter(monthOf(first, months), -1)

interface Seed {
  title: string
  periodType: number
  from: string
  until: string
  metrics?: Metric[]
  province?: string[]
  channel_level?: number
  status: number
  times: number
  remark?: string
}

const seeds = (today: string): Seed[] => {
  const month = monthOf(today, 0)
  const quarter = monthOf(month, -((Number(month.slice(5, 7)) - 1) % 3))
  const months = Array.from({ length: 10 }, (_, at): Seed => {
    const from = monthOf(month, at - 8)
    return {
      title: `${Number(from.slice(0, 4))}年${Number(from.slice(5, 7))}月销售目标`,
      periodType: periodTypes.month,
      from,
      until: endOf(from, 1),
      status: at === 9 ? 0 : 1,
      channel_level: at % 4 === 1 ? channelLevel.second : channelLevel.first,
      times: 1,
    }
  })
  return [
    ...months,
    {
      title: `${Number(quarter.slice(0, 4))}年第${Math.ceil(Number(quarter.slice(5, 7)) / 3)}季度冲刺`,
      periodType: periodTypes.quarter,
      from: quarter,
      until: endOf(quarter, 3),
      status: taskStatus.enabled,
      times: 3,
      remark: '季度冲刺，完成率计入商务政策',
    },
    {
      title: '金秋购车季专项',
      periodType: periodTypes.special,
      from: dayAfter(today, -40),
      until: dayAfter(today, 20),
      metrics: [metricCodes.clue, metricCodes.order],
      province: ['上海市', '江苏省', '浙江省', '广东省'],
      status: taskStatus.disabled,
      times: 2,
    },
  ]
}

let counter = 0
const nextId = () => String(61_000_000 + ++counter)

export const addArea = (task: TaskRow, province: string, numbers: Readonly<Numbers>): void => {
  const areaName = org.dealers.find((row) => row.provinceName === province)?.areaName ?? ''
  areaTasks.push({ id: nextId(), taskId: task.id, areaName, province, ...rowOf(numbers) })
}

export const layOut = (task: TaskRow, parts: ReadonlyMap<string, Numbers> | undefined): void => {
  const dealers = dealersOf(task.province)
  const of = (dealer: DealerRow) => parts?.get(dealer.dealerCode) ?? NONE
  for (const province of new Set(dealers.map((row) => row.provinceName))) {
    const inside = dealers.filter((row) => row.provinceName === province)
    addArea(task, province, sumOf(inside.map((row) => rowOf(of(row)))))
  }
  for (const dealer of dealers) addDealer(task, dealer.dealerCode, of(dealer), task.status)
  layChannels(task, parts !== undefined)
}

export const addDealer = (task: TaskRow, dealerCode: string, numbers: Readonly<Numbers>, status: number): void => {
  dealerTasks.push({
    id: nextId(),
    taskId: task.id,
    dealerCode,
    title: '',
    startTime: '',
    endTime: '',
    channel_level: task.channel_level,
    status,
    remark: '',
    splits: [],
    seenBy: [],
    ...rowOf(numbers),
  })
}

export const layChannels = (task: TaskRow, filled: boolean): void => {
  channelTasks = channelTasks.filter((row) => row.taskId !== task.id)
  const own = channels.filter((row) => row.channelLevel === task.channel_level)
  const weights = own.map((_, at) => 3 + ((at * 5) % 7))
  const of = (metric: Metric) =>
    filled && metric !== metricCodes.visit && metric !== metricCodes.drive
      ? shareBy(task[targetKey(metric)], weights)
      : weights.map(() => 0)
  const shares = { clue: of('clue'), order: of('order'), sale: of('sale') }
  own.forEach((row, at) =>
    channelTasks.push({
      id: nextId(),
      taskId: task.id,
      channel_level: task.channel_level,
      oneChannelCode: row.parentCode || row.channelCode,
      twoChannelCode: row.parentCode ? row.channelCode : '',
      ...rowOf({ clue: shares.clue[at], order: shares.order[at], sale: shares.sale[at] }),
    }),
  )
}

/**
 * Updates the rows after the provinces of a task changed. Rows of removed provinces are deleted, rows of new ones are
 * empty.
 */
export const layAnew = (task: TaskRow): void => {
  const dealers = dealersOf(task.province)
  const provinces = new Set(dealers.map((row) => row.provinceName))
  const codes = new Set(dealers.map((row) => row.dealerCode))
  areaTasks = areaTasks.filter((row) => row.taskId !== task.id || provinces.has(row.province))
  dealerTasks = dealerTasks.filter((row) => row.taskId !== task.id || codes.has(row.dealerCode))
  for (const province of provinces)
    if (!areaTasks.some((row) => row.taskId === task.id && row.province === province)) addArea(task, province, NONE)
  for (const code of codes)
    if (!dealerTasks.some((row) => row.taskId === task.id && row.dealerCode === code)) addDealer(task, code, NONE, 0)
}

export const addTask = (row: Omit<TaskRow, 'id'>): TaskRow => {
  const task = { ...row, id: nextId() }
  tasks.push(task)
  return task
}

export const dropTask = (id: string): void => {
  tasks = tasks.filter((row) => row.id !== id)
  areaTasks = areaTasks.filter((row) => row.taskId !== id)
  channelTasks = channelTasks.filter((row) => row.taskId !== id)
  dealerTasks = dealerTasks.filter((row) => row.taskId !== id)
}
export const dropDealerTask = (id: string): void => {
  dealerTasks = dealerTasks.filter((row) => row.id !== id)
}

export const addOwn = (
  row: Pick<DealerTaskRow, 'dealerCode' | 'title' | 'startTime' | 'endTime' | 'channel_level' | 'status' | 'remark'> &
    TargetRow,
): DealerTaskRow => {
  const task: DealerTaskRow = { ...row, id: nextId(), taskId: '', splits: [], seenBy: [] }
  dealerTasks.push(task)
  return task
}

export const sellersOf = (dealerCode: string) =>
  org.staff.filter(
    (one) =>
      one.dealerCode === dealerCode && one.post === staffPost.salesConsultant && one.status === staffStatus.active,
  )

const laid = copied(() => {
  counter = 0
  past = undefined
  tasks = []
  areaTasks = []
  channelTasks = []
  dealerTasks = []
  const context = createContext(reference(), 20_240_901, 1)
  const today = context.date(0)
  for (const seed of seeds(today)) {
    const {
      title,
      periodType,
      from,
      until,
      status,
      times,
      province = [],
      metrics = [...METRICS],
      channel_level = channelLevel.first,
      remark = '',
    } = seed
    const houses = dealersOf(province)
    const done = ofLeads(
      from,
      until,
      ({ dealerCode }) => dealerCode,
      new Set(houses.map(({ dealerCode }) => dealerCode)),
    )
    const gone = Math.min(1, daysFrom(from, until < today ? until : today) / daysFrom(from, until))
    const parts = new Map(
      houses.map(({ dealerCode }) => {
        const full = usual(dealerCode, from.slice(0, 7))
        const numbers: Numbers = { ...NONE }
        const nose = 0.8 + ((Number(dealerCode.slice(1)) * 3 + tasks.length) % 5) / 10
        for (const metric of metrics) {
          const isKnown = gone > 0.1 && metric !== metricCodes.sale
          const likely = isKnown
            ? Math.round(((done.get(dealerCode)?.[metric] ?? 0) / gone) * nose)
            : full[metric] * times
          numbers[metric] = Math.max(1, likely)
        }
        return [dealerCode, numbers]
      }),
    )
    const total = sumOf([...parts.values()].map(rowOf))
    const createTime = `${dayAfter(from, -12)} 10:2${tasks.length % 10}:00`
    const basics = { title, periodType, startTime: from, endTime: until, metrics, channel_level, province, status }
    const task = addTask({
      ...basics,
      createBy: tasks.length % 3 === 0 ? '系统管理员' : '李静',
      createTime,
      remark,
      ...rowOf(total),
    })
    if (createTime.slice(0, 10) > today) task.createTime = context.time(1.4)
    layOut(task, parts)
    if (status === taskStatus.draft)
      Object.assign(task, { clueTarget: task.clueTarget + 30, saleTarget: task.saleTarget + 5 })
  }
  const month = monthOf(today, 0)
  const current = tasks.find((row) => row.periodType === periodTypes.month && row.startTime === month)
  const mine = dealerTasks.find((row) => row.taskId === current?.id && row.dealerCode === 'D00001')
  if (mine) {
    const people = sellersOf('D00001')
    const shares = METRICS.map((metric) => evenly(mine[targetKey(metric)], people.length))
    mine.splits = people.map(({ id }, at) => ({
      userId: id,
      ...rowOf(Object.fromEntries(METRICS.map((metric, place) => [metric, shares[place]?.[at] ?? 0]))),
    }))
  }
  for (const row of dealerTasks) if (row.taskId !== current?.id) row.seenBy = ['*']
  const own = (title: string, from: number, days: number, status: number, numbers: Partial<Numbers>) =>
    addOwn({
      dealerCode: 'D00001',
      title,
      startTime: dayAfter(today, -from),
      endTime: dayAfter(today, days - from - 1),
      channel_level: channelLevel.first,
      status,
      remark: '',
      ...rowOf(numbers),
    })
  own('周末团购冲刺', 5, 14, 1, { clue: 10, visit: 6, order: 2 })
  own('老客户转介绍月', 20, 30, 2, { clue: 8, sale: 1 })
  own('年末试驾周', -10, 7, 0, { drive: 6 })
  return { counter, past, tasks, areaTasks, channelTasks, dealerTasks }
})
onReset(() => {
  ;({ counter, past, tasks, areaTasks, channelTasks, dealerTasks } = laid())
})

const rowsOfMonth = (month: string): DealerTaskRow[] => {
  const task = tasks.find(
    (row) =>
      row.periodType === periodTypes.month && row.status === taskStatus.enabled && row.startTime.slice(0, 7) === month,
  )
  return task ? dealerTasks.filter((one) => one.taskId === task.id) : []
}
/**
 * Returns the targets of dealers for a month ('2026-11'): those of the enabled task of that month, otherwise the
 * usual ones. Used by the reports that compare sales with targets.
 */
export const targetsOf = (month: string): ((dealerCode: string) => Numbers) => {
  const rows = new Map(rowsOfMonth(month).map((row) => [row.dealerCode, row]))
  return (dealerCode) => {
    const row = rows.get(dealerCode)
    return row ? numbersOf(row) : usual(dealerCode, month)
  }
}
export const targetOf = (dealerCode: string, month: string): Numbers => targetsOf(month)(dealerCode)
/** Returns the consultants' targets for a month by id, as split by their dealers. */
export const splitsOf = (month: string): Map<string, Numbers> =>
  new Map(rowsOfMonth(month).flatMap((row) => row.splits.map((split) => [split.userId, numbersOf(split)])))

export const today = (): string => new Date(control.now() + 8 * 3_600_000).toISOString().slice(0, 10)
