import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { useStored } from '../data/useStored'
import { Panel } from '../dialog/dialog'
import { useMedia } from './useMedia'

const NARROW = '(width < 1200px)'
const STEP = 20

/**
 * Main part with an optional side part at its right, resizable by pointer and keyboard (arrows, Home, End). The width
 * in px is stored under `name`. In a narrow window the side is a panel over the page.
 */
export const SplitPane = ({
  name,
  label,
  main,
  side,
  title,
  onClose,
  width = 480,
  min = 360,
  max = 760,
}: {
  name: string
  label: string
  main: ReactNode
  side?: ReactNode
  title?: ReactNode
  onClose: () => void
  width?: number
  min?: number
  max?: number
}) => {
  const narrow = useMedia(NARROW)
  const [size = width, setSize] = useStored(`split:${name}`, (value) =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined,
  )
  const from = useRef<{ x: number; size: number }>(undefined)
  const change = (to: number) => {
    setSize(() => Math.round(Math.max(min, Math.min(max, to))))
  }
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: size + STEP, ArrowRight: size - STEP, Home: max, End: min }[event.key]
    if (to === undefined) return
    event.preventDefault()
    change(to)
  }
  const onMove = (event: PointerEvent) => {
    if (from.current) change(from.current.size + from.current.x - event.clientX)
  }
  // Keep the main part at the same position in the tree with and without a side, so that it keeps its state.
  return (
    <div className="split">
      <div className="split-main">{main}</div>
      {side && narrow && (
        <Panel open title={title} onClose={onClose} width={width}>
          {side}
        </Panel>
      )}
      {side && !narrow && (
        <>
          <div
            className="split-bar"
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={label}
            aria-valuenow={size}
            aria-valuemin={min}
            aria-valuemax={max}
            onKeyDown={onKey}
            onPointerDown={(event) => {
              from.current = { x: event.clientX, size }
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={onMove}
            onPointerUp={() => {
              from.current = undefined
            }}
          />
          <aside
            className="split-side"
            style={{ width: size }}
            aria-label={typeof title === 'string' ? title : undefined}
          >
            {side}
          </aside>
        </>
      )}
    </div>
  )
}
