import { MAX_QUOTA } from '@/entities/vehicle/scheduleRules'

export interface Spot {
  row: number
  column: number
}
/** Block of cells, including its edges. */
export interface Area {
  top: number
  left: number
  bottom: number
  right: number
}
export interface Size {
  rows: number
  columns: number
}

export const areaOf = (a: Spot, b: Spot = a): Area => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
})
export const isOne = ({ top, left, bottom, right }: Area): boolean => top === bottom && left === right
export const isIn = ({ top, left, bottom, right }: Area, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= left && column <= right
/** Returns the values of a block, row by row. */
export const blockOf = <T>({ top, left, bottom, right }: Area, valueOf: (spot: Spot) => T): T[][] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => valueOf({ row: top + row, column: left + column })),
  )
export const spotsOf = (area: Area): Spot[] => blockOf(area, (spot) => spot).flat()

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
/**
 * Returns the cell for an arrow key, Home or End, clamped to the sheet; undefined for another key. `jump` moves to
 * the edge.
 */
export const spotAfter = ({ row, column }: Spot, key: string, size: Size, jump: boolean): Spot | undefined => {
  if (key === 'Home') return { row: jump ? 0 : row, column: 0 }
  if (key === 'End') return { row: jump ? size.rows - 1 : row, column: size.columns - 1 }
  const step = STEPS[key]
  if (!step) return undefined
  const by = jump ? Math.max(size.rows, size.columns) : 1
  return { row: within(row + step[0] * by, size.rows), column: within(column + step[1] * by, size.columns) }
}
/** Returns the next cell that matches `takes`, row by row; undefined after the last one. */
export const spotByTab = (
  { row, column }: Spot,
  back: boolean,
  { rows, columns }: Size,
  takes: (spot: Spot) => boolean,
): Spot | undefined => {
  const step = back ? -1 : 1
  for (let at = row * columns + column + step; at >= 0 && at < rows * columns; at += step) {
    const spot = { row: Math.floor(at / columns), column: at % columns }
    if (takes(spot)) return spot
  }
  return undefined
}

/** Parses a typed or pasted quota, including full-width digits; null if empty, undefined if invalid. */
export const readQuota = (text: string): number | null | undefined => {
  const bare = text.normalize('NFKC').trim()
  if (bare === '') return null
  return /^\d{1,4}$/.test(bare) && Number(bare) <= MAX_QUOTA ? Number(bare) : undefined
}

const wrap = (value: number, count: number) => ((value % count) + count) % count
const widthOf = (block: readonly (readonly unknown[])[]) => Math.max(0, ...block.map(({ length }) => length))
/** Repeats a block over an area, aligned to its first cell. Missing and undefined values are skipped. */
export const tiled = <T>(
  block: readonly (readonly (T | undefined)[])[],
  { row, column }: Spot,
  area: Area,
): (Spot & { value: T })[] =>
  spotsOf(area).flatMap((spot) => {
    const value = block[wrap(spot.row - row, block.length)]?.[wrap(spot.column - column, widthOf(block))]
    return value === undefined ? [] : [{ ...spot, value }]
  })

export interface Put extends Spot {
  quota: number | null
}
/** Places a pasted block: repeated if it divides the selection evenly, otherwise once from the upper left cell. */
export const pasteInto = (block: readonly (readonly string[])[], area: Area, { rows, columns }: Size) => {
  const { top, left } = area
  const [height, width] = [block.length, widthOf(block)]
  const divides = (area.bottom - top + 1) % height === 0 && (area.right - left + 1) % width === 0
  const found = { puts: [] as Put[], wrong: [] as string[], beyond: 0 }
  if (height === 0 || width === 0) return found
  const target = divides ? area : { ...area, bottom: top + height - 1, right: left + width - 1 }
  for (const { value, ...spot } of tiled(block, { row: top, column: left }, target)) {
    const quota = readQuota(value)
    if (spot.row >= rows || spot.column >= columns) found.beyond++
    else if (quota === undefined) found.wrong.push(value)
    else found.puts.push({ ...spot, quota })
  }
  return found
}

/**
 * Returns the block for dragging the corner to a cell: extended vertically or horizontally, whichever distance is
 * greater.
 */
export const stretched = (from: Area, spot: Spot): Area => {
  const to = areaOf(
    { row: Math.min(from.top, spot.row), column: Math.min(from.left, spot.column) },
    {
      row: Math.max(from.bottom, spot.row),
      column: Math.max(from.right, spot.column),
    },
  )
  const down = to.bottom - to.top - from.bottom + from.top
  const right = to.right - to.left - from.right + from.left
  return down >= right ? { ...to, left: from.left, right: from.right } : { ...to, top: from.top, bottom: from.bottom }
}
