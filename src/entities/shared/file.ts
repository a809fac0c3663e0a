/** An uploaded file. */
export interface StoredFile {
  id: string
  name: string
  url: string
  size: number
  mime: string
  md5: string
}

/** A row of an import that failed, and why; imports of people name them, those of lists that are used later what stood there. */
export interface FailRow {
  rowNo: number
  column?: string
  reason: string
  phone?: string
  customerName?: string
  value?: string
  name?: string
}

/** What an import answers: counts, and why which rows failed. */
export interface ImportSummary {
  fileName: string
  total: number
  successCount: number
  failCount: number
  /** Where an import also changes records that there are: how many it made and how many it changed. */
  newCount?: number
  updateCount?: number
  /** The checked list, where it only counts once something is saved with it. */
  batchNo?: string
  failRows: FailRow[]
}
