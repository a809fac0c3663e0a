import * as clues from '@/api/leads/clues'
import { importResult } from '@/entities/leads/importResult'
import { Import, type ImportProps } from '@/kit/files/Import'
import { downloadFile } from '@/kit/files/files'

const FAILED = Object.values(importResult)

/** The one import of the area: its template by its code, failed rows by their people; closing the window while it runs asks first. */
export const LeadImport = ({
  code,
  ...props
}: Omit<ImportProps, 'template' | 'failed' | 'holds' | 'apart'> & { code: clues.TemplateCode }) => (
  <Import {...props} template={() => downloadFile(clues.downloadTemplate, { code })} failed={FAILED} holds apart />
)
