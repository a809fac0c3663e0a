import { optionOf } from '@/entities/field'
import { carCommand, type ControlStat } from '@/entities/vehicle/controlLog'
import type { TspStat } from '@/entities/vehicle/tspLog'
import { plain } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'

const TIME = /^\d{4}-\d{2}-\d{2}/
const by =
  <Row>(valueOf: (row: Row) => number | null) =>
  (a: Row, b: Row) =>
    (valueOf(b) ?? 0) - (valueOf(a) ?? 0)
const inTime = (a: { groupKey: string }, b: { groupKey: string }) => (plain(a.groupKey) < plain(b.groupKey) ? -1 : 1)

const WORST = 10
const REASONS = 8

/** Returns the number of failed and timed-out commands of a group; null if the response lacks one of the counts. */
export const lostOf = ({ failCount, timeoutCount }: ControlStat): number | null =>
  sumOf([numberIn(failCount), numberIn(timeoutCount)])

/**
 * Groups the statistics of the control log by the kind of key: days in order, the ten commands with most failures,
 * and the reasons with the rest combined.
 */
export const controlGroups = (stats: readonly ControlStat[]) => {
  const days = stats.filter(({ groupKey }) => TIME.test(plain(groupKey))).toSorted(inTime)
  const commands = stats.filter(({ groupKey }) => optionOf(carCommand, groupKey))
  const reasons = stats
    .filter((one) => !days.includes(one) && !commands.includes(one) && plain(one.groupKey) !== '')
    .toSorted(by(({ totalCount }) => numberIn(totalCount)))
  return {
    days,
    commands: commands
      .filter((one) => lostOf(one) !== 0)
      .toSorted(by(lostOf))
      .slice(0, WORST),
    reasons: reasons.slice(0, REASONS),
    others: sumOf(reasons.slice(REASONS).map(({ totalCount }) => numberIn(totalCount))),
  }
}

/**
 * Groups the statistics of the TSP log by the kind of key: hours or days in order, and the ten interfaces with the
 * highest failure rate.
 */
export const tspGroups = (stats: readonly TspStat[]) => ({
  times: stats.filter(({ groupKey }) => TIME.test(plain(groupKey))).toSorted(inTime),
  interfaces: stats
    .filter(({ groupKey }) => !TIME.test(plain(groupKey)) && plain(groupKey) !== '')
    .toSorted(by(({ failRate }) => numberIn(failRate)))
    .slice(0, WORST),
})

/** Returns the sum of a count over groups; null if there are none or one lacks it. */
export const totalOf = <Row>(rows: readonly Row[], read: (row: Row) => unknown): number | null =>
  rows.length === 0 ? null : sumOf(rows.map((row) => numberIn(read(row))))
