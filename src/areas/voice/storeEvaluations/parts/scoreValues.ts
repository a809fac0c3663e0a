import type { ScoreInput } from '@/api/voice/stores'
import { isYes } from '@/entities/field'
import type { ScoreDimension, ScoreLevel, ScoreSetting } from '@/entities/voice/scoreSetting'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'

const number = (value: unknown): number | undefined => numberIn(value) ?? undefined

export const valuesOf = (row: ScoreSetting): Partial<ScoreInput> => ({
  dimensions: row.dimensions.map((one) => ({
    ...one,
    name: plain(one.name),
    weight: numberIn(one.weight) ?? 0,
    enableFlag: isYes(one.enableFlag) ? 1 : 0,
  })),
  windowMonths: number(row.windowMonths),
  minCount: number(row.minCount),
  defaultScore: number(row.defaultScore),
  autoGoodDays: number(row.autoGoodDays),
  autoCountFlag: isYes(row.autoCountFlag) ? 1 : 0,
  badThreshold: number(row.badThreshold),
  replyHours: number(row.replyHours),
  appealDays: number(row.appealDays),
  appealTimes: number(row.appealTimes),
  appealQuota: number(row.appealQuota),
  levels: row.levels.map((one) => ({
    ...one,
    levelName: plain(one.levelName),
    minScore: numberIn(one.minScore) ?? 0,
    icon: plain(one.icon),
    rights: plain(one.rights),
  })),
  effectiveType: row.effectiveType,
})

/** Returns the request of a setting: rows in order, disabled dimensions without a weight. */
export const inputOf = (values: ScoreInput): ScoreInput => ({
  ...values,
  dimensions: values.dimensions.map((row, place) => ({
    ...row,
    sort: place + 1,
    weight: isYes(row.enableFlag) ? row.weight : 0,
  })),
  levels: values.levels.map((row, place) => ({ ...row, level: String(place + 1) })),
})

/** Returns the rows of a list in a form; empty until it is mounted, and a row may lack fields. */
export const rowsIn = <Row extends ScoreDimension | ScoreLevel>(rows: unknown): Partial<Row>[] =>
  // The form holds rows of this type under this name.
  Array.isArray(rows) ? rows.map((row) => (row ?? {}) as Partial<Row>) : []
