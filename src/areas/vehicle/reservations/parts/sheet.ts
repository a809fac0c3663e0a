import { MAX_QUOTA } from '@/entities/vehicle/scheduleRules'

/** A cell of a sheet by its place. */
export interface Spot {
  row: number
  column: number
}
/** A block of cells, its edges included. */
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

/** The block between two cells. */
export const areaOf = (a: Spot, b: Spot = a): Area => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
})
export const isOne = ({ top, left, bottom, right }: Area): boolean => top === bottom && left === right
export const isIn = ({ top, left, bottom, right }: Area, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= left && column <= right
/** What the cells of a block hold, row by row. */
export const blockOf = <T>({ top, left, bottom, right }: Area, valueOf: (spot: Spot) => T): T[][] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => valueOf({ row: top + row, column: left + column })),
  )
/** The cells of a block, row by row. */
export const spotsOf = (area: Area): Spot[] => blockOf(area, (spot) => spot).flat()

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
/** The cell that an arrow, Home or End leads to, at the edge the same one; undefined for another key. `jump` goes to the edge. */
export const spotAfter = ({ row, column }: Spot, key: string, size: Size, jump: boolean): Spot | undefined => {
  if (key === 'Home') return { row: jump ? 0 : row, column: 0 }
  if (key === 'End') return { row: jump ? size.rows - 1 : row, column: size.columns - 1 }
  const step = STEPS[key]
  if (!step) return undefined
  const by = jump ? Math.max(size.rows, size.columns) : 1
  return { row: within(row + step[0] * by, size.rows), column: within(column + step[1] * by, size.columns) }
}
/** The next cell that `takes` holds for, row by row; undefined behind the last one. */
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

/** The quota of what is typed or pasted, full-width digits too; null for nothing, undefined for what is no quota. */
export const readQuota = (text: string): number | null | undefined => {
  const bare = text.normalize('NFKC').trim()
  if (bare === '') return null
  return /^\d{1,4}$/.test(bare) && Number(bare) <= MAX_QUOTA ? Number(bare) : undefined
}

const wrap = (value: number, count: number) => ((value % count) + count) % count
const widthOf = (block: readonly (readonly unknown[])[]) => Math.max(0, ...block.map(({ length }) => length))
/** A block repeated over an area, in step with the cell that its first one lies on; what it lacks, or has as undefined, is left out. */
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
/** Places a pasted block: repeated over a marked block that it divides evenly, else once from the upper left cell on. */
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

/** The block that dragging the corner of another one to a cell makes: longer or wider, in the direction that the cell is further away. */
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
