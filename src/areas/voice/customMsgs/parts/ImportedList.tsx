import { useRef } from 'react'
import type { SendForm } from '@/api/call'
import * as files from '@/api/system/files'
import * as customMsgs from '@/api/voice/customMsgs'
import { f } from '@/entities/field'
import type { ImportSummary } from '@/entities/shared/file'
import { msgTarget } from '@/entities/voice/customMsg'
import { saveFile } from '@/kit/files/files'
import { sheetOfTexts } from '@/kit/files/sheet'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { CheckedListBox, LIST } from '../../parts/CheckedListBox'
import type { CheckedList } from './messageValues'

/** The column of the template, as the server reads it. */
const PHONE = '手机号'
const COLUMNS = {
  [PHONE]: { ...f.phone({ required: true, rule: 'mobile' }), key: 'phone', label: 'msgFailure.phone' },
} as const
const EXAMPLE = '13800138000'

/** A list of numbers: uploaded and checked first; it counts when the message is pushed. */
export const ImportedList = ({
  value,
  onChange,
  disabled,
  audience,
}: ControlProps<CheckedList | undefined> & { audience: customMsgs.MsgInput }) => {
  const t = useT()
  const uploaded = useRef('')
  const drop = (id: string) => {
    // Files left behind harm nobody: a failure to remove one is no news for whoever writes.
    if (id) files.remove({ id }, { quiet: true }).catch(() => {})
  }
  const check: SendForm<ImportSummary | undefined> = async (form, options) => {
    const { id } = await files.upload(form, options)
    if (uploaded.current !== value?.fileId) drop(uploaded.current)
    uploaded.current = String(id)
    const asked = { ...audience, targetType: msgTarget.imported, fileId: uploaded.current, checkOnly: 1 } as const
    const { checked } = await customMsgs.create(asked, { signal: options?.signal })
    return checked
  }
  return (
    <CheckedListBox
      value={value}
      onChange={onChange}
      disabled={disabled}
      to={check}
      take={({ successCount, failCount }) => {
        if (value && value.fileId !== uploaded.current) drop(value.fileId)
        return { fileId: uploaded.current, count: successCount, failed: failCount }
      }}
      drop={({ fileId }) => drop(fileId)}
      can="customMsgs.create"
      template={async () => saveFile(await sheetOfTexts([[PHONE], [EXAMPLE]]), `${t(LIST.label)}.xlsx`)}
      headers={[PHONE]}
      columns={COLUMNS}
    />
  )
}
