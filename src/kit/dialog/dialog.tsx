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

/** The rows of a list, or of a matrix. */
const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('.data-row, .tick-matrix > tbody > tr')]

/** Returns where the focus goes back to: what had it; where that has left its list, the row in the place of its own, else the first control of the list. */
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

/** The ways back from each window that is open, those from the windows that it follows first. */
const origins: ReturnType<typeof wayBack>[][] = []

/**
 * Stands before an open window: when that goes, the focus it leaves on nothing goes back to where it was before (WCAG 2.4.3); where that was in a window
 * that is gone too, to where it was before that one. The library does so by itself only for windows that close before they are taken away.
 */
const FocusBack = () => {
  // A menu that it was opened from is gone by then; what opened the menu is not.
  const [own] = useState(() =>
    wayBack(
      (document.activeElement?.closest('[role=menu]') && document.querySelector('.ant-dropdown-open')) ||
        document.activeElement,
    ),
  )
  // One that takes the place of another, such as a form that of its record, leads back to where that one was opened.
  const [before] = useState(() => [...(origins.at(-1) ?? []), own])
  useEffect(() => {
    origins.push(before)
    return () => {
      origins.splice(origins.lastIndexOf(before), 1)
      requestAnimationFrame(() => {
        const now = document.activeElement
        // A window that closes may hold it a moment longer, out of sight.
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

/** Inside an open window: puts the focus where its work begins, once the library has put it on the cross. */
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

/** A window over the page. Without transitions: an antd Modal that is open while its tab hides would break the tree on return. Closed windows keep nothing. */
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

/** A panel at the right edge for details and forms, with its actions at the foot. */
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

/** The two answers at the foot of a window: out of it, and on. Where going on cannot be taken back (`safe`) the focus begins on the way out. */
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
