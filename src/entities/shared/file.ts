export interface StoredFile {
  id: string
  name: string
  url: string
  size: number
  mime: string
  md5: string
}

/** Rejected import row with its reason. Imports of people include the person, imports of lists the original value. */
export interface FailRow {
  rowNo: number
  column?: string
  reason: string
  phone?: string
  customerName?: string
  value?: string
  name?: string
}

export interface ImportSummary {
  fileName: string
  total: number
  successCount: number
  failCount: number
  /** Number of created and updated records, for imports that also change existing ones. */
  newCount?: number
  updateCount?: number
  /** Number of the validated list, for imports that only take effect with a later save. */
  batchNo?: string
  failRows: FailRow[]
}
