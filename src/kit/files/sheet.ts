import { type Field, optionOf } from '@/entities/field'
import { translate } from '@/locales'
import { cleanPhone } from '../form/controls'
import { validateValue } from '../form/rules'

/** What a local look at a spreadsheet found; an .xls is left to the server beyond its first bytes. */
export type Checked =
  { ok: true; rows?: string[][]; numbers?: number[]; faults?: SheetError[] } | { ok: false; message: string }

/** A cell that the server will refuse. */
export interface SheetError {
  rowNo: number
  column: string
  reason: string
}

const MAX_BYTES = 5 * 1024 * 1024
/** How many rows an import takes where it says nothing else. */
export const MAX_ROWS = 2000

/** What differs from import to import. */
export interface SheetLimits {
  /** How many rows it takes. */
  most?: number
  /** The fields that stand under the headers: their cells are checked by the rules of forms. */
  columns?: Readonly<Record<string, Field>>
  /** Tells a wrong type and a wrong size apart. */
  apart?: boolean
}

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)
const XLS = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** What is wrong with a cell; a value of an enumeration may be written as its code or in the words of the template, which are Chinese. */
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

/** Checks a chosen spreadsheet before it is sent: name, size, first bytes, header, count of rows, and the cells whose fields are known. */
export const checkSheet = async (
  file: File,
  headers: readonly string[],
  { most = MAX_ROWS, apart = false, columns = {} }: SheetLimits = {},
): Promise<Checked> => {
  const extension = /\.(xlsx?)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (!extension) return { ok: false, message: translate(apart ? 'import.badType' : 'import.badFile') }
  if (file.size > MAX_BYTES) return { ok: false, message: translate(apart ? 'import.tooLarge' : 'import.badFile') }
  if (file.size === 0) return { ok: false, message: translate(apart ? 'import.noContent' : 'import.emptyFile') }
  // A folder, or a file that is gone by now, cannot be read.
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
      .map((row, at) => ({ number: at + 1, cells: row.map((cell) => (cell === null ? '' : String(cell))) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    const [rows, numbers] = [lines.map(({ cells }) => cells), lines.map(({ number }) => number)]
    const missing = headers.filter((header) => !rows[0]?.some((cell) => cell.trim() === header))
    if (missing.length) return { ok: false, message: translate('import.columns', { names: missing.join(', ') }) }
    if (rows.length < 2) return { ok: false, message: translate('import.noRows') }
    if (rows.length - 1 > most)
      return { ok: false, message: translate('import.tooManyRows', { most, count: rows.length - 1 }) }
    return { ok: true, rows, numbers, faults: await errorsOf(rows, numbers, columns) }
  } catch {
    return { ok: false, message: translate('import.unreadable') }
  }
}
