import './qr.css'
import { Alert } from 'antd'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { QrBoxes } from '@/entities/marketing/boxes'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { useT } from '@/locales'
import {
  AVATAR,
  avatarInside,
  defaultAvatar,
  defaultBox,
  inside,
  MIN_SIZE,
  rescaled,
  type Sides,
  touches,
} from './boxes'
import { placeOf, PosterPicture, SampleAvatar, SampleCode } from './PosterPicture'

const STEP = 1
const BIG_STEP = 10
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns pointer handlers. The callback from `begin` receives the distance from the start in px of the picture. */
const useDrag = (sides: Sides, begin: () => (across: number, down: number) => void) => {
  const from = useRef<{ x: number; y: number; scale: number; move: ReturnType<typeof begin> }>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      const shown = event.currentTarget.closest('.poster-image')?.getBoundingClientRect().width
      from.current = { x: event.clientX, y: event.clientY, scale: shown ? sides.width / shown : 1, move: begin() }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const drag = from.current
      drag?.move((clientX - drag.x) * drag.scale, (clientY - drag.y) * drag.scale)
    },
    onPointerUp: () => void (from.current = undefined),
    onPointerCancel: () => void (from.current = undefined),
  }
}

interface HandleProps {
  id?: string
  label: string
  describedBy?: string
  className: string
  sides: Sides
  box: { x: number; y: number; width: number; height: number }
  faulty: boolean
  moveTo: (x: number, y: number) => void
  children: ReactNode
}

const Handle = ({ id, label, describedBy, className, sides, box, faulty, moveTo, children }: HandleProps) => {
  const drag = useDrag(sides, () => (across, down) => moveTo(box.x + across, box.y + down))
  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault()
    const step = event.shiftKey ? BIG_STEP : STEP
    moveTo(box.x + way[0] * step, box.y + way[1] * step)
  }
  return (
    <button
      type="button"
      id={id}
      className={`poster-box box-handle ${className}`}
      aria-label={label}
      aria-describedby={describedBy}
      data-faulty={faulty || undefined}
      style={placeOf(box, sides)}
      onKeyDown={walk}
      {...drag}
    >
      {children}
    </button>
  )
}

const Corner = ({ sides, value, resize }: { sides: Sides; value: QrBoxes; resize: (size: number) => void }) => {
  const drag = useDrag(sides, () => (across, down) => resize(value.size + Math.max(across, down)))
  return <span className="box-corner" aria-hidden {...drag} />
}

interface CanvasProps extends ControlProps<QrBoxes | undefined> {
  src: string
  avatar?: boolean
}

/**
 * Positions the QR code, and the avatar box if there is one, by dragging, arrow keys and numbers, in whole pixels
 * inside the picture. On another picture the boxes keep their relative position and a hint prompts the user to check
 * them.
 */
export const QrCanvas = ({
  id,
  value,
  onChange,
  src,
  avatar = false,
  'aria-describedby': describedBy,
}: CanvasProps) => {
  const t = useT()
  const [sides, setSides] = useState<Sides>()
  const [replaced, setReplaced] = useState(false)
  const loaded = (found: Sides) => {
    if (!value) onChange?.(defaultBox(found))
    else if (sides) {
      onChange?.(rescaled(value, sides, found))
      setReplaced(true)
    }
    setSides(found)
  }
  const lacksAvatar =
    avatar && value !== undefined && sides !== undefined && (value.avatarX === undefined || value.avatarY === undefined)
  useEffect(() => {
    if (lacksAvatar) onChange?.({ ...value, ...defaultAvatar(sides) })
  })
  const change = (to: Partial<QrBoxes>, on: Sides) =>
    value && onChange?.({ ...value, ...inside({ ...value, ...to }, on) })
  const number = (key: 'x' | 'y' | 'size', name: string, max: number) => (
    <label>
      <span>{name}</span>
      <NumberBox
        aria-label={`${t('posters.qrBox')} ${name}`}
        min={key === 'size' ? 1 : 0}
        max={max}
        precision={0}
        value={value?.[key]}
        onChange={(next) => sides && typeof next === 'number' && change({ [key]: next }, sides)}
      />
    </label>
  )
  const handles = (on: Sides) => {
    if (!value) return null
    const { avatarX, avatarY } = value
    const faulty = avatar && touches(value)
    return (
      <>
        <Handle
          id={id}
          label={t('posters.qrBox')}
          describedBy={describedBy}
          className="poster-code"
          sides={on}
          box={{ ...value, width: value.size, height: value.size }}
          faulty={faulty || value.size < MIN_SIZE}
          moveTo={(x, y) => change({ x, y }, on)}
        >
          <SampleCode />
          <Corner
            sides={on}
            value={value}
            resize={(size) => change({ size: Math.min(size, on.width - value.x, on.height - value.y) }, on)}
          />
        </Handle>
        {avatar && avatarX !== undefined && avatarY !== undefined && (
          <Handle
            label={t('posters.avatarBox')}
            className="poster-avatar"
            sides={on}
            box={{ x: avatarX, y: avatarY, ...AVATAR }}
            faulty={faulty}
            moveTo={(x, y) => onChange?.({ ...value, ...avatarInside(x, y, on) })}
          >
            <SampleAvatar />
          </Handle>
        )}
      </>
    )
  }
  return (
    <div className="qr-canvas">
      <PosterPicture src={src} onSides={loaded} over={handles} />
      {src && value && (
        <div className="qr-inputs">
          {number('x', 'X', Math.max((sides?.width ?? Infinity) - value.size, 0))}
          {number('y', 'Y', Math.max((sides?.height ?? Infinity) - value.size, 0))}
          {number('size', t('posters.size'), Math.min(sides?.width ?? Infinity, sides?.height ?? Infinity))}
          {replaced && <Alert type="warning" showIcon title={t('posters.checkBoxes')} />}
        </div>
      )}
    </div>
  )
}
