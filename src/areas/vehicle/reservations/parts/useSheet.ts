import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import type { CellRule, SlotState } from '@/entities/vehicle/scheduleRules'
import { useLatest } from '@/kit/data/useLatest'
import { letterOf } from '@/lib/letterOf'
import { parseBlock } from '@/lib/pastedBlock'
import { useT } from '@/locales'
import {
  type Area,
  areaOf,
  blockOf,
  isIn,
  isOne,
  pasteInto,
  type Put,
  readQuota,
  type Spot,
  spotAfter,
  spotByTab,
  spotsOf,
  stretched,
  tiled,
} from './sheet'

export interface SheetColumn {
  key: string
  head: string
  below?: string
  isToday?: boolean
  /** Booked and possible of the whole day. */
  foot?: { text: string; capped: boolean }
}
export interface SheetCell extends CellRule {
  state: SlotState
  /** Undefined where no bookings are shown, null where their number is not known. */
  booked?: number | null
  /** A fixed quota of its own, in the view of fixed rules. */
  own?: number
  changed: boolean
}
export interface SheetProps {
  label: string
  slots: readonly string[]
  columns: readonly SheetColumn[]
  cellAt: (spot: Spot) => SheetCell
  /** Puts quotas into cells; without it they are only looked at. */
  put?: (puts: readonly Put[]) => void
  /** What Enter or a click opens; typed digits come along. */
  open?: (area: Area, digits?: string) => void
  /** Hears which block is marked. */
  onMark?: (area: Area) => void
  /** Where the arrows lead beyond the first or last column. */
  beyond?: (step: -1 | 1) => void
}

const ORIGIN: Spot = { row: 0, column: 0 }
const cornerOf = ({ top, left }: Area): Spot => ({ row: top, column: left })
/** The corners of a block, each with the one across from it. */
const cornersOf = ({ top, left, bottom, right }: Area): { at: Spot; across: Spot }[] => {
  const spots = [top, bottom].flatMap((row) => [left, right].map((column) => ({ row, column })))
  return spots.flatMap((at, place) => {
    const across = spots[spots.length - 1 - place]
    return across ? [{ at, across }] : []
  })
}
const elementOf = ({ target }: PointerEvent) => (target instanceof Element ? target : undefined)
const spotUnder = (event: PointerEvent): Spot | undefined => {
  const cell = elementOf(event)?.closest<HTMLElement>('[data-spot]')
  const [row, column] = (cell?.dataset.spot ?? '').split(':').map(Number)
  return cell && row !== undefined && column !== undefined ? { row, column } : undefined
}

