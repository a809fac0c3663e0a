import type { AccessSeries } from '@/entities/vehicle/accessConfig'

/** Commands that were ticked or taken away and are not saved yet, by the id of their series. */
export type Ticks = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** What of a series is not saved yet, against what it is by now. */
export const changeOf = ({ id, commands }: AccessSeries, ticks: Ticks) => {
  const own = Object.entries(ticks[id] ?? {})
  const added = own.flatMap(([code, on]) => (on && !commands.includes(code) ? [code] : []))
  const removed = own.flatMap(([code, on]) => (!on && commands.includes(code) ? [code] : []))
  return { added, removed, isChanged: added.length + removed.length > 0 }
}

/** The commands of a series as they are ticked. */
export const tickedOf = (row: AccessSeries, ticks: Ticks): string[] => {
  const { added, removed } = changeOf(row, ticks)
  return [...row.commands.filter((code) => !removed.includes(code)), ...added]
}

export const ticked = (ticks: Ticks, { id }: AccessSeries, code: string, on: boolean): Ticks => ({
  ...ticks,
  [id]: { ...ticks[id], [code]: on },
})

/** The ticks without those of one series. */
export const without = (ticks: Ticks, { id }: AccessSeries): Ticks => {
  const { [id]: _, ...others } = ticks
  return others
}
