import { read, utils, write } from '@e965/xlsx'
import { type MockFile, Refusal } from '../core/types'

type Cell = string | number
const MOST_BYTES = 5 * 1024 * 1024
const MOST_ROWS = 2000

/** A real .xls file (BIFF8) with a header row. */
export const xlsFile = (name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): MockFile => {
  const sheet = utils.aoa_to_sheet([[...head], ...rows.map((row) => [...row])])
  sheet['!cols'] = head.map(() => ({ wch: 18 }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '数据')
  const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
  return { bytes: new Uint8Array(bytes), type: 'application/vnd.ms-excel', name }
}

/** A row of an uploaded sheet: its number in the sheet and its cells by column title. */
export interface SheetRow {
  rowNo: number
  cells: Record<string, string>
}

/**
 * Reads the uploaded sheet of an import: one sheet, .xls or .xlsx, 5 MB and 2000 rows at most, with these column titles in its first row.
 * Refuses with 400 what is not that. Empty rows are left out.
 */
export const readSheet = async (form: FormData | undefined, columns: readonly string[]): Promise<{ fileName: string; rows: SheetRow[] }> => {
  const file = form?.get('file')
  if (!(file instanceof Blob)) throw new Refusal(400, '请选择文件')
  const wrong = new Refusal(400, '仅支持xls、xlsx,且不超过5MB')
  if (!/\.xlsx?$/i.test(file.name) || file.size > MOST_BYTES) throw wrong
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOle = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (!isZip && !isOle) throw wrong
  let lines: unknown[][]
  try {
    const book = read(bytes, { type: 'array', sheetRows: MOST_ROWS + 2 })
    const sheet = book.SheetNames.length === 1 ? book.Sheets[book.SheetNames[0] ?? ''] : undefined
    if (!sheet) throw new Refusal(400, '文件只能包含一个工作表')
    lines = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, '文件无法读取,请检查后重新上传')
  }
  const titles = (lines[0] ?? []).map((cell) => String(cell).trim())
  if (columns.some((column) => !titles.includes(column))) throw new Refusal(400, '表头与模板不一致,请下载最新模板')
  const rows = lines
    .slice(1)
    .map((line, index) => ({ rowNo: index + 2, cells: Object.fromEntries(titles.map((title, at) => [title, String(line[at] ?? '').trim()])) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
  if (rows.length > MOST_ROWS) throw new Refusal(400, '单次最多导入2000行')
  if (rows.length === 0) throw new Refusal(400, '文件中没有数据')
  return { fileName: file.name, rows }
}
