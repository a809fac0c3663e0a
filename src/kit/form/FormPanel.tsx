import { Button, Space } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useT } from '@/locales'
import { Dialog, Panel } from '../dialog/dialog'
import { FormBody, type FormApi, type FormOptions, useForm } from './Form'
import { type ConfirmationOf, useConfirmFirst } from './useConfirmFirst'
import { useClosing } from './useClosing'

interface FormPanelProps<V extends object> {
  open: boolean
  title: string
  onClose: () => void
  name: string
  initial: Partial<V>
  save: (values: V) => unknown
  done?: string
  secret?: readonly (keyof V & string)[]
  draftGroup?: FormOptions<V>['draftGroup']
  width?: number
  /** Centred dialog instead of a panel, for a few fields. */
  asWindow?: boolean
  children: ReactNode | ((api: FormApi<V>) => ReactNode)
  onSaved?: () => void
  saveText?: string
  /**
   * Confirmation before the save, depending on the values. Validation errors come first. The button has the label of
   * the pressed one unless overridden.
   */
  ask?: ConfirmationOf<V>
  danger?: boolean
  /** Keeps input as a draft on close and offers it when the form is reopened. */
  keepsDraft?: boolean
  /** Replaces the save button in the footer. */
  foot?: (api: FormApi<V>) => ReactNode
  /** Replaces the save on Enter and Ctrl+S: the action of the primary button of `foot`. */
  onEnter?: (api: FormApi<V>) => void
  /** Runs on Ctrl+S, if that differs from Enter. */
  onSaveKey?: (api: FormApi<V>) => void
  /** Additional save button; `then` runs after success. */
  also?: { text: string; then: () => void }
  readOnly?: boolean
}

/**
 * Form in a panel, mounted while open, with save in the footer. Requires confirmation before closing with unsaved
 * input; closes after the save.
 */
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
  onEnter,
  onSaveKey,
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
      // If the user closed it during the save, whatever was opened since must stay open.
      if (!closed.current) onClose()
    },
  })
  const leave = () => {
    closed.current = true
    onClose()
  }
  const { close, question } = useClosing(api, title, leave, keepsDraft)
  const { confirmFirst, confirmation, busy } = useConfirmFirst(api)
  const okText = saveText ?? t('kit.save')
  const submit = () =>
    ask
      ? void confirmFirst(async (values) => {
          const asked = await ask(values)
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
            <Button loading={busy} onClick={() => api.submitThen(also.then)}>
              {also.text}
            </Button>
          )}
          {foot?.(api)}
          {!readOnly && !foot && (
            <Button type="primary" danger={danger} loading={busy} onClick={submit}>
              {okText}
            </Button>
          )}
        </Space>
      }
    >
      <FormBody
        {...api.body}
        onFinish={onEnter ? () => onEnter(api) : submit}
        onSaveKey={onSaveKey && (() => onSaveKey(api))}
        readOnly={readOnly}
      >
        {typeof children === 'function' ? children(api) : children}
      </FormBody>
      {question}
      {confirmation}
    </Frame>
  )
}
