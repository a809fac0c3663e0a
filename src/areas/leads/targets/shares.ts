import { type Metric, METRICS, type Numbers } from '@/entities/leads/target'

/** Largest target that a cell accepts. */
export const MAX = 9_999_999

/** Parses a cell as a whole number from 0 to MAX, ignoring thousands separators. Empty is 0. Undefined if invalid. */
export const readCell = (text: string): number | undefined => {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?:\D|$))/g, '')
  if (bare === '') return 0
  const number = /^\d{1,12}(\.0+)?$/.test(bare) ? Number(bare) : Number.NaN
  return number <= MAX ? number : undefined
}

/**
 * Distributes a whole number by weights, exactly: shares are rounded down and the largest remainders get one more,
 * the first of equal ones first. Evenly if all weights are zero.
 */
export const shareBy = (total: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + Math.max(weight, 0), 0)
  if (all === 0)
    return weights.length
      ? shareBy(
          total,
          weights.map(() => 1),
        )
      : []
  const exact = weights.map((weight) => (total * Math.max(weight, 0)) / all)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((sum, share) => sum + share, 0)
  const next = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of next.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

export const evenly = (total: number, count: number): number[] =>
  shareBy(
    total,
    Array.from({ length: count }, () => 1),
  )

interface Place {
  /** Codes of the rows in order, '' for a row without one. */
  codes: readonly string[]
  metrics: readonly Metric[]
  names: Readonly<Partial<Record<Metric, string>>>
  row: number
  column: number
}

export interface Pasted {
  cells: { row: number; metric: Metric; text: string }[]
  /** Codes in the pasted block that match no row. */
  unknown: string[]
  /** Number of lines below the last row, which are dropped. */
  beyond: number
}

/**
 * Maps a pasted block to cells, from the active cell to the right and down. A column of row codes assigns lines to
 * rows; a header assigns columns by name.
 */
export const placeBlock = (
  block: readonly (readonly string[])[],
  { codes, metrics, names, row, column }: Place,
): Pasted => {
  const rowOf = new Map(codes.flatMap((code, at) => (code ? [[code.toUpperCase(), at] as const] : [])))
  const isCode = (cell: string | undefined) => rowOf.has((cell ?? '').toUpperCase())
  const width = Math.max(0, ...block.map((line) => line.length))
  const codeAt = Array.from({ length: width }, (_, at) => at).find((at) => block.some((line) => isCode(line[at])))
  const called = new Map(metrics.map((metric) => [names[metric] ?? metric, metric]))
  const [head = []] = block
  const named = head.some((cell) => called.has(cell))
  const isHead =
    named || (codeAt !== undefined && !isCode(head[codeAt]) && head.every((cell) => readCell(cell) === undefined))
  const lines = block.slice(isHead ? 1 : 0)
  // Columns of names and places beside the codes are not targets.
  const isWords = (at: number) =>
    codeAt !== undefined && lines.every((line) => !line[at] || readCell(line[at]) === undefined)
  const lanes = Array.from({ length: width }, (_, at) => at).filter((at) => at !== codeAt && !isWords(at))
  const goals = Array.from({ length: width }, (_, at): Metric | undefined => {
    if (named) return called.get(head[at] ?? '')
    return lanes.includes(at) ? metrics[column + lanes.indexOf(at)] : undefined
  })
  const found: Pasted = { cells: [], unknown: [], beyond: 0 }
  lines.forEach((line, place) => {
    const code = codeAt === undefined ? '' : (line[codeAt] ?? '')
    const to = codeAt === undefined ? row + place : rowOf.get(code.toUpperCase())
    if (to === undefined) found.unknown.push(code)
    else if (to >= codes.length) found.beyond++
    else
      line.forEach((text, at) => {
        const metric = goals[at]
        if (metric) found.cells.push({ row: to, metric, text })
      })
  })
  return found
}

/** Returns the total minus the parts by metric. 0 if equal, negative if the parts exceed it. */
export const differences = (total: Readonly<Numbers>, parts: Readonly<Numbers>): Numbers => {
  const all: Numbers = { ...total }
  for (const metric of METRICS) all[metric] = total[metric] - parts[metric]
  return all
}

export const cumulate = (numbers: readonly number[]): number[] => {
  let sum = 0
  return numbers.map((number) => (sum += number))
}
