import { type Field, optionOf } from '@/entities/field'
import { validateValue } from '@/entities/rules'
import { translate } from '@/locales'
import { cleanPhone } from '../form/controls'

/** Result of the local spreadsheet check. Only the first bytes of an .xls are checked; the server does the rest. */
export type Checked =
  | { ok: true; rows?: string[][]; numbers?: number[]; faults?: SheetError[]; good?: GoodRows }
  | { ok: false; message: string }

/** Valid rows with the header before them, and their numbers in the file. */
export interface GoodRows {
  cells: SheetRow[]
  numbers: number[]
}
type SheetRow = (string | number | boolean | Date | null)[]

export interface SheetError {
  rowNo: number
  column: string
  reason: string
}

const MAX_BYTES = 5 * 1024 * 1024
export const MAX_ROWS = 2000

export interface SheetLimits {
  max?: number
  /** Fields by header; their cells are validated by the rules of forms. */
  columns?: Readonly<Record<string, Field>>
  /** Headers whose values must be unique within the file. */
  unique?: readonly string[]
  /** Reports a wrong type, a wrong size and an empty file with different texts. */
  apart?: boolean
}

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)
const XLS = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/**
 * Returns the error of a cell, undefined if valid. A value of an enumeration may be its code or, as in the template,
 * its Chinese label.
 */
const validateCell = (
  field: Field,
  cell: string,
  column: string,
  words: Readonly<Record<string, string>>,
): string | undefined => {
  const text = field.kind === 'phone' ? cleanPhone(cell) : cell.trim()
  const isKnown =
    !field.of || text === '' || optionOf(field.of, text) || field.of.options.some(({ label }) => words[label] === text)
  return isKnown ? validateValue(field, text, translate, column) : translate('import.unknownValue', { value: text })
}

const twicesOf = (rows: readonly (readonly string[])[], numbers: readonly number[], column: string): SheetError[] => {
  const [head = [], ...lines] = rows
  const place = head.findIndex((text) => text.trim() === column)
  const first = new Map<string, number>()
  return lines.flatMap((cells, at) => {
    const text = (cells[place] ?? '').replaceAll(/\s/g, '').toLowerCase()
    const rowNo = numbers[at + 1] ?? at + 2
    const earlier = first.get(text)
    if (text && earlier === undefined) first.set(text, rowNo)
    return text && earlier !== undefined ? [{ rowNo, column, reason: translate('import.twice', { row: earlier }) }] : []
  })
}

const errorsOf = async (
  rows: readonly string[][],
  numbers: readonly number[],
  columns: Readonly<Record<string, Field>>,
): Promise<SheetError[]> => {
  const { default: words } = await import('@/locales/zh/shared.json')
  const [head = [], ...lines] = rows
  return lines.flatMap((cells, at) =>
    Object.entries(columns).flatMap(([column, field]) => {
      const reason = validateCell(field, cells[head.findIndex((text) => text.trim() === column)] ?? '', column, words)
      return reason ? [{ rowNo: numbers[at + 1] ?? at + 2, column, reason }] : []
    }),
  )
}

/** Formats a cell. Dates in a sheet have no time zone, and the reader returns them in UTC. */
const textOf = (cell: unknown): string => {
  if (!(cell instanceof Date)) return cell === null || typeof cell === 'function' ? '' : String(cell)
  const [day = '', time = ''] = cell.toISOString().split(/[T.]/)
  return time === '00:00:00' ? day : `${day} ${time}`
}

/**
 * Checks a spreadsheet before upload: name, size, first bytes, header, number of rows, and the cells with known
 * fields.
 */
export const checkSheet = async (
  file: File,
  headers: readonly string[],
  { max = MAX_ROWS, apart = false, columns = {}, unique = [] }: SheetLimits = {},
): Promise<Checked> => {
  const extension = /\.(xlsx?)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (!extension) return { ok: false, message: translate(apart ? 'import.badType' : 'import.badFile') }
  if (file.size > MAX_BYTES) return { ok: false, message: translate(apart ? 'import.tooLarge' : 'import.badFile') }
  if (file.size === 0) return { ok: false, message: translate(apart ? 'import.noContent' : 'import.emptyFile') }
  // A folder or a file that was removed cannot be read.
  const bytes = new Uint8Array(
    await file
      .slice(0, 4)
      .arrayBuffer()
      .catch(() => new ArrayBuffer()),
  )
  if (extension === 'xls')
    return startsWith(bytes, XLS) ? { ok: true } : { ok: false, message: translate('import.unreadable') }
  if (!startsWith(bytes, ZIP)) return { ok: false, message: translate('import.unreadable') }
  try {
    const { readSheet } = await import('read-excel-file/browser')
    const lines = (await readSheet(file))
      .map((row, at) => ({
        number: at + 1,
        row: row.map((cell) => (typeof cell === 'function' ? null : cell)),
        cells: row.map(textOf),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    const [rows, numbers] = [lines.map(({ cells }) => cells), lines.map(({ number }) => number)]
    const missing = headers.filter((header) => !rows[0]?.some((cell) => cell.trim() === header))
    if (missing.length)
      return { ok: false, message: translate('import.columns', { names: missing.join(translate('kit.listComma')) }) }
    if (rows.length < 2) return { ok: false, message: translate('import.noRows') }
    if (rows.length - 1 > max)
      return { ok: false, message: translate('import.tooManyRows', { max, count: rows.length - 1 }) }
    const faults = [
      ...(await errorsOf(rows, numbers, columns)),
      ...unique.flatMap((column) => twicesOf(rows, numbers, column)),
    ].toSorted((a, b) => a.rowNo - b.rowNo)
    const bad = new Set(faults.map(({ rowNo }) => rowNo))
    const good = lines.filter(({ number }) => !bad.has(number))
    return {
      ok: true,
      rows,
      numbers,
      faults,
      good: { cells: good.map(({ row }) => row), numbers: good.map(({ number }) => number) },
    }
  } catch {
    return { ok: false, message: translate('import.unreadable') }
  }
}

export const sheetOfTexts = async (rows: readonly (readonly string[])[]): Promise<Blob> => {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  return writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBlob()
}

export const fileOfGood = async ({ cells }: GoodRows, name: string): Promise<File> => {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const rows = cells.map((row) =>
    row.map((value) =>
      value === null ? null : value instanceof Date ? { value, format: 'yyyy-mm-dd hh:mm:ss' } : { value },
    ),
  )
  return new File([await writeExcelFile(rows).toBlob()], name)
}
