import { Alert, Button, Input, Space } from 'antd'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import type { Dealer } from '@/entities/shared/dealer'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import type { DealerScope } from './DealerPicker'

/** Number of codes per request. */
const CHUNK = 100

/**
 * Parses pasted codes, separated by anything but letters, digits, _ or -. Returns them in upper case without
 * duplicates.
 */
export const pastedCodes = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toUpperCase()
      .split(/[^A-Z0-9_-]+/)
      .filter(Boolean),
  ),
]

/** Adds many dealer codes at once. Unknown ones and those outside the scope are listed and stay in the box. */
export const PasteCodes = ({
  open,
  scope,
  onClose,
  onFound,
}: {
  open: boolean
  scope: DealerScope
  onClose: () => void
  onFound: (found: Dealer[]) => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string[]>([])
  const codes = pastedCodes(text)
  const close = () => {
    setText('')
    setUnknown([])
    onClose()
  }
  const add = () =>
    act(
      async () => {
        const rows: Dealer[] = []
        for (let at = 0; at < codes.length; at += CHUNK)
          rows.push(...(await dealers.selectDealers({ codes: codes.slice(at, at + CHUNK) })))
        const fits = rows.filter(
          (row) =>
            (!scope.areaName || row.areaName === scope.areaName) &&
            (!scope.code || row.groupCode === scope.code || row.dealerCode === scope.code),
        )
        const missing = codes.filter((code) => !fits.some((row) => row.dealerCode.toUpperCase() === code))
        if (fits.length) onFound(fits)
        if (missing.length === 0) return close()
        setUnknown(missing)
        setText(missing.join('\n'))
      },
      { keep: true },
    )
  return (
    <Dialog
      open={open}
      title={t('picker.paste')}
      onClose={close}
      footer={
        <Space>
          <Button onClick={close}>{t('kit.close')}</Button>
          <Button type="primary" loading={busy} disabled={codes.length === 0} onClick={() => void add()}>
            {t('picker.addCodes', { count: codes.length })}
          </Button>
        </Space>
      }
    >
      <Space orientation="vertical" className="full-width">
        <label>
          <span>{t('picker.pasteHint')}</span>
          <Input.TextArea
            value={text}
            rows={6}
            onChange={(event) => setText(event.target.value)}
            className="space-above-sm"
          />
        </label>
        {unknown.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t('picker.unknown', { count: unknown.length })}
            description={unknown.join(t('kit.listComma'))}
          />
        )}
      </Space>
    </Dialog>
  )
}
