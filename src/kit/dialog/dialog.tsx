import { Button, Drawer, Modal, Space } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '@/locales'
import { startFocus } from './focus'

interface DialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode
  footer?: ReactNode
  width?: number
  onClose: () => void
}

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('.data-row, .tick-matrix > tbody > tr')]

/**
 * Returns a function that finds where the focus returns to: the element that has it now; if that was removed from its
 * list by then, the row at the same position, else the first control of the list.
 */
const wayBack = (from: Element | null) => {
  const list = from?.closest('.list-card')
  const at = list ? rowsOf(list).findIndex((row) => row.contains(from)) : -1
  return (): HTMLElement | undefined => {
    if (from?.isConnected) return from instanceof HTMLElement && from !== document.body ? from : undefined
    if (!list?.isConnected) return undefined
    const rows = at < 0 ? [] : rowsOf(list)
    const row = rows[at] ?? rows.at(-1)
    const place = row?.matches('tr') ? row.querySelector<HTMLElement>('.tick-actions button:enabled') : row
    return place ?? list.querySelector<HTMLElement>('button:enabled, input:enabled') ?? undefined
  }
}

const origins: ReturnType<typeof wayBack>[][] = []

/**
 * Restores the focus to the element that opened a dialog if nothing visible has it after the dialog is unmounted
 * (WCAG 2.4.3). If that element was in a dialog that is gone too, the one that opened that dialog is focused. The
 * library does so only for dialogs that close before they are unmounted.
 */
const FocusBack = () => {
  // A menu that opened the dialog is gone by then, but its button is not.
  const [own] = useState(() =>
    wayBack(
      (document.activeElement?.closest('[role=menu]') && document.querySelector('.ant-dropdown-open')) ||
        document.activeElement,
    ),
  )
  // A dialog that replaces another, such as the form of a record, returns to the element that opened the first.
  const [before] = useState(() => [...(origins.at(-1) ?? []), own])
  useEffect(() => {
    origins.push(before)
    return () => {
      origins.splice(origins.lastIndexOf(before), 1)
      requestAnimationFrame(() => {
        const now = document.activeElement
        if (now && now !== document.body && now.checkVisibility()) return
        for (const back of before.toReversed()) {
          const place = back()
          if (place) return place.focus({ preventScroll: true })
        }
      })
    }
  }, [before])
  return null
}

/** Sets the initial focus in an open dialog, after the library has focused the close button. */
const FocusStart = () => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const dialog = place.current?.closest<HTMLElement>('[role=dialog]')
      if (dialog) startFocus(dialog)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <span ref={place} hidden />
}

/**
 * Modal dialog without transitions, since an antd Modal that is open while its tab hides would break the tree on
 * return. Unmounts its content when closed.
 */
export const Dialog = ({ open, title, children, footer = null, width = 520, onClose }: DialogProps) => (
  <>
    {open && <FocusBack />}
    <Modal
      open={open}
      title={title}
      footer={footer}
      width={width}
      onCancel={onClose}
      transitionName=""
      maskTransitionName=""
      destroyOnHidden
      mask={{ closable: false }}
      centered
    >
      {children}
      <FocusStart />
    </Modal>
  </>
)

export const Panel = ({
  open,
  title,
  children,
  footer,
  width = 720,
  onClose,
  extra,
}: DialogProps & { extra?: ReactNode }) => (
  <>
    {open && <FocusBack />}
    <Drawer
      open={open}
      title={title}
      size={width}
      onClose={onClose}
      destroyOnHidden
      mask={{ closable: false }}
      extra={extra}
      footer={footer && <Space style={{ width: '100%', justifyContent: 'flex-end' }}>{footer}</Space>}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {children}
      <FocusStart />
    </Drawer>
  </>
)

/**
 * Cancel and confirm buttons of a dialog. With `safe` cancel has the initial focus, so that a held Enter does not
 * confirm.
 */
export const DialogButtons = ({
  ok,
  cancel,
  busy,
  disabled,
  danger,
  safe,
  onOk,
  onClose,
}: {
  ok: ReactNode
  cancel?: ReactNode
  busy?: boolean
  disabled?: boolean
  danger?: boolean
  safe?: boolean
  onOk: () => void
  onClose: () => void
}) => {
  const t = useT()
  return (
    <Space>
      <Button autoFocus={safe} onClick={onClose}>
        {cancel ?? t('kit.cancel')}
      </Button>
      <Button type="primary" danger={danger} loading={busy} disabled={disabled} onClick={onOk}>
        {ok}
      </Button>
    </Space>
  )
}
