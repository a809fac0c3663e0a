import * as clues from '@/api/leads/clues'
import { importResult } from '@/entities/leads/importResult'
import { Import, type ImportProps } from '@/kit/files/Import'
import { downloadFile } from '@/kit/files/files'

const FAILED = Object.values(importResult)

/**
 * Import of the leads area. `code` names the template; failed rows are listed by customer. Closing the dialog during
 * the import requires confirmation.
 */
export const LeadImport = ({
  code,
  ...props
}: Omit<ImportProps, 'template' | 'failed' | 'holds' | 'apart'> & { code: clues.TemplateCode }) => (
  <Import {...props} template={() => downloadFile(clues.downloadTemplate, { code })} failed={FAILED} holds apart />
)
