import { Alert, Input, Space } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '@/locales'
import { DialogButtons, Dialog } from './dialog'

/** So many characters a reason may have, as in the sheets of the other areas. */
const MAX_REASON = 100

/** What is asked before something is done: it names the record and says the effect. */
export interface Confirmation {
  /** Names the record: 确定停用「张三」? */
  title: string
  effect?: string
  /** What it is about, where a sentence does not do. */
  more?: ReactNode
  danger?: boolean
  /** Must be typed to go on: for what cannot be taken back. */
  typed?: string
  /** Must be given to go on, under this label: told to whoever it concerns. */
  reason?: string
  okText?: string
  cancelText?: string
  /** Seconds before it can be answered with yes. */
  wait?: number
}

/** Seconds that are left of a wait, which begins with each question. */
const useWait = (question: Confirmation | undefined): number => {
  const wait = question?.wait ?? 0
  const [begun, setBegun] = useState(0)
  const [left, setLeft] = useState(0)
  // Before the question is rendered: its button must not take a click in between.
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

/** Asks before an action. Cancel has the focus, so that a held Enter does not confirm; where something must be typed, its box has it. */
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
  // A list holds one for each of its rows: rendered from the first question on, kept then so that the focus finds its way back.
  const [used, setUsed] = useState(false)
  if (question && !used) setUsed(true)
  const [typed, setTyped] = useState('')
  const left = useWait(question)
  // What was typed outlives a refusal, and is gone with the question.
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
        {question?.effect && <Alert type={question.danger ? 'error' : 'warning'} title={question.effect} showIcon />}
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
              // Its counter stands below it.
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
