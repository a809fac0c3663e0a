import { Tooltip } from 'antd'
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react'

const LEAVE_DELAY_MS = 100

/**
 * Span with a tooltip on hover and focus. The tooltip is created on first use, because a list has a hundred. It stays
 * open while the pointer is over it; Escape closes it.
 */
export const Hint = ({
  title,
  children,
  className = '',
  ...more
}: { title: string; children: ReactNode } & HTMLAttributes<HTMLSpanElement>) => {
  const id = useId()
  const [open, setOpen] = useState<boolean>()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Runs also when the tab is hidden, where no pointer leaves.
  useEffect(
    () => () => {
      clearTimeout(leaving.current)
      setOpen((now) => now && false)
    },
    [],
  )
  const show = () => {
    clearTimeout(leaving.current)
    setOpen(true)
  }
  return (
    <span
      {...more}
      className={`hint ${className}`}
      aria-describedby={open ? id : undefined}
      onPointerEnter={show}
      onPointerLeave={() => {
        leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY_MS)
      }}
      onFocus={show}
      onBlur={() => setOpen(false)}
    >
      {children}
      {open !== undefined && (
        <Tooltip id={id} title={title} open={open} trigger={[]} onOpenChange={() => setOpen(false)}>
          <span className="hint-anchor" aria-hidden />
        </Tooltip>
      )}
    </span>
  )
}
