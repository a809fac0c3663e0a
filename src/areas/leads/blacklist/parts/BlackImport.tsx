import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { phoneBlack } from '@/entities/leads/phoneBlack'
import { useT } from '@/locales'
import { LeadImport } from '@/areas/leads/parts/LeadImport'

/** Template columns that the server expects. */
const HEADERS = ['手机号', '拉黑原因', '备注']
const COLUMNS = { 手机号: phoneBlack.phone }
const UNIQUE = ['手机号']
const MAX = 5000

export const BlackImport = () => {
  const t = useT()
  return (
    <LeadImport
      code="import_blackphone"
      name={t('blacklist.list')}
      to={cluePhoneBlack.importFile}
      can="cluePhoneBlack.importFile"
      headers={HEADERS}
      columns={COLUMNS}
      unique={UNIQUE}
      max={MAX}
    />
  )
}
