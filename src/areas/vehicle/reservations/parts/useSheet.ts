import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import type { CellRule, SlotState } from '@/entities/vehicle/scheduleRules'
import { letterOf } from '@/lib/letterOf'
import { parseBlock } from '@/lib/pastedBlock'
import { useT } from '@/locales'
import {
  type Area,
  areaOf,
  asText,
  fillFrom,
  pasteInto,
  type Put,
  readQuota,
  type Size,
  type Spot,
  spotAfter,
  spotByTab,
  spotsOf,
  stretched,
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

/** Which cells of a sheet are active and marked, what is typed, and how keys, mouse and clipboard change that. */
export const useSheet = ({ slots, columns, cellAt, put, open, onMark, beyond }: Omit<SheetProps, 'label'>) => {
  const t = useT()
  const size: Size = { rows: slots.length, columns: columns.length }
  const table = useRef<HTMLTableElement>(null)
  const [anchor, setAnchor] = useState<Spot>({ row: 0, column: 0 })
  const [active, setActive] = useState<Spot>({ row: 0, column: 0 })
  const [typed, setTyped] = useState<string>()
  const [drag, setDrag] = useState<'mark' | 'fill'>()
  const [filling, setFilling] = useState<Area>()
  /** What was typed is taken or given up: leaving its box must not take it once more. */
  const isTaken = useRef(true)
  const type = (text: string) => {
    isTaken.current = false
    setTyped(text)
  }
  const area = areaOf(anchor, active)
  const isOpen = (spot: Spot) => cellAt(spot).state === 'open'
  const areOpen = (puts: readonly Put[]) => puts.filter(isOpen)

  const focusOn = ({ row, column }: Spot) => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-spot="${row}:${column}"]`)
    cell?.focus()
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const go = (to: Spot, keepsAnchor = false) => {
    setTyped(undefined)
    setActive(to)
    if (!keepsAnchor) setAnchor(to)
    onMark?.(areaOf(keepsAnchor ? anchor : to, to))
    focusOn(to)
  }
  /** Takes what was typed, into the active cell or all marked ones. */
  const commit = (whole = false): boolean => {
    if (typed === undefined || isTaken.current) return true
    const quota = readQuota(typed)
    if (quota === undefined) {
      notify('error', t('reservations.faultQuota'))
      return false
    }
    isTaken.current = true
    setTyped(undefined)
    put?.(areOpen((whole ? spotsOf(area) : [active]).map((spot) => ({ ...spot, quota }))))
    return true
  }
  /** Repeats a block over the rest of another one around it. */
  const fill = (source: Area, target: Area) =>
    put?.(
      areOpen(
        fillFrom(source, target).flatMap(({ from, to }) =>
          isOpen(from) ? [{ ...to, quota: cellAt(from).own ?? null }] : [],
        ),
      ),
    )

  const onTyping = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isTaken.current = true
      setTyped(undefined)
      focusOn(active)
    } else if (event.key === 'Enter') {
      if (!commit(event.ctrlKey || event.metaKey)) return event.preventDefault()
      if (event.ctrlKey || event.metaKey) focusOn(active)
      else go(spotAfter(active, event.shiftKey ? 'ArrowUp' : 'ArrowDown', size, false) ?? active)
    } else if (event.key === 'Tab') {
      if (!commit()) return event.preventDefault()
      const to = spotByTab(active, event.shiftKey, size, isOpen)
      if (!to) return
      go(to)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return onTyping(event)
    if (event.nativeEvent.isComposing || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const letter = letterOf(event)
    const to = spotAfter(active, event.key, size, isCommand)
    const edge = to && to.column === active.column && to.row === active.row
    if (to && edge && beyond && !event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
      beyond(event.key === 'ArrowLeft' ? -1 : 1)
    else if (to) go(to, event.shiftKey)
    else if (event.key === 'Tab') {
      const next = spotByTab(active, event.shiftKey, size, isOpen)
      // Behind its last cell Tab leaves the sheet.
      if (!next) return
      go(next)
    } else if (isCommand && letter === 'a') {
      setAnchor({ row: 0, column: 0 })
      setActive({ row: size.rows - 1, column: size.columns - 1 })
      onMark?.(areaOf({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 }))
    } else if (isCommand && letter === 'd' && put) fill({ ...area, bottom: area.top }, area)
    else if (isCommand && letter === 'r' && put) fill({ ...area, right: area.left }, area)
    else if (isCommand) return
    else if (/^[0-9０-９]$/.test(event.key)) {
      if (put && isOpen(active)) type(event.key.normalize('NFKC'))
      else if (open) open(area, event.key.normalize('NFKC'))
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && put)
      put(areOpen(spotsOf(area).map((spot) => ({ ...spot, quota: null }))))
    else if (event.key === 'F2' && put && isOpen(active)) type(String(cellAt(active).own ?? ''))
    else if (event.key === 'Enter' || event.key === ' ') {
      if (open) open(area)
      else if (put && isOpen(active)) type(String(cellAt(active).own ?? ''))
    } else return
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    event.clipboardData.setData(
      'text/plain',
      asText(area, (spot) => {
        const cell = cellAt(spot)
        return cell.state !== 'open' ? null : put ? (cell.own ?? null) : cell.quota
      }),
    )
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    if (!put) return notify('info', t('reservations.pasteInFixed'))
    const { puts, wrong, beyond: lost } = pasteInto(parseBlock(event.clipboardData.getData('text')), area, size)
    const good = areOpen(puts)
    put(good)
    if (wrong.length > 0)
      notify('error', t('reservations.pasteWrong', { texts: [...new Set(wrong)].slice(0, 5).join(t('kit.listComma')) }))
    if (lost > 0) notify('warning', t('reservations.pasteBeyond', { number: lost }))
    if (good.length < puts.length)
      notify('warning', t('reservations.pasteClosed', { number: puts.length - good.length }))
  }

  const spotOf = (event: PointerEvent): Spot | undefined => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null
    const [row, column] = (cell?.dataset.spot ?? '').split(':').map(Number)
    return cell && row !== undefined && column !== undefined ? { row, column } : undefined
  }
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotOf(event)
    if (!spot || event.button !== 0 || (event.target instanceof Element && event.target.closest('input'))) return
    if (event.target instanceof Element && event.target.closest('.sheet-handle')) {
      event.preventDefault()
      setDrag('fill')
      return
    }
    if (!commit()) return event.preventDefault()
    // The browser would give the focus to the cell after this, or mark its text.
    event.preventDefault()
    setDrag('mark')
    go(spot, event.shiftKey)
  }
  const onPointerOver = (event: PointerEvent) => {
    const spot = drag && spotOf(event)
    if (!spot) return
    if (drag === 'fill') setFilling(stretched(area, spot))
    else if (spot.row !== active.row || spot.column !== active.column) go(spot, true)
  }
  const end = () => {
    if (drag === 'fill' && filling) {
      fill(area, filling)
      setAnchor({ row: filling.top, column: filling.left })
      setActive({ row: filling.bottom, column: filling.right })
    }
    setDrag(undefined)
    setFilling(undefined)
  }
  const endNow = useRef(end)
  useEffect(() => {
    endNow.current = end
  })
  useEffect(() => {
    if (!drag) return undefined
    const stop = () => endNow.current()
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [drag])

  return {
    table,
    active,
    area,
    filling,
    /** What stands in the box of the active cell; undefined while nothing is typed. */
    typed,
    type,
    commit,
    isOpen,
    /** Opens a cell that is pressed alone. */
    press: (spot: Spot, isShifted: boolean) => {
      if (!isShifted && area.top === area.bottom && area.left === area.right) open?.(areaOf(spot, spot))
    },
    handlers: { onKeyDown, onCopy, onPaste, onPointerDown, onPointerOver },
  }
}
