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
  foot?: { text: string; capped: boolean }
}
export interface SheetCell extends CellRule {
  state: SlotState
  /** Undefined if bookings are hidden, null if the number is unknown. */
  booked?: number | null
  /** Own fixed quota, in the view of fixed rules. */
  own?: number
  changed: boolean
}
export interface SheetProps {
  label: string
  slots: readonly string[]
  columns: readonly SheetColumn[]
  cellAt: (spot: Spot) => SheetCell
  /** Writes quotas into cells; omitted = read only. */
  put?: (puts: readonly Put[]) => void
  /** Called on Enter or click, with typed digits. */
  open?: (area: Area, digits?: string) => void
  onMark?: (area: Area) => void
  /** Called by arrow keys beyond the first or last column. */
  beyond?: (step: -1 | 1) => void
}

const ORIGIN: Spot = { row: 0, column: 0 }
const cornerOf = ({ top, left }: Area): Spot => ({ row: top, column: left })
/** Returns the corners of a block, each with the one diagonally across. */
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

/** State of a sheet: active cell, selection and input, with handlers for keyboard, mouse and clipboard. */
export const useSheet = ({ slots, columns, cellAt, put, open, onMark, beyond }: Omit<SheetProps, 'label'>) => {
  const t = useT()
  const size = { rows: slots.length, columns: columns.length }
  const table = useRef<HTMLTableElement>(null)
  const [{ anchor, active }, setMarked] = useState({ anchor: ORIGIN, active: ORIGIN })
  const [drag, setDrag] = useState<'mark' | 'fill'>()
  const [filling, setFilling] = useState<Area>()
  const [typed, setTyped] = useState<string>()
  // The blur event before the next render must not commit the input again after a commit or cancel.
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
  /** Commits input to the active cell or the whole selection; returns false if it is no quota. */
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
  const fill = (source: Area, target: Area) => {
    const block = blockOf(source, (spot) => (isOpen(spot) ? (cellAt(spot).own ?? null) : undefined))
    write(
      tiled(block, cornerOf(source), target).flatMap(({ value: quota, ...spot }) =>
        isIn(source, spot) ? [] : [{ ...spot, quota }],
      ),
    )
  }

  /** Returns the action of a key during input; undefined if the input handles it. */
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
      // After the last cell, Tab leaves the sheet.
      const next = spotByTab(active, shiftKey, size, isOpen)
      return next && (() => mark(next))
    }
    const takes = put && isOpen(active)
    if (/^[0-9０-９]$/.test(key)) {
      const digit = key.normalize('NFKC')
      if (!put) return () => open?.(area, digit)
      // If a block ends at a break, one of its open corners gets the input.
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
    // The browser would otherwise focus the cell afterwards or select its text.
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
    edit: () => put && isOpen(active) && edit(),
    press: (spot: Spot, isShifted: boolean) => !isShifted && isOne(area) && open?.(areaOf(spot)),
    handlers: { onKeyDown, onCopy, onPaste, onPointerDown, onPointerOver },
  }
}
