import { Alert, Input, Space } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '@/locales'
import { DialogButtons, Dialog } from './dialog'

const MAX_REASON = 100

/** Confirmation before an action. It names the record and the effect. */
export interface Confirmation {
  title: string
  /** Sentences, each in its own line. */
  effect?: string
  more?: ReactNode
  danger?: boolean
  /** Text that must be typed to confirm, for actions that cannot be undone. */
  typed?: string
  /** Label of a required reason, which is shown to the person concerned. */
  reason?: string
  okText?: string
  cancelText?: string
  /** Seconds before it can be confirmed. */
  wait?: number
}

const useWait = (question: Confirmation | undefined): number => {
  const wait = question?.wait ?? 0
  const [begun, setBegun] = useState(0)
  const [left, setLeft] = useState(0)
  // Set during rendering, since the button would accept a click before an effect runs.
  if (begun !== wait) {
    setBegun(wait)
    setLeft(wait)
  }
  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setInterval(() => setLeft((now) => Math.max(now - 1, 0)), 1000)
    return () => clearInterval(timer)
  }, [wait])
  return left
}

/**
 * Confirmation dialog. Cancel has the focus, so that a held Enter does not confirm; if text must be typed, its field
 * has it.
 */
export const ConfirmDialog = ({
  question,
  busy,
  onOk,
  onCancel,
}: {
  question: Confirmation | undefined
  busy: boolean
  onOk: (reason: string) => void
  onCancel: () => void
}) => {
  const t = useT()
  // Every row of a list holds one, so it mounts with the first question. It then stays mounted so that the focus can
  // return.
  const [used, setUsed] = useState(false)
  if (question && !used) setUsed(true)
  const [typed, setTyped] = useState('')
  const left = useWait(question)
  if (!question && typed) setTyped('')
  const ready = question?.reason ? typed.trim() !== '' : !question?.typed || typed.trim() === question.typed
  if (!used) return null
  return (
    <Dialog
      open={question !== undefined}
      title={question?.title}
      width={440}
      onClose={onCancel}
      footer={
        <DialogButtons
          safe={!question?.reason && !question?.typed}
          ok={`${question?.okText ?? t('kit.ok')}${left > 0 ? ` (${left})` : ''}`}
          cancel={question?.cancelText}
          danger={question?.danger}
          busy={busy}
          disabled={!ready || left > 0}
          onOk={() => onOk(typed.trim())}
          onClose={onCancel}
        />
      }
    >
      <Space orientation="vertical" className="full-width" size={12}>
        {question?.more}
        {question?.effect && (
          <Alert className="lines" type={question.danger ? 'error' : 'warning'} title={question.effect} showIcon />
        )}
        {question?.reason && (
          <label>
            <span>{question.reason}</span>
            <Input.TextArea
              autoFocus
              aria-label={question.reason}
              aria-required
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={MAX_REASON}
              showCount
              autoSize={{ minRows: 2 }}
              className="space-below space-above-sm"
            />
          </label>
        )}
        {question?.typed && (
          <label>
            <span>{t('kit.typeToConfirm', { name: question.typed })}</span>
            <Input
              autoFocus={!question.reason}
              value={typed}
              onPressEnter={(event) => {
                if (ready && !busy && !event.nativeEvent.isComposing) onOk(typed.trim())
              }}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              className="space-above-sm"
            />
          </label>
        )}
      </Space>
    </Dialog>
  )
}
