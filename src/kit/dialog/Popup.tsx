import { Button, type ButtonProps, Popover } from 'antd'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

const FITTED = { overflow: { shiftX: true, adjustY: true } }
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Popup opened by a button and named `label`. Takes the focus and returns it to the button on Escape or on a Tab out
 * of it. `children` receives the close function. `tip` is the tooltip of the button while it is closed.
 */
export const Popup = ({
  label,
  title,
  tip,
  className,
  placement = 'bottomRight',
  button,
  children,
}: {
  label: string
  title?: ReactNode
  tip?: string
  className?: string
  placement?: 'bottom' | 'bottomLeft' | 'bottomRight'
  button: ButtonProps
  children: (close: () => void) => ReactNode
}) => {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    if (panel.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((one) =>
      one.checkVisibility(),
    )
    const { activeElement } = document
    const isOut = event.shiftKey
      ? activeElement === panel.current || activeElement === stops[0]
      : activeElement === stops.at(-1) || stops.length === 0
    if (!isOut) return
    if (event.shiftKey) event.preventDefault()
    close()
  }
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      afterOpenChange={(opened) => {
        if (opened && !panel.current?.contains(document.activeElement)) panel.current?.focus()
      }}
      trigger="click"
      placement={placement}
      align={FITTED}
      arrow={false}
      destroyOnHidden
      title={title}
      content={
        <div
          ref={panel}
          className={className ? `popup ${className}` : 'popup'}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {children(close)}
        </div>
      }
    >
      <Button
        ref={opener}
        aria-label={button.children ? undefined : label}
        aria-expanded={open}
        title={open ? undefined : tip}
        {...button}
      />
    </Popover>
  )
}
