import { type FocusEvent, type RefObject, useMemo, useRef, useState } from 'react'

/** Height of a row in px. */
export const ROW = 56
const ALL_UP_TO = 60
const SPARE = 6

interface Gap {
  from: number
  rows: number
}

/**
 * Returns the rows to render: all of a short grid, else the visible ones and the last focused one. Numbers are rows,
 * the other entries are gaps.
 */
export const useWindow = (count: number, host: RefObject<HTMLElement | null>) => {
  const [first, setFirst] = useState(0)
  const [kept, keep] = useState(-1)
  const height = useRef(640)
  const parts = useMemo((): (number | Gap)[] => {
    if (count <= ALL_UP_TO) return Array.from({ length: count }, (_, at) => at)
    const from = Math.max(0, Math.min(first, count - 1) - SPARE)
    const until = Math.min(count, from + Math.ceil(height.current / ROW) + 2 * SPARE)
    const shown = Array.from({ length: until - from }, (_, at) => from + at)
    if (kept >= 0 && kept < count && (kept < from || kept >= until)) shown[kept < from ? 'unshift' : 'push'](kept)
    const list: (number | Gap)[] = []
    let next = 0
    for (const at of [...shown, count]) {
      if (at > next) list.push({ from: next, rows: at - next })
      if (at < count) list.push(at)
      next = at + 1
    }
    return list
  }, [count, first, kept])
  return {
    parts,
    keep,
    onScroll: () => {
      const element = host.current
      if (!element) return
      height.current = element.clientHeight || height.current
      // In steps, to avoid a rerender for every pixel.
      setFirst(Math.floor(element.scrollTop / ROW / 4) * 4)
    },
    onFocus: (event: FocusEvent) => {
      const row = event.target instanceof HTMLElement ? event.target.dataset.row : undefined
      if (row !== undefined) keep(Number(row))
    },
  }
}
