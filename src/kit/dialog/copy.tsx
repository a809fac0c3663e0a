import { Button, Input, Space } from 'antd'
import { useEffect } from 'react'
import { create } from 'zustand'
import { notify } from '@/api/notices'
import { copyText } from '@/lib/copyText'
import { useT } from '@/locales'
import { Dialog } from './dialog'

const useUncopied = create<{ text?: string }>()(() => ({}))

/**
 * Copies a text and shows `done` as a toast. If the browser rejects it, the text is shown selected, to be copied
 * manually.
 */
export const copy = async (text: string, done: string): Promise<void> => {
  if (await copyText(text)) notify('success', done)
  else useUncopied.setState({ text })
}

export const CopyDialog = () => {
  const t = useT()
  const text = useUncopied((state) => state.text)
  const close = () => useUncopied.setState({ text: undefined })
  useEffect(() => close, [])
  if (text === undefined) return null
  return (
    <Dialog
      open
      title={t('kit.copyByHand')}
      onClose={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('kit.close')}
        </Button>
      }
    >
      <Space orientation="vertical" size={12} className="full-width">
        {t('kit.copyByHandHint')}
        <Input.TextArea
          readOnly
          autoFocus
          autoSize={{ maxRows: 10 }}
          aria-label={t('kit.copyByHand')}
          defaultValue={text}
          onFocus={(event) => event.target.select()}
        />
      </Space>
    </Dialog>
  )
}
