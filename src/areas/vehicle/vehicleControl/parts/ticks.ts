import type { AccessSeries } from '@/entities/vehicle/accessConfig'

/** Unsaved changes of commands, by series id. */
export type Ticks = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** Returns the commands that the ticks add to and remove from the stored ones of a series. */
export const changeOf = ({ id, commands }: AccessSeries, ticks: Ticks) => {
  const own = Object.entries(ticks[id] ?? {})
  const added = own.flatMap(([code, on]) => (on && !commands.includes(code) ? [code] : []))
  const removed = own.flatMap(([code, on]) => (!on && commands.includes(code) ? [code] : []))
  return { added, removed, isChanged: added.length + removed.length > 0 }
}

export const tickedOf = (row: AccessSeries, ticks: Ticks): string[] => {
  const { added, removed } = changeOf(row, ticks)
  return [...row.commands.filter((code) => !removed.includes(code)), ...added]
}

export const ticked = (ticks: Ticks, { id }: AccessSeries, code: string, on: boolean): Ticks => ({
  ...ticks,
  [id]: { ...ticks[id], [code]: on },
})

export const without = (ticks: Ticks, { id }: AccessSeries): Ticks => {
  const { [id]: _, ...others } = ticks
  return others
}
