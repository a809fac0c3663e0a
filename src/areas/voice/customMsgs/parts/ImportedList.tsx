import { Button, Flex } from 'antd'
import { useRef } from 'react'
import type { SendForm } from '@/api/call'
import * as files from '@/api/system/files'
import * as customMsgs from '@/api/voice/customMsgs'
import { f } from '@/entities/field'
import type { ImportSummary } from '@/entities/shared/file'
import { msgTarget } from '@/entities/voice/customMsg'
import { Import } from '@/kit/files/Import'
import { saveFile } from '@/kit/files/files'
import { sheetOfTexts } from '@/kit/files/sheet'
import type { ControlProps } from '@/kit/form/controls'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import type { CheckedList } from './messageValues'

/** The column of the template, as the server reads it. */
const PHONE = '手机号'
const COLUMNS = {
  [PHONE]: { ...f.phone({ required: true, rule: 'mobile' }), key: 'phone', label: 'msgFailure.phone' },
} as const
const MAX_ROWS = 20_000
const EXAMPLE = '13800138000'

/** A list of numbers: uploaded and checked first; it counts when the message is pushed. */
export const ImportedList = ({
  value,
  onChange,
  disabled,
  audience,
}: ControlProps<CheckedList | undefined> & { audience: customMsgs.MsgInput }) => {
  const t = useT()
  const { count } = useFormats()
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
  const take = {
    text: t('customMsgs.useList'),
    none: t('customMsgs.noneGood'),
    use: ({ successCount, failCount }: ImportSummary) => {
      if (value && value.fileId !== uploaded.current) drop(value.fileId)
      onChange?.({ fileId: uploaded.current, count: successCount, failed: failCount })
    },
  }
  return (
    <Flex gap={12} align="center" wrap>
      {!disabled && (
        <Import
          name={t('customMsgs.list')}
          to={check}
          take={take}
          can="customMsgs.create"
          template={async () => saveFile(await sheetOfTexts([[PHONE], [EXAMPLE]]), `${t('customMsgs.list')}.xlsx`)}
          headers={[PHONE]}
          columns={COLUMNS}
          max={MAX_ROWS}
          apart
          holds
        />
      )}
      {value && <span>{t('customMsgs.listTaken', { n: count(value.count), failed: count(value.failed) })}</span>}
      {value && !disabled && (
        <Button
          type="link"
          size="small"
          onClick={() => {
            drop(value.fileId)
            onChange?.(undefined)
          }}
        >
          {t('customMsgs.dropList')}
        </Button>
      )}
    </Flex>
  )
}
