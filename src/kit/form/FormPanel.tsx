import { Button, Space } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useT } from '@/locales'
import type { Confirmation } from '../dialog/ConfirmDialog'
import { Dialog, Panel } from '../dialog/dialog'
import { FormBody, type FormApi, useForm } from './Form'
import { useConfirmFirst } from './useConfirmFirst'
import { useClosing } from './useClosing'

interface FormPanelProps<V extends object> {
  open: boolean
  title: string
  onClose: () => void
  /** Who the form is: drafts are kept under this name. */
  name: string
  initial: Partial<V>
  save: (values: V) => unknown
  /** What is told once it is saved; nothing where saving tells itself. */
  done?: string
  secret?: readonly (keyof V & string)[]
  width?: number
  /** A window in the middle, for a form of a few fields. */
  asWindow?: boolean
  children: ReactNode | ((api: FormApi<V>) => ReactNode)
  onSaved?: () => void
  saveText?: string
  /** Asked before it is saved, where what was typed calls for it; faults of the form are told first. The button says what the pressed one said, unless the question says otherwise. */
  ask?: (values: V) => Confirmation | undefined
  /** What it does cannot be taken back lightly. */
  danger?: boolean
  /** Input that is closed away stays behind as a draft, offered when the form is opened again. */
  keepsDraft?: boolean
  /** Stands at the foot instead of the button that saves. */
  foot?: (api: FormApi<V>) => ReactNode
  /** A second way to save, which goes on to something else. */
  also?: { text: string; then: () => void }
  /** Only shows: there is nothing to save. */
  readOnly?: boolean
}

/** A form in a panel: save at the foot, asks before unsaved input is closed away; closes when saved. */
export const FormPanel = <V extends object>(props: FormPanelProps<V>) => props.open && <OpenPanel {...props} />

const OpenPanel = <V extends object>({
  title,
  onClose,
  width,
  asWindow = false,
  children,
  onSaved,
  saveText,
  ask,
  danger,
  keepsDraft,
  foot,
  also,
  readOnly = false,
  ...options
}: FormPanelProps<V>) => {
  const t = useT()
  const closed = useRef(false)
  const api = useForm<V>({
    ...options,
    onSaved: () => {
      onSaved?.()
      // What its user closed while it was saved leaves alone what was opened since.
      if (!closed.current) onClose()
    },
  })
  const leave = () => {
    closed.current = true
    onClose()
  }
  const { close, question } = useClosing(api, title, leave, keepsDraft)
  const { askFirst, asking } = useConfirmFirst(api)
  const okText = saveText ?? t('kit.save')
  const submit = () =>
    ask
      ? void askFirst((values) => {
          const asked = ask(values)
          return asked && { okText, ...asked }
        }, api.submit)
      : api.submit()
  const Frame = asWindow ? Dialog : Panel
  return (
    <Frame
      open
      title={title}
      width={width}
      onClose={close}
      footer={
        <Space>
          <Button onClick={close}>{t(readOnly ? 'kit.close' : 'kit.cancel')}</Button>
          {also && !readOnly && (
            <Button loading={api.busy} onClick={() => api.submitThen(also.then)}>
              {also.text}
            </Button>
          )}
          {foot?.(api)}
          {!readOnly && !foot && (
            <Button type="primary" danger={danger} loading={api.busy} onClick={submit}>
              {okText}
            </Button>
          )}
        </Space>
      }
    >
      <FormBody {...api.body} onFinish={submit} readOnly={readOnly}>
        {typeof children === 'function' ? children(api) : children}
      </FormBody>
      {question}
      {asking}
    </Frame>
  )
}
