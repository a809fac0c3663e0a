import { CFB, read, utils, write } from '@e965/xlsx'
import { type Field, isYes, optionOf } from '@/entities/field'
import { maskPhone } from '@/lib/masking'
import { type MockFile, Refusal } from './types'
import { zh } from './zh'

type Cell = string | number
const MAX_BYTES = 5 * 1024 * 1024
const MAX_ROWS = 2000
const EXPORT_LIMIT = 50_000

interface Container {
  read: (bytes: Uint8Array, options: { type: 'array' }) => object
  find: (container: object, name: string) => { content: Uint8Array; size: number }
  write: (container: object, options: { type: 'array' }) => ArrayLike<number>
}
const container: Container = CFB
const LABEL = 0x0204
const NUMBER = 0x0203
const DIMENSIONS = 0x0200
const BOF = 0x0809
/** Index of the plain cell format in the library's files. */
const PLAIN = 16
const MAX_LETTERS = 4000

/** Returns the BIFF8 cell records of rows below the header row. */
const cellRecords = (rows: readonly (readonly Cell[])[]): Uint8Array => {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cell.slice(0, MAX_LETTERS))))
  const size = texts
    .flat()
    .reduce<number>((sum, cell) => sum + (typeof cell === 'number' ? 18 : 13 + cell.length * 2), 0)
  const bytes = new DataView(new ArrayBuffer(size))
  let at = 0
  const word = (value: number) => {
    bytes.setUint16(at, value, true)
    at += 2
  }
  texts.forEach((row, index) =>
    row.forEach((cell, column) => {
      const isNumber = typeof cell === 'number'
      for (const value of [isNumber ? NUMBER : LABEL, isNumber ? 14 : 9 + cell.length * 2, index + 1, column, PLAIN])
        word(value)
      if (isNumber) {
        bytes.setFloat64(at, cell, true)
        at += 8
        return
      }
      word(cell.length)
      bytes.setUint8(at++, 1)
      for (let sign = 0; sign < cell.length; sign++) word(cell.charCodeAt(sign))
    }),
  )
  return new Uint8Array(bytes.buffer)
}

/**
 * Inserts rows after the header cells of the only sheet, which is the second substream of the book, and updates the
 * number of rows in its DIMENSIONS record.
 */
const withRows = (book: Uint8Array, rows: readonly (readonly Cell[])[]): Uint8Array => {
  const bytes = Uint8Array.from(book)
  const view = new DataView(bytes.buffer)
  const starts: number[] = []
  let header = 0
  for (let at = 0; at + 4 <= bytes.length; at += 4 + view.getUint16(at + 2, true)) {
    const type = view.getUint16(at, true)
    if (type === BOF) starts.push(at)
    if (type === DIMENSIONS && starts.length === 2) view.setUint32(at + 8, rows.length + 1, true)
    if (type === LABEL && starts.length === 2) header = at + 4 + view.getUint16(at + 2, true)
  }
  const cells = cellRecords(rows)
  const out = new Uint8Array(bytes.length + cells.length)
  out.set(bytes.subarray(0, header))
  out.set(cells, header)
  out.set(bytes.subarray(header), header + cells.length)
  return out
}

/**
 * Creates a real .xls file (BIFF8) with a header row. The library creates the book with its header. The rows are
 * written here, because the library needs 16 kB of memory per cell. Throws 400 for more than 50,000 rows.
 */
export const xlsFile = (name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): MockFile => {
  if (rows.length > EXPORT_LIMIT) throw new Refusal(400, '导出数据超过5万条，请缩小筛选范围')
  const sheet = utils.aoa_to_sheet([[...head]])
  sheet['!cols'] = head.map(() => ({ wch: 18 }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '数据')
  const empty: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
  const file = container.read(new Uint8Array(empty), { type: 'array' })
  const stream = container.find(file, 'Workbook')
  stream.content = withRows(stream.content, rows)
  stream.size = stream.content.length
  return { bytes: Uint8Array.from(container.write(file, { type: 'array' })), type: 'application/vnd.ms-excel', name }
}

type CellKey<Row> = { [K in keyof Row & string]: Row[K] extends Cell ? K : never }[keyof Row & string]

/** Formats a value for a sheet: states by name, phones masked. */
const cellOf = (field: Field, value: unknown): Cell => {
  if (value === undefined || value === null) return ''
  if (field.kind === 'switch') return zh(isYes(value) ? 'kit.yes' : 'kit.no')
  if (Array.isArray(value)) return value.map((one) => cellOf(field, one)).join('、')
  const option = optionOf(field.of, value)
  if (option) return zh(option.label)
  if (field.kind === 'phone') return maskPhone(String(value))
  return typeof value === 'number' ? value : String(value)
}

export const columnsOf = <E extends { readonly [P in K]: Field }, const K extends keyof E & string>(
  entity: E,
  ...keys: readonly K[]
): Record<string, (row: { readonly [P in K]?: unknown }) => Cell> =>
  Object.fromEntries(
    keys.map((key) => [zh(entity[key].label), (row: { readonly [P in K]?: unknown }) => cellOf(entity[key], row[key])]),
  )

export const sheetOf = <Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, CellKey<Row> | ((row: Row) => Cell)>>,
  name = 'excel.xls',
): MockFile => {
  const cells = Object.values(columns).map((column) =>
    // The types above prove that the field is a cell.
    typeof column === 'function' ? column : (row: Row) => row[column] as Cell,
  )
  return xlsFile(
    name,
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row))),
  )
}

export interface SheetRow {
  rowNo: number
  cells: Record<string, string>
}

/**
 * Reads the uploaded sheet of an import: one sheet, .xls or .xlsx, with at most 5 MB and `max` rows (2000) and with
 * these column titles in the first row. Throws 400 for other files. Empty rows are omitted.
 */
export const readSheet = async (
  form: FormData | undefined,
  columns: readonly string[],
  max = MAX_ROWS,
): Promise<{ fileName: string; rows: SheetRow[] }> => {
  const file = form?.get('file')
  if (!file || typeof file === 'string') throw new Refusal(400, '请上传文件')
  const wrong = new Refusal(400, '仅支持xls、xlsx，且不超过5MB')
  if (!/\.xlsx?$/i.test(file.name) || file.size > MAX_BYTES) throw wrong
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOle = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (!isZip && !isOle) throw wrong
  let lines: unknown[][]
  try {
    const book = read(bytes, { type: 'array', sheetRows: max + 2 })
    const sheet = book.SheetNames.length === 1 ? book.Sheets[book.SheetNames[0] ?? ''] : undefined
    if (!sheet) throw new Refusal(400, '文件只能包含一个工作表')
    lines = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, '文件无法读取，请检查后重新上传')
  }
  const titles = (lines[0] ?? []).map((cell) => String(cell).trim())
  if (columns.some((column) => !titles.includes(column))) throw new Refusal(400, '表头与模板不一致，请下载最新模板')
  const rows = lines
    .slice(1)
    .map((line, index) => ({
      rowNo: index + 2,
      cells: Object.fromEntries(titles.map((title, at) => [title, String(line[at] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
  if (rows.length > max) throw new Refusal(400, `单次最多导入${max}行`)
  if (rows.length === 0) throw new Refusal(400, '文件中没有数据')
  return { fileName: file.name, rows }
}
