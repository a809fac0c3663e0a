import type { ActivityType } from '@/entities/marketing/activityType'
import { codesOf } from '@/kit/list/filters'
import { matchesWords } from '@/lib/foldText'

export interface TypeNode extends ActivityType {
  children?: TypeNode[]
}

/** Returns the types as a tree of two levels, in the order of the server or with `byCount` by number of campaigns. */
export const nestedTypes = (types: readonly ActivityType[], byCount: boolean): TypeNode[] => {
  const level = (parentId: string): TypeNode[] => {
    const rows = types.filter((row) => (row.parentId || '') === parentId && row.id !== parentId)
    return byCount ? rows.toSorted((a, b) => Number(b.activityCount) - Number(a.activityCount)) : rows
  }
  return level('').map((row) => ({ ...row, children: level(row.id) }))
}

export const fitting = (texts: Readonly<Record<string, string | undefined>>) => {
  const name = texts.name ?? ''
  const chosen = (key: string) => codesOf(texts[key] ?? '').map(String)
  const [levels, owners, states] = [chosen('level'), chosen('owner'), chosen('status')]
  const isOne = (codes: readonly string[], values: readonly unknown[]) =>
    codes.length === 0 || values.some((value) => codes.includes(String(value)))
  return (row: ActivityType): boolean =>
    matchesWords(row.name, name) &&
    isOne(levels, [row.level]) &&
    isOne(owners, row.owner) &&
    isOne(states, [row.status])
}
