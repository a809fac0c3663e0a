import {
  type ControlLog,
  controlNode,
  type ControlStat,
  controlStatus as states,
  type ControlStep,
} from '@/entities/vehicle/controlLog'
import { maskName } from '@/lib/masking'
import { rateOf } from '@/lib/number'
import { toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { control } from '../../core/control'
import { random } from '../../core/random'
import { seriesName } from '../../leads/rules/leads'
import { buildControlLogs, type ControlLogRow } from '../data/controlLogs'
import { unchanging } from './unchanging'
import { vehicles } from './vehicles'

const LOGS = 12_000

export const controlLogs = unchanging((): readonly ControlLogRow[] =>
  buildControlLogs(random(20_260_302), control.now(), vehicles(), LOGS * control.volume()),
)

/** Returns the steps that a command has reached. */
const stepsOf = (row: ControlLogRow): ControlStep[] => {
  const sent = toMillis(row.createTime) ?? 0
  const whole = row.costMs ?? 0
  const reached =
    row.status === states.refused ? [0.1] : row.status === states.timedOut ? [0.01, 0.02] : [0.05, 0.35, 0.4]
  const nodes = [controlNode.platform, controlNode.tsp, controlNode.tbox]
  let passed = 0
  const between = reached.map((share, at): ControlStep => {
    const costMs = Math.round(whole * share)
    passed += costMs
    return { node: nodes[at] ?? controlNode.platform, time: wireTime(sent + passed), costMs }
  })
  return [
    { node: controlNode.app, time: row.createTime, costMs: 0 },
    ...(row.status === states.running ? between.slice(0, 1) : between),
    ...(row.finishTime ? [{ node: controlNode.result, time: row.finishTime, costMs: whole - passed }] : []),
  ]
}

const view = (row: ControlLogRow): ControlLog => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as ControlLog),
  seriesName: seriesName(row.seriesCode),
  steps: [],
})
/** Returns a command as sent in lists: the user's name masked, without steps. */
export const controlLogRow = (row: ControlLogRow): ControlLog => ({ ...view(row), userName: maskName(row.userName) })
export const controlLogDetail = (row: ControlLogRow): ControlLog => ({ ...view(row), steps: stepsOf(row) })

/** Returns the figures of commands by day, by command, and of failed ones by reason. */
export const controlStats = (rows: readonly ControlLogRow[]): ControlStat[] => {
  const sums = new Map<
    string,
    { stat: { -readonly [K in keyof ControlStat]: ControlStat[K] }; cost: number; timed: number }
  >()
  const add = (groupKey: string, row: ControlLogRow) => {
    const sum = sums.get(groupKey) ?? {
      stat: { groupKey, totalCount: 0, successCount: 0, failCount: 0, timeoutCount: 0, successRate: 0, avgCostMs: 0 },
      cost: 0,
      timed: 0,
    }
    sums.set(groupKey, sum)
    sum.stat.totalCount++
    if (row.status === states.done) sum.stat.successCount++
    if (row.status === states.failed) sum.stat.failCount++
    if (row.status === states.timedOut) sum.stat.timeoutCount++
    if (row.costMs !== null) {
      sum.cost += row.costMs
      sum.timed++
    }
  }
  for (const row of rows) {
    add(row.createTime.slice(0, 10), row)
    add(row.command, row)
    if (row.failReason) add(row.failReason, row)
  }
  return [...sums.values()].map(({ stat, cost, timed }) => ({
    ...stat,
    successRate: Number(rateOf(stat.successCount, stat.totalCount) ?? 0),
    avgCostMs: timed ? Math.round(cost / timed) : 0,
  }))
}
