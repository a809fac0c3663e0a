import { translate } from '@/locales'

/** What a local look at a spreadsheet found; an .xls is left to the server beyond its first bytes. */
export type Checked = { ok: true; rows?: string[][] } | { ok: false; message: string }

const MAX_BYTES = 5 * 1024 * 1024
/** How many rows an import takes where it says nothing else. */
export const MOST_ROWS = 2000

/** What differs from import to import. */
export interface SheetLimits {
  /** How many rows it takes. */
  most?: number
  /** Tells a wrong type and a wrong size apart. */
  apart?: boolean
}

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)
const XLS = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Checks a chosen spreadsheet before it is sent: name, size, first bytes, header and count of rows. */
export const checkSheet = async (file: File, headers: readonly string[], { most = MOST_ROWS, apart = false }: SheetLimits = {}): Promise<Checked> => {
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
  if (extension === 'xls') return startsWith(bytes, XLS) ? { ok: true } : { ok: false, message: translate('import.unreadable') }
  if (!startsWith(bytes, ZIP)) return { ok: false, message: translate('import.unreadable') }
  try {
    const { readSheet } = await import('read-excel-file/browser')
    const rows = (await readSheet(file))
      .map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
      .filter((row) => row.some((cell) => cell.trim() !== ''))
    const missing = headers.filter((header) => !rows[0]?.some((cell) => cell.trim() === header))
    if (missing.length) return { ok: false, message: translate('import.columns', { names: missing.join(', ') }) }
    if (rows.length < 2) return { ok: false, message: translate('import.noRows') }
    if (rows.length - 1 > most) return { ok: false, message: translate('import.tooManyRows', { most, count: rows.length - 1 }) }
    return { ok: true, rows }
  } catch {
    return { ok: false, message: translate('import.unreadable') }
  }
}
