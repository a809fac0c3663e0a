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
export const areaOf = (a: Spot, b: Spot): Area => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
})
export const isIn = ({ top, left, bottom, right }: Area, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= left && column <= right
/** The cells of a block, row by row. */
export const spotsOf = ({ top, left, bottom, right }: Area): Spot[] =>
  Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, at) => ({
    row: top + Math.floor(at / (right - left + 1)),
    column: left + (at % (right - left + 1)),
  }))

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

export interface Put extends Spot {
  quota: number | null
}
interface Pasted {
  puts: Put[]
  /** Texts that are no quota. */
  wrong: string[]
  /** The number of cells that found no room in the sheet. */
  beyond: number
}
/** Places a pasted block: repeated over a marked block that it divides evenly, else once from the upper left cell on. */
export const pasteInto = (block: readonly (readonly string[])[], area: Area, size: Size): Pasted => {
  const height = block.length
  const width = Math.max(0, ...block.map((line) => line.length))
  const found: Pasted = { puts: [], wrong: [], beyond: 0 }
  if (height === 0 || width === 0) return found
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const isTiled = rows % height === 0 && columns % width === 0
  const target = isTiled ? area : { ...area, bottom: area.top + height - 1, right: area.left + width - 1 }
  for (const spot of spotsOf(target)) {
    const text = block[(spot.row - area.top) % height]?.[(spot.column - area.left) % width]
    if (text === undefined) continue
    const quota = readQuota(text)
    if (spot.row >= size.rows || spot.column >= size.columns) found.beyond++
    else if (quota === undefined) found.wrong.push(text)
    else found.puts.push({ ...spot, quota })
  }
  return found
}

/** The block that dragging the corner of another one to a cell makes: longer or wider, in the direction that the cell is further away. */
export const stretched = (from: Area, { row, column }: Spot): Area => {
  const [down, right] = [
    Math.max(from.top - row, row - from.bottom, 0),
    Math.max(from.left - column, column - from.right, 0),
  ]
  if (down === 0 && right === 0) return from
  return down >= right
    ? { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) }
    : { ...from, left: Math.min(from.left, column), right: Math.max(from.right, column) }
}
const wrap = (value: number, count: number) => ((value % count) + count) % count
/** Where each cell that was added to a block takes its value from: the block is repeated. */
export const fillFrom = (source: Area, target: Area): { from: Spot; to: Spot }[] => {
  const [rows, columns] = [source.bottom - source.top + 1, source.right - source.left + 1]
  return spotsOf(target).flatMap((to) =>
    isIn(source, to)
      ? []
      : [
          {
            from: {
              row: source.top + wrap(to.row - source.top, rows),
              column: source.left + wrap(to.column - source.left, columns),
            },
            to,
          },
        ],
  )
}

/** A block of values as spreadsheets take it from the clipboard. */
export const asText = (area: Area, valueOf: (spot: Spot) => number | null): string =>
  Array.from({ length: area.bottom - area.top + 1 }, (_, row) =>
    Array.from({ length: area.right - area.left + 1 }, (__, column) =>
      String(valueOf({ row: area.top + row, column: area.left + column }) ?? ''),
    ).join('\t'),
  ).join('\n')