/** Which cells of a sheet are active and marked, what is typed, and how keys, mouse and clipboard change that. */
export const useSheet = ({ slots, columns, cellAt, put, open, onMark, beyond }: Omit<SheetProps, 'label'>) => {
  const t = useT()
  const size = { rows: slots.length, columns: columns.length }
  const table = useRef<HTMLTableElement>(null)
  const [{ anchor, active }, setMarked] = useState({ anchor: ORIGIN, active: ORIGIN })
  const [drag, setDrag] = useState<'mark' | 'fill'>()
  const [filling, setFilling] = useState<Area>()
  const [typed, setTyped] = useState<string>()
  // What was taken or given up must not be taken once more by its box, which is left before the next rendering.
  const text = useRef<string>(undefined)
  const type = (next: string | undefined) => {
    text.current = next
    setTyped(next)
  }
  const area = areaOf(anchor, active)
  const isOpen = (spot: Spot) => cellAt(spot).state === 'open'
  const edit = () => type(String(cellAt(active).own ?? ''))

  const focusOn = ({ row, column }: Spot) => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-spot="${row}:${column}"]`)
    cell?.focus()
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const mark = (to: Spot, from = to) => {
    type(undefined)
    setMarked({ anchor: from, active: to })
    onMark?.(areaOf(from, to))
    focusOn(to)
  }
  const write = (puts: readonly Put[]) => put?.(puts.filter(isOpen))
  /** Takes what was typed, into the active cell or all marked ones; false where it is no quota. */
  const commit = (whole = false): boolean => {
    if (text.current === undefined) return true
    const quota = readQuota(text.current)
    if (quota === undefined) {
      notify('error', t('reservations.faultQuota'))
      return false
    }
    type(undefined)
    write((whole ? spotsOf(area) : [active]).map((spot) => ({ ...spot, quota })))
    return true
  }
  /** Repeats a block over the rest of another one around it. */
  const fill = (source: Area, target: Area) => {
    const block = blockOf(source, (spot) => (isOpen(spot) ? (cellAt(spot).own ?? null) : undefined))
    write(
      tiled(block, cornerOf(source), target).flatMap(({ value: quota, ...spot }) =>
        isIn(source, spot) ? [] : [{ ...spot, quota }],
      ),
    )
  }

  /** What a key does while something is typed; undefined where it is the box's own. */
  const typingKey = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const isWhole = ctrlKey || metaKey
    if (key === 'Escape')
      return () => {
        type(undefined)
        focusOn(active)
      }
    if (key === 'Enter')
      return () => {
        if (!commit(isWhole)) return
        if (isWhole) focusOn(active)
        else mark(spotAfter(active, shiftKey ? 'ArrowUp' : 'ArrowDown', size, false) ?? active)
      }
    const next = key === 'Tab' ? spotByTab(active, shiftKey, size, isOpen) : undefined
    if (next ?? (key === 'Tab' && readQuota(text.current ?? '') === undefined))
      return () => {
        if (commit() && next) mark(next)
      }
    return undefined
  }
  /** What a key does; undefined where it is not the sheet's. */
  const sheetKey = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const to = spotAfter(active, key, size, isCommand)
    if (to) {
      const isEdge = to.column === active.column && (key === 'ArrowLeft' || key === 'ArrowRight')
      if (isEdge && beyond && !shiftKey) return () => beyond(key === 'ArrowLeft' ? -1 : 1)
      return () => mark(to, shiftKey ? anchor : to)
    }
    if (isCommand) {
      const letter = letterOf(event)
      if (letter === 'a') return () => mark(ORIGIN, { row: size.rows - 1, column: size.columns - 1 })
      if (letter === 'd' && put) return () => fill({ ...area, bottom: area.top }, area)
      return letter === 'r' && put ? () => fill({ ...area, right: area.left }, area) : undefined
    }
    if (key === 'Tab') {
      // Behind its last cell Tab leaves the sheet.
      const next = spotByTab(active, shiftKey, size, isOpen)
      return next && (() => mark(next))
    }
    const takes = put && isOpen(active)
    if (/^[0-9０-９]$/.test(key)) {
      const digit = key.normalize('NFKC')
      if (!put) return () => open?.(area, digit)
      // Of a block that ends at a break, a corner that is open takes what is typed.
      const corner = cornersOf(area).find(({ at }) => isOpen(at))
      if (takes || !corner) return () => takes && type(digit)
      return () => {
        mark(corner.at, corner.across)
        type(digit)
      }
    }
    if (put && (key === 'Delete' || key === 'Backspace'))
      return () => write(spotsOf(area).map((spot) => ({ ...spot, quota: null })))
    if (key === 'Enter' || key === ' ') return () => (open ? open(area) : takes && edit())
    return takes && key === 'F2' ? edit : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    const run = typed === undefined ? sheetKey(event) : typingKey(event)
    if (!run) return
    event.preventDefault()
    if (typed !== undefined) event.stopPropagation()
    run()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const valueOf = (spot: Spot) => (isOpen(spot) ? (put ? cellAt(spot).own : cellAt(spot).quota) : undefined)
    const lines = blockOf(area, (spot) => String(valueOf(spot) ?? '')).map((line) => line.join('\t'))
    event.clipboardData.setData('text/plain', lines.join('\n'))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    if (!put) return notify('info', t('reservations.pasteInFixed'))
    const { puts, wrong, beyond: lost } = pasteInto(parseBlock(event.clipboardData.getData('text')), area, size)
    const closed = puts.filter((one) => !isOpen(one)).length
    write(puts)
    if (wrong.length > 0)
      notify('error', t('reservations.pasteWrong', { texts: [...new Set(wrong)].slice(0, 5).join(t('kit.listComma')) }))
    if (lost > 0) notify('warning', t('reservations.pasteBeyond', { number: lost }))
    if (closed > 0) notify('warning', t('reservations.pasteClosed', { number: closed }))
  }

  const onPointerDown = (event: PointerEvent) => {
    const spot = spotUnder(event)
    if (!spot || event.button !== 0 || elementOf(event)?.closest('input')) return
    // The browser would give the focus to the cell after this, or mark its text.
    event.preventDefault()
    if (elementOf(event)?.closest('.sheet-handle')) setDrag('fill')
    else if (commit()) {
      setDrag('mark')
      mark(spot, event.shiftKey ? anchor : spot)
    }
  }
  const onPointerOver = (event: PointerEvent) => {
    const spot = drag && spotUnder(event)
    if (!spot) return
    if (drag === 'fill') setFilling(stretched(area, spot))
    else if (spot.row !== active.row || spot.column !== active.column) mark(spot, anchor)
  }
  const drop = useLatest(() => {
    if (filling) {
      fill(area, filling)
      setMarked({ anchor: cornerOf(filling), active: { row: filling.bottom, column: filling.right } })
    }
    setDrag(undefined)
    setFilling(undefined)
  })
  useEffect(() => {
    if (!drag) return undefined
    const stop = () => drop()
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [drag, drop])

  return {
    ...{ table, active, area, filling, typed, type, commit },
    /** Edits the cell that is active. */
    edit: () => put && isOpen(active) && edit(),
    /** Opens a cell that is pressed alone. */
    press: (spot: Spot, isShifted: boolean) => !isShifted && isOne(area) && open?.(areaOf(spot)),
    handlers: { onKeyDown, onCopy, onPaste, onPointerDown, onPointerOver },
  }
}
